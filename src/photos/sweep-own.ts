import { randomUUID } from 'node:crypto';
import { databaseNote, dueSweep, ownerText } from '#domain/photos/spared.ts';
import type { PhotoStore } from './port.ts';
import { sweepOrphanPhotos } from './sweep.ts';

type Database = {
  photosInUse: (ids: string[]) => Promise<string[]>;
  /** What is noted under a key if it begins so; else the value, which takes its place. */
  renewNote: (key: string, beginning: string, value: string) => Promise<string>;
};

/**
 * Sweeps a store, as `sweepOrphanPhotos` does, once this database has had it for 30 days by its clock (ms): one that is new to it claims it and removes
 * nothing. Answers with how many went.
 */
export async function sweepOwnPhotos(
  store: Pick<PhotoStore, 'listStoredBefore' | 'remove' | 'owner' | 'claim'>,
  database: Database,
  times: { at: number; olderThan: number },
  signal?: AbortSignal,
): Promise<number> {
  const id = await database.renewNote(databaseNote, '', randomUUID());
  const due = dueSweep(await store.owner(), id, times.at);
  if (due === 'claim') await store.claim(ownerText(id, times.at));
  if (due !== 'sweep') return 0;
  return sweepOrphanPhotos(store, database, times.olderThan, signal);
}
