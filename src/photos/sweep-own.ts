import { randomUUID } from 'node:crypto';
import { databaseNote, dueSweep, ownerText, readOwner } from '#domain/photos/spared.ts';
import type { PhotoStore } from './port.ts';
import { sweepOrphanPhotos } from './sweep.ts';

type Database = {
  photosInUse: (ids: string[]) => Promise<string[]>;
  /** What is noted under a key if it begins so; else the value, which takes its place. */
  renewNote: (key: string, beginning: string, value: string) => Promise<string>;
  setNote: (key: string, value: string) => Promise<void>;
};

/**
 * Sweeps a store, as `sweepOrphanPhotos` does, once this database has had it for 30 days by its clock (ms): one that is new to it, or was put back to
 * an earlier time, claims it and removes nothing. Answers with how many went.
 */
export async function sweepOwnPhotos(
  store: Pick<PhotoStore, 'listStoredBefore' | 'remove' | 'owner' | 'claim'>,
  database: Database,
  times: { at: number; olderThan: number },
  signal?: AbortSignal,
): Promise<number> {
  // The store first: another process notes in the database before it does in the store.
  const owner = readOwner(await store.owner());
  const own = readOwner(await database.renewNote(databaseNote, '', randomUUID()));
  const due = dueSweep(owner, own, times.at);
  const since = due === 'claim' ? times.at : owner.since;
  const swept =
    due === 'sweep' ? await sweepOrphanPhotos(store, database, times.olderThan, signal) : 0;
  // Afterwards, for on a full disk nothing is noted before something is gone.
  const noted = ownerText({ id: own.id, since, done: times.at });
  await database.setNote(databaseNote, noted);
  await store.claim(noted);
  return swept;
}
