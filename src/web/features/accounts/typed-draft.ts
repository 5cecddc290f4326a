import { readStored } from '#web/data/browser-storage.ts';

/** A line that was typed in this tab and not saved yet; null where there is none. */
export function readTyped(key: string): string | null {
  const typed = readStored(key, 'sessionStorage');
  return typeof typed === 'string' ? typed : null;
}
