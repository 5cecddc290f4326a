import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createChangeFeed } from '../changes/change-feed.ts';
import { bind } from '../operations.ts';
import type { Reader, Storage } from '../port.ts';
import type { Db } from '../schema.ts';
import { endThread, remote } from '../threads/remote.ts';
import type { Thread } from '../threads/thread.ts';
import { checkInBackground, wasCutShort } from './check.ts';
import { connectToRead } from './connect.ts';
import { createDb } from './dialect.ts';
import { type SqliteRunners, startReaderThread, startWriterThread } from './threads.ts';

export type SqliteOptions = {
  /** Path of the database file; it and its folder are made when absent. */
  file: string;
  /** Told when a database thread dies by itself; every call to it rejects from then on. */
  onThreadDeath?: (error: Error) => void;
  /** Told when the database proves to be damaged; what it still answers is not to be trusted. */
  onDamage?: (damage: Error) => void;
  /** What runs its threads, where they are not to be its own: tests hand theirs on. */
  runners?: SqliteRunners;
};

/** Opens the database, migrated. Rejects with the reason when it cannot be opened or is too new. */
export async function openSqlite(options: SqliteOptions): Promise<Storage> {
  const { file, onThreadDeath, onDamage, runners } = options;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const isSuspect = wasCutShort(file);
  const origin = randomUUID();
  const writing = startWriterThread({ file, origin }, runners);
  await writing.ready;
  const searching = startReaderThread({ file }, runners);
  const database = connectToRead(file);
  const db = createDb(database);
  const changes = createChangeFeed(db, origin);
  const checking = new AbortController();
  if (onDamage) void checkInBackground(file, isSuspect, onDamage, checking.signal);
  let isClosing = false;
  for (const thread of [writing, searching]) {
    void thread.ended.then((error) => {
      if (!isClosing) onThreadDeath?.(error ?? new Error('A database thread has ended'));
    });
  }
  return {
    reader: splitReader(db, searching),
    searcher: remote('search', searching),
    writer: remote('write', writing),
    tries: remote('tally', writing),
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

/** Short reads by key here, without a hop; what takes a while in the reader thread. */
function splitReader(db: Db, thread: Thread): Reader {
  return bind(
    'read',
    (name, { run, where }) =>
      (...args) =>
        where(...args) === 'main' ? run(db, ...args) : thread.call(name, ...args),
  );
}
