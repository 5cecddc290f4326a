import { randomUUID } from 'node:crypto';
import {
  databaseNote,
  dueSweep,
  ownerText,
  readOwner,
  restoredNote,
  UnknownOwner,
} from '#domain/photos/spared.ts';
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
 * an earlier time, claims it and removes nothing. Where one that had a store before claims it, what is due waits, as in one out of a backup. Answers
 * with how many went; rejects with `UnknownOwner` before anything else where that cannot be told.
 */
export async function sweepOwnPhotos(
  store: Pick<PhotoStore, 'listStoredBefore' | 'remove' | 'owner' | 'claim'>,
  database: Database,
  times: { at: number; olderThan: number },
  signal?: AbortSignal,
): Promise<number> {
  const { own, due, since } = await lookUp(store, database, times.at).catch((cause: unknown) => {
    throw new UnknownOwner(`Whose the photos are is not known: ${cause}`, { cause });
  });
  try {
    return due === 'sweep' ? await sweepOrphanPhotos(store, database, times.olderThan, signal) : 0;
  } finally {
    // Afterwards, for on a full disk nothing is noted before something is gone; and where a photo cannot be removed as well.
    const noted = ownerText({ id: own.id, since, done: times.at });
    await database.setNote(databaseNote, noted);
    await store.claim(noted);
  }
}

async function lookUp(store: Pick<PhotoStore, 'owner'>, database: Database, at: number) {
  // The store first: another process notes in the database before it does in the store.
  const owner = readOwner(await store.owner());
  const own = readOwner(await database.renewNote(databaseNote, '', randomUUID()));
  const found = dueSweep(owner, own, at);
  if (found.due === 'claim' && own.done > 0) await database.setNote(restoredNote, String(at));
  return { own, ...found };
}
