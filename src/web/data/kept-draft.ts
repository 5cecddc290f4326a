import { readStored } from './browser-storage.ts';

const areas = ['sessionStorage', 'localStorage'] as const;

/** A draft lies with its tab, so that two do not mix, and in the browser, for when the tab is gone. */
export function readDraft<T extends object>(
  key: string,
  whole: (stored: Partial<T>) => boolean,
): T | null {
  const stored = readStored(key, 'sessionStorage') ?? readStored(key);
  return stored && typeof stored === 'object' && whole(stored as T) ? (stored as T) : null;
}

/** The keys of all drafts that begin so, of this tab and of the browser. */
export function draftKeys(start: string): string[] {
  try {
    const keys = areas.flatMap((area) => Object.keys(window[area]));
    return [...new Set(keys)].filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Keeps a draft, or forgets it where it is null; says whether the browser has it even when the tab is gone. */
export function keepDraft(key: string, draft: object | null): boolean {
  // Older words that stayed with the tab would hide those that the browser took.
  if (!storeDraft(key, draft, 'sessionStorage')) storeDraft(key, null, 'sessionStorage');
  return storeDraft(key, draft);
}

/**
 * Keeps a draft, or forgets it, where there still lies what was kept before: somebody may have typed on, sent it or let
 * go of it since, and none of that is undone.
 */
export function replaceDraft(key: string, before: object, draft: object | null): void {
  const left = JSON.stringify(before);
  for (const area of areas)
    if (JSON.stringify(readStored(key, area)) === left) storeDraft(key, draft, area);
}

/**
 * Stores a draft, or removes it where it is null or an empty text, and says whether that was done. A refusal is not logged: the form tells
 * its person, and would log at each key press.
 */
export function storeDraft(
  key: string,
  draft: object | string | null,
  area: (typeof areas)[number] = 'localStorage',
): boolean {
  try {
    if (draft) window[area].setItem(key, JSON.stringify(draft));
    else window[area].removeItem(key);
    return true;
  } catch {
    return false;
  }
}
