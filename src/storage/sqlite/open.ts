import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createChangeFeed } from '../changes/change-feed.ts';
import { bind } from '../operations.ts';
import type { Reader, Storage } from '../port.ts';
import type { Db } from '../schema.ts';
import { LateThread } from '../threads/late-thread.ts';
import { endThread, remote } from '../threads/remote.ts';
import type { Thread } from '../threads/thread.ts';
import { checkInBackground, wasCutShort } from './check.ts';
import { connectToRead } from './connect.ts';
import { createDb } from './dialect.ts';
import { type SqliteRunners, startReaderThread, startWriterThread } from './threads.ts';

type SqliteOptions = {
  /** Path of the database file; it and its folder are made when absent. */
  file: string;
  /** Told when a database thread dies by itself; every call to it rejects from then on. */
  onThreadDeath?: (error: Error) => void;
  /** Told when the database proves to be damaged; what it still answers is not to be trusted. */
  onDamage?: (damage: Error) => void;
  /** For what looks in and leaves, a command beside the site: no index is held in memory, and the thread for what takes a while starts when it is first asked. */
  isBrief?: boolean;
  /** What runs its threads, where they are not to be its own: tests hand theirs on. */
  runners?: SqliteRunners;
};

/** Opens the database, migrated. Rejects with the reason when it cannot be opened or is too new. */
export async function openSqlite(options: SqliteOptions): Promise<Storage> {
  const { file, onThreadDeath, onDamage, isBrief = false, runners } = options;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const isSuspect = wasCutShort(file);
  const origin = randomUUID();
  const writing = startWriterThread({ file, origin }, runners);
  await writing.ready;
  const database = connectToRead(file);
  const db = createDb(database);
  const changes = createChangeFeed(db, origin);
  const checking = new AbortController();
  if (onDamage) void checkInBackground(file, isSuspect, onDamage, checking.signal);
  let isClosing = false;
  const watched = (thread: Thread): Thread => {
    void thread.ended.then((error) => {
      if (!isClosing) onThreadDeath?.(error ?? new Error('A database thread has ended'));
    });
    return thread;
  };
  watched(writing);
  const holdsIndex = !isBrief;
  const searching = new LateThread(() => watched(startReaderThread({ file, holdsIndex }, runners)));
  if (!isBrief) searching.start();
  return {
    reader: splitReader(db, searching),
    searcher: remote('search', searching),
    writer: remote('write', writing),
    relaxed: remote('relaxed', writing),
    changes,
    async [Symbol.asyncDispose]() {
      if (isClosing) return;
      isClosing = true;
      checking.abort();
      changes.stop();
      // The writer closes last, so that its checkpoint leaves one file and nothing beside it.
      await searching.end();
      database.close();
      await endThread(writing);
    },
  };
}

/** Short reads by key here, without a hop; what takes a while in the reader thread. */
function splitReader(db: Db, thread: Pick<Thread, 'call'>): Reader {
  return bind(
    'read',
    (name, { run, where }) =>
      (...args) =>
        where(...args) === 'main' ? run(db, ...args) : thread.call(name, ...args),
  );
}
