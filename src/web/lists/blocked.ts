import { useCallback, useEffect } from 'react';
import type { BlockedPersonReply } from '#contract/blocks.ts';
import type { Client } from '#contract/client.ts';
import { useApi } from '../data/api.ts';
import { createResource } from '../data/resource.ts';
import { useStore } from '../data/store.ts';
import { useText } from '../page/text.ts';
import { showSuccess } from '../page/toasts.ts';
import { useAuth } from '../session/auth.ts';
import { sameUser } from '../session/same-user.ts';

export type Person = { _id: string; name: string; handle: string };
export type BlockKind = BlockedPersonReply['kind'] | 'none';

const blocked = createResource<readonly BlockedPersonReply[]>();
/** Whose list is held or on its way. */
let askedFor: string | null = null;

function load(api: Client, userId: string): void {
  askedFor = userId;
  void blocked.load(userId, async () => {
    const result = await api.listBlocks({});
    return result.ok ? result.data.people : null;
  });
}

/** Whom the reader muted and blocked, asked for once and kept up with what is changed here; null until that is known. */
export function useBlocked() {
  const api = useApi();
  const { user } = useAuth();
  const { value, key, hasFailed } = useStore(blocked.store);
  const userId = user?._id;
  const reload = useCallback(() => {
    if (userId) load(api, userId);
  }, [api, userId]);
  useEffect(() => {
    const { hasFailed, isLoading } = blocked.store.get();
    if (!userId || (askedFor === userId && (isLoading || !hasFailed))) return;
    // Nobody sees whom the one before muted.
    if (askedFor !== userId) blocked.forget();
    load(api, userId);
  }, [api, userId]);
  const isTheirs = userId !== undefined && askedFor === userId;
  const people = isTheirs ? value : null;
  return { people, hasFailed: isTheirs && key === userId && hasFailed, reload };
}

/** Whether the reader muted or blocked somebody. */
export function useIsHidden(): (person: { _id: string }) => boolean {
  const { people } = useBlocked();
  return ({ _id }) => people?.some((one) => one._id === _id) ?? false;
}

/** Mutes or blocks somebody, or neither, and says so; answers with what is at fault where the site did not do it, else null; '' where somebody else sits there by then. */
export function useKeepBlock(): (person: Person, kind: BlockKind) => Promise<string | null> {
  const api = useApi();
  const text = useText();
  return async (person, kind) => {
    const { _id, name, handle } = person;
    const isSame = sameUser();
    const result = await api.blockPerson({ params: { userId: _id }, body: { kind } });
    if (!isSame()) return '';
    // Of somebody who is not there any more nothing is to be taken back.
    const isGone = !result.ok && result.code === 'user_not_found';
    if (!result.ok && !(isGone && kind === 'none')) {
      return result.message || text('blocks.failed');
    }
    blocked.change((all) => {
      const others = (all ?? []).filter((one) => one._id !== _id);
      if (kind === 'none') return others;
      const since = all?.find((one) => one._id === _id)?.since ?? new Date().toISOString();
      return [{ _id, name, handle, kind, since }, ...others];
    });
    showSuccess(text(`blocks.kept.${kind}`, { name }), 'act');
    return null;
  };
}
