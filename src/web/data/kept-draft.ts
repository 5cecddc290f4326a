import { readStored, removeStored, writeStored } from './browser-storage.ts';

/** A draft lies with its tab, so that two do not mix, and in the browser, for when the tab is gone. */
export function readDraft<T extends object>(
  key: string,
  whole: (stored: Partial<T>) => boolean,
): T | null {
  const stored = readStored(key, 'sessionStorage') ?? readStored(key);
  return stored && typeof stored === 'object' && whole(stored as T) ? (stored as T) : null;
}

/** Keeps a draft, or forgets it where it is null. */
export function keepDraft(key: string, draft: object | null): void {
  for (const area of ['sessionStorage', 'localStorage'] as const) {
    if (draft) writeStored(key, draft, area);
    else removeStored(key, area);
  }
}
