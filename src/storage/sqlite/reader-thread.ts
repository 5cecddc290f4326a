import { parentPort, workerData } from 'node:worker_threads';
import { createReader, createSearcher } from '../bind.ts';
import { connectToRead } from './connect.ts';
import { createDb } from './dialect.ts';
import { createPostingsReader } from './search.ts';
import { serve } from './thread.ts';

/** The thread for reads that take a while: searches and long lists. */
function start(port: NonNullable<typeof parentPort>, file: string): void {
  const database = connectToRead(file);
  const db = createDb(database);
  serve(port, {
    ...createReader(db),
    ...createSearcher(db, createPostingsReader(db)),
    async close() {
      database.close();
    },
  });
}

// What throws here ends the thread, and is why it could not start.
if (parentPort) start(parentPort, (workerData as { file: string }).file);
