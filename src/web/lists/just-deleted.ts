import { readStored, removeStored, writeStored } from '../data/browser-storage.ts';

const storageKey = 'justDeleted';

/** A recipe that the person at this tab has just deleted. */
export type JustDeleted = { _id: string; name: string; userId: string };

/** Keeps what was deleted for the page that loads next in this tab. */
export function noteDeletion({ _id, name, userId }: JustDeleted): void {
  writeStored(storageKey, { _id, name, userId }, 'sessionStorage');
}

/** What the page before deleted, told once. */
export function takeDeletion(): JustDeleted | null {
  const noted = readStored(storageKey, 'sessionStorage') as JustDeleted | null;
  if (noted) removeStored(storageKey, 'sessionStorage');
  return noted;
}
