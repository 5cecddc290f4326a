import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fold } from '#domain/search/fold.ts';

const busyTimeout = 10_000;
/** SQLITE_BUSY, of https://www.sqlite.org/rescode.html */
const sqliteBusy = 5;

/** How far a commit is safe: `full` survives a power cut, `normal` only the end of the process. */
type Durability = 'full' | 'normal';

/** A connection that writes; only the writer thread has one. */
export function connectToWrite(file: string, durability: Durability): DatabaseSync {
  beginPrivately(file);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  turnToLog(database);
  database.exec(`
    pragma synchronous = ${durability};
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma journal_size_limit = 67108864;
  `);
  return database;
}

/**
 * Has writes go to a log first, which the file then remembers. Of two that turn a new file at once the
 * second holds a lock for reading by then, and SQLite refuses it without waiting, lest each wait for
 * the other: it asks again.
 */
function turnToLog(database: DatabaseSync): void {
  const end = performance.now() + busyTimeout;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      const code = Number((error as { errcode?: number }).errcode) & 0xff;
      if (code !== sqliteBusy || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/**
 * Makes the file, empty and for its owner alone, where there is none: SQLite would let everybody on
 * the machine read it. What lies beside it gets its rights; one that exists keeps what it has.
 */
function beginPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Pages of the file that a connection holds by itself; the machine keeps more of them for all. */
const cacheKilobytes = 24_000;

/** A connection that only reads, with so much of the file in its memory; the file and its tables exist. */
export function connectToRead(file: string, kilobytes = cacheKilobytes): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
  database.exec(`pragma temp_store = memory; pragma cache_size = -${kilobytes};`);
  database.function('folded', { deterministic: true }, (text) => fold(String(text)));
  return database;
}
