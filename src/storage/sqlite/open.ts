import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Reader, Storage } from '../port.ts';
import { createChangeFeed } from '../sql/change-feed.ts';
import { createSqlReader } from '../sql/reader.ts';
import { checkInBackground, wasCutShort } from './check.ts';
import { connectToRead } from './connect.ts';
import { createDb } from './dialect.ts';
import { startReaderThread, startWriterThread } from './threads.ts';

export type SqliteOptions = {
  /** Path of the database file; it and its folder are made when absent. */
  file: string;
  /** Told when a database thread dies by itself; every call to it rejects from then on. */
  onThreadDeath?: (error: Error) => void;
  /** Told when the database proves to be damaged; what it still answers is not to be trusted. */
  onDamage?: (damage: Error) => void;
};

/** Lists up to this long are read here; longer ones would hold up the event loop. */
const shortList = 100;

/** Opens the database, migrated. Rejects with the reason when it cannot be opened or is too new. */
export async function openSqlite(options: SqliteOptions): Promise<Storage> {
  const { file, onThreadDeath, onDamage } = options;
  await mkdir(dirname(file), { recursive: true });
  const isSuspect = wasCutShort(file);
  const origin = randomUUID();
  const writing = startWriterThread(file, origin);
  await writing.thread.ready;
  const searching = startReaderThread(file);
  const database = connectToRead(file);
  const db = createDb(database);
  const changes = createChangeFeed(db, origin);
  const checking = new AbortController();
  if (onDamage) void checkInBackground(file, isSuspect, onDamage, checking.signal);
  let isClosing = false;
  for (const { thread } of [writing, searching]) {
    void thread.ended.then((error) => {
      if (!isClosing) onThreadDeath?.(error ?? new Error('A database thread has ended'));
    });
  }
  return {
    reader: splitReader(createSqlReader(db), searching.reader),
    searcher: searching.searcher,
    writer: writing.writer,
    tries: writing.tries,
    changes,
    async [Symbol.asyncDispose]() {
      if (isClosing) return;
      isClosing = true;
      checking.abort();
      changes.stop();
      // The writer closes last, so that its checkpoint leaves one file and nothing beside it.
      await endThread(searching);
      database.close();
      await endThread(writing);
    },
  };
}

type Ending = ReturnType<typeof startWriterThread> | ReturnType<typeof startReaderThread>;

async function endThread({ thread, control }: Ending): Promise<void> {
  const died = Symbol();
  const outcome = await Promise.race([
    control.close().then(
      () => null,
      (error: unknown) => error,
    ),
    thread.ended.then(() => died),
  ]);
  await thread.terminate();
  if (outcome !== null && outcome !== died) throw outcome;
}

/** Short reads by key here, without a hop; what takes a while in the reader thread. */
function splitReader(here: Reader, there: Reader): Reader {
  return {
    ...here,
    listRecipes: (filter, limit, cursor, skip = 0) =>
      (skip + limit <= shortList ? here : there).listRecipes(filter, limit, cursor, skip),
    async listSavedIds(userId, most) {
      const few = await here.listSavedIds(userId, Math.min(most ?? shortList + 1, shortList + 1));
      return few.length <= shortList ? few : there.listSavedIds(userId, most);
    },
    listContactMessages: there.listContactMessages,
    photosInUse: there.photosInUse,
    listRecipeLinks: there.listRecipeLinks,
    listCookLinks: there.listCookLinks,
    countCooks: there.countCooks,
    listModeratedRecipes: there.listModeratedRecipes,
    listAccounts: there.listAccounts,
    listActs: there.listActs,
  };
}
