import { useEffect, useRef } from 'react';
import { readStored } from '#web/data/browser-storage.ts';
import { replaceDraft, storeDraft } from '#web/data/kept-draft.ts';
import { authStore } from '#web/session/auth.ts';

const names = ['from_email', 'from_name', 'subject', 'message'] as const;
type Words = Partial<Record<string, string>>;

const placeOf = (userId = '') => `contact@${userId}`;
/** A person whose session has ended under the page still sits before it. */
const presentPlace = () => {
  const { user, ended } = authStore.get();
  return placeOf(user?._id ?? ended);
};

/**
 * A message as it is written, for the form that has its `form`: it outlives the page until it is sent, and lies with its
 * tab alone, for it is private. Nobody else who logs in there is shown it; what a visitor wrote goes along with their
 * login. `sending` answers with what forgets what is sent, and nothing newer.
 */
export function useContactDraft() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<{ place: string; words: Words } | null>(null);
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const show = () => {
      const place = presentPlace();
      const before = draft.current?.place;
      if (place === before) return;
      if (before && before !== placeOf()) fields.reset();
      draft.current = { place, words: takeDraft(place) };
      fill(fields, draft.current.words);
    };
    const keep = () => {
      draft.current = { place: presentPlace(), words: wordsIn(fields) };
      keepDraft(draft.current);
    };
    show();
    fields.addEventListener('input', keep);
    const stop = authStore.subscribe(show);
    return () => {
      fields.removeEventListener('input', keep);
      stop();
    };
  }, []);
  const sending = () => {
    const sent = draft.current;
    return () => {
      if (sent) replaceDraft(sent.place, sent.words, null);
      if (sent === draft.current) form.current?.reset();
    };
  };
  return { form, sending };
}

function keepDraft({ place, words }: { place: string; words: Words }): void {
  const isEmpty = Object.values(words).every((word) => word === '');
  storeDraft(place, isEmpty ? null : words, 'sessionStorage');
}

/** What somebody has typed in this tab, or what was typed before they logged in, which is theirs from then on. */
function takeDraft(place: string): Words {
  const own = readStored(place, 'sessionStorage');
  const found = own ?? readStored(placeOf(), 'sessionStorage');
  if (!own && found) {
    storeDraft(placeOf(), null, 'sessionStorage');
    storeDraft(place, found, 'sessionStorage');
  }
  return found ?? {};
}

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

const wordsIn = (form: HTMLFormElement): Words =>
  Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? '']));

/** What was typed before the page came alive stays. */
function fill(form: HTMLFormElement, words: Words): void {
  for (const name of names) {
    const field = fieldOf(form, name);
    if (field && field.value === '') field.value = words[name] ?? '';
  }
}
