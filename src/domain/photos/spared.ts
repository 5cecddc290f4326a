import { keptDays } from '../accounts/kept-days.ts';
import { dayMs, minuteMs } from '../spans.ts';

/** Noted in a database that came out of a backup: when, in ms since 1970. */
export const restoredNote = 'restored';

/**
 * Whether what is due by then waits all the same, by that note. What people took back since the backup is not known in it: what they had taken away
 * has its whole time, in ms, once more.
 */
export const isSpared = (restoredAt: string | null, lifetime: number, at: number): boolean =>
  restoredAt !== null && at < Number(restoredAt) + lifetime;

/** Noted in a database: an id of its own, which neither a copy nor a backup carries, and when it was done with the photos of its store last. */
export const databaseNote = 'database';

/** `since` a database has had a store, when it was done with it last: both in ms; not a number, and 0, where that is not told. */
type Owner = { id: string; since: number; done: number };

/** Whose a store of photos is, or a database itself, as it is noted. */
export const ownerText = ({ id, since, done }: Owner): string => `${id} ${since} ${done}`;

/** What such a text says. */
export function readOwner(text: string | null): Owner {
  const [id = '', since = '', done = ''] = (text ?? '').split(' ');
  return { id, since: Number(since || Number.NaN), done: Number(done) || 0 };
}

/** Two processes of one site may be at the same store, and their clocks apart. */
const apartMs = 10 * minuteMs;

/** What a database may do with photos of a store that it does not name, and since when (ms) it has the store to itself. */
type Due = { due: 'claim' | 'wait' | 'sweep'; since: number };

/**
 * What a database may do with photos of a store with that owner. One that is new to the store, as after a restoration, a move or with a wrong
 * setting, claims it and waits for 30 days: they may be somebody's all the same. So does one that the store knows from later than it knows itself:
 * it was rolled back to an earlier time, or it is a clone of the one whose store this is. Each says since when, for a claim is written
 * in the database first, and may not have reached the store.
 */
export function dueSweep(owner: Owner, own: Owner, at: number): Due {
  const isOurs = owner.id === own.id && Number.isFinite(owner.since);
  if (!isOurs || owner.done > own.done + apartMs) return { due: 'claim', since: at };
  const since = Math.max(owner.since, own.since || 0);
  return { due: at < since + keptDays.uploads * dayMs ? 'wait' : 'sweep', since };
}

/** Nobody could say whose a store is: whether the database beside it was put back is not known. */
export class UnknownOwner extends Error {}
