import { keptDays } from '../accounts/kept-days.ts';
import { dayMs } from '../spans.ts';

/** Noted in a database that came out of a backup: when, in ms since 1970. */
export const restoredNote = 'restored';

/**
 * Whether photos that no row names stay for now, by that note. What was published since a backup has such photos once the backup is restored, and
 * they are wanted where it was the wrong one, or where those recipes are fetched out of the broken database.
 */
export const areSpared = (restoredAt: string | null, at: number): boolean =>
  restoredAt !== null && at < Number(restoredAt) + keptDays.uploads * dayMs;
