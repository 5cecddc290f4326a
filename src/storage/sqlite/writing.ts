import type { MessagePort } from 'node:worker_threads';
import { createRelaxedWriter, createWriter, type Transact } from '../bind.ts';
import { createTell } from '../changes/changes.ts';
import { noLocks } from '../row-locks.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { serve } from '../threads/thread.ts';
import { connectToWrite } from './connect.ts';
import { createDb } from './dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { postingsWriter } from './search.ts';
import type { WriterData } from './threads.ts';

/** SQLite's primary codes of a disk that takes no writes: SQLITE_IOERR and SQLITE_FULL (sqlite.org/rescode.html). */
const takesNoWrites = new Set([10, 13]);

/** The one thread that writes: migrations at start, then every write and checkpoint. */
export function serveWrites(port: MessagePort, { file, origin }: WriterData): void {
  const database = connectToWrite(file, 'full');
  migrate(database, migrations);
  // A migration of a large site sorts much; the site that follows is to begin small.
  database.exec('pragma shrink_memory');
  // A try that a power cut forgets harms nobody, and an fsync for every search would.
  const triesDatabase = connectToWrite(file, 'normal');
  const db = createDb(database);
  const transact: Transact = (change, last = () => []) =>
    db.transaction().execute(async (db) => {
      const outcome = await change(db);
      for (const query of last()) await db.executeQuery(query);
      return outcome;
    });
  const tools = { index: createSearchIndex(postingsWriter), locks: noLocks };
  serve(port, {
    ...createWriter(transact, tools, createTell(origin)),
    ...createRelaxedWriter(createDb(triesDatabase)),
    async close() {
      triesDatabase.close();
      try {
        database.exec('pragma wal_checkpoint(truncate)');
      } catch (error) {
        // All that was written lies in the log beside the database, where the next start reads it.
        if (!takesNoWrites.has(Number((error as { errcode?: number }).errcode) & 0xff)) throw error;
      }
      database.close();
    },
  });
}
