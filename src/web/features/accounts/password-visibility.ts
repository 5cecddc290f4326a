import { readStored, writeStored } from '#web/shared/browser-storage.ts';
import { createStore, useStore } from '#web/shared/store.ts';

const storageKey = 'passwordHidden';
/** Passwords show as plain text until a person chooses otherwise. */
const hiddenStore = createStore(false);

/** Whether this person hides passwords; remembered in this browser and the same in every field. */
export function usePasswordHidden(): boolean {
  return useStore(hiddenStore);
}

/** Takes up the choice of an earlier visit. */
export function restorePasswordHidden(): void {
  hiddenStore.set(readStored(storageKey) === true);
}

/** Hides shown passwords, shows hidden ones, and remembers it. */
export function togglePasswordHidden(): void {
  const hidden = !hiddenStore.get();
  writeStored(storageKey, hidden);
  hiddenStore.set(hidden);
}
