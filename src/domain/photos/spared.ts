import { keptDays } from '../accounts/kept-days.ts';
import { dayMs } from '../spans.ts';

/** Noted in a database that came out of a backup: when, in ms since 1970. */
export const restoredNote = 'restored';

/**
 * Whether what is due by then waits all the same, by that note. What people took back since the backup is not known in it: what they had taken away
 * has its whole time, in ms, once more.
 */
export const isSpared = (restoredAt: string | null, lifetime: number, at: number): boolean =>
  restoredAt !== null && at < Number(restoredAt) + lifetime;

/** Noted in a database: an id of its own, which neither a copy nor a backup carries. */
export const databaseNote = 'database';

/** Whose a store of photos is: the id of a database, and since when in ms. */
export const ownerText = (id: string, since: number): string => `${id} ${since}`;

/**
 * What a database may do with photos of a store with that owner that it does not name. One that is new to the store, as after a restoration, a
 * move or with a wrong setting, claims it and waits for 30 days: they may be somebody's all the same.
 */
export function dueSweep(owner: string | null, id: string, at: number): 'claim' | 'wait' | 'sweep' {
  const [ownerId, since] = (owner ?? '').split(' ');
  if (ownerId !== id || !Number.isFinite(Number(since))) return 'claim';
  return at < Number(since) + keptDays.uploads * dayMs ? 'wait' : 'sweep';
}
