import { parentPort, workerData } from 'node:worker_threads';
import { createSqlReader } from '../sql/reader.ts';
import { createSqlSearcher } from '../sql/searcher.ts';
import { connectToRead } from './connect.ts';
import { createDb } from './dialect.ts';
import { refuse, serve } from './remote.ts';
import { createPostingsReader } from './search.ts';
import type { ThreadControl } from './threads.ts';

/** The thread for reads that take a while: searches and long lists. */
function start(port: NonNullable<typeof parentPort>, file: string): void {
  const database = connectToRead(file);
  const db = createDb(database);
  const control: ThreadControl = {
    async close() {
      database.close();
    },
  };
  serve(port, {
    reader: createSqlReader(db),
    searcher: createSqlSearcher(db, createPostingsReader(db)),
    control,
  });
}

if (parentPort) {
  try {
    start(parentPort, (workerData as { file: string }).file);
  } catch (error) {
    refuse(parentPort, error);
    parentPort.close();
  }
}
