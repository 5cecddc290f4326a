import { parentPort, workerData } from 'node:worker_threads';
import { createTell } from '../sql/changes.ts';
import { createSearchIndex } from '../sql/search-index.ts';
import { createTries } from '../sql/tries.ts';
import { createSqlWriter } from '../sql/writer.ts';
import { connectToWrite } from './connect.ts';
import { createDb } from './dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { refuse, serve } from './remote.ts';
import { postingsWriter } from './search.ts';
import type { ThreadControl } from './threads.ts';

type ThreadData = { file: string; origin: string };

/** The one thread that writes: migrations at start, then every write and checkpoint. */
function start(port: NonNullable<typeof parentPort>, { file, origin }: ThreadData): void {
  const database = connectToWrite(file, 'full');
  migrate(database, migrations);
  // A migration of a large site sorts much; the site that follows is to begin small.
  database.exec('pragma shrink_memory');
  // A try that a power cut forgets harms nobody, and an fsync for every search would.
  const triesDatabase = connectToWrite(file, 'normal');
  const control: ThreadControl = {
    async close() {
      triesDatabase.close();
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
  serve(port, {
    writer: createSqlWriter(
      createDb(database),
      createSearchIndex(postingsWriter),
      createTell(origin),
    ),
    tries: createTries(createDb(triesDatabase)),
    control,
  });
}

if (parentPort) {
  try {
    start(parentPort, workerData as ThreadData);
  } catch (error) {
    refuse(parentPort, error);
    parentPort.close();
  }
}
