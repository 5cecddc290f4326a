import { useEffect, useState } from 'react';
import { authStore } from '#web/session/auth.ts';

/** Whose drafts those are that were written without a login. */
export const visitor = 'visitor';

/** Under which name an owner keeps the draft of a form; a visitor's has none of its own. */
export function nameOfDraft(form: string, owner: string): string {
  return owner === visitor ? form : `${form}@${owner}`;
}

type DraftOwner = {
  /** Null until the page has hydrated. */
  owner: string | null;
  /** The key of the form: another person's form is another one, and starts from their own draft. */
  formKey: string;
};

/**
 * Whose draft the form on this page holds. A cook who logs in or out, here or in another tab, gets a
 * form of their own; one who loses the session while they write keeps the form they have before them.
 */
export function useDraftOwner(): DraftOwner {
  const [{ owner, first }, setOwner] = useState<{ owner: string | null; first: string | null }>({
    owner: null,
    first: null,
  });
  useEffect(() => {
    const follow = () =>
      setOwner((now) => {
        const next = findOwner(now.owner);
        return next === now.owner ? now : { owner: next, first: now.first ?? next };
      });
    follow();
    return authStore.subscribe(follow);
  }, []);
  return { owner, formKey: owner === null || owner === first ? 'first' : owner };
}

function findOwner(before: string | null): string {
  const { user, ended } = authStore.get();
  if (user) return user._id;
  return ended !== undefined && ended === before ? ended : visitor;
}
