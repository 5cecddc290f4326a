import { Worker } from 'node:worker_threads';
import { Thread } from '../threads/thread.ts';

/** Starts the thread that writes; it is ready when the database is migrated. */
export function startWriterThread(file: string, origin: string): Thread {
  const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), {
    workerData: { file, origin },
  });
  return new Thread(worker, 'database writer');
}

/** Starts the thread that searches and reads what takes a while; the database is migrated. */
export function startReaderThread(file: string): Thread {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    workerData: { file },
  });
  return new Thread(worker, 'database reader');
}
