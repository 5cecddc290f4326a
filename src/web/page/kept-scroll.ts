import { readStored } from '../data/browser-storage.ts';

/** Where the router keeps how far each history entry was scrolled. */
export const scrollStorageKey = 'scroll';

/** How far a history entry was scrolled when its document was left, or null. */
export function keptScroll(key: string): number | null {
  const stored = readStored(scrollStorageKey, 'sessionStorage') as Record<string, unknown> | null;
  const top = stored?.[key];
  return typeof top === 'number' ? top : null;
}
