import { readStored, writeStored } from '#web/data/browser-storage.ts';
import { createStore, useStore } from '#web/data/store.ts';
import { useSite } from '#web/page/text.ts';

const storageKey = 'passwordHidden';
/** What a person has chosen in this browser; null until they have, and the site decides. */
const choiceStore = createStore<boolean | null>(null);

/** Whether passwords are masked: as this person chose, the same in every field, else as the operator did. */
export function usePasswordHidden(): boolean {
  const { passwordsHidden } = useSite();
  return useStore(choiceStore) ?? passwordsHidden;
}

/** Takes up the choice of an earlier visit. */
export function restorePasswordChoice(): void {
  const stored = readStored(storageKey);
  choiceStore.set(typeof stored === 'boolean' ? stored : null);
}

/** Hides passwords, or shows them, and remembers it. */
export function choosePasswordHidden(hidden: boolean): void {
  writeStored(storageKey, hidden);
  choiceStore.set(hidden);
}
