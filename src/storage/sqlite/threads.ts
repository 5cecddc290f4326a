import { Worker } from 'node:worker_threads';
import { type Runner, Thread } from '../threads/thread.ts';

/** What runs the threads of a database; what is told to each is its `workerData`. */
export type SqliteRunners = {
  writer: (told: WriterData) => Runner;
  reader: (told: ReaderData) => Runner;
};
export type WriterData = { file: string; origin: string };
export type ReaderData = {
  file: string;
  /** Whether it holds in memory what searches look at; else it searches what the file holds. */
  holdsIndex: boolean;
};

/** Threads of its own for each database. */
const ownThreads: SqliteRunners = {
  writer: (workerData) =>
    new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData }),
  reader: (workerData) =>
    new Worker(new URL('./reader-thread.ts', import.meta.url), { workerData }),
};

/** Starts the thread that writes; it is ready when the database is migrated. */
export function startWriterThread(told: WriterData, { writer } = ownThreads): Thread {
  return new Thread(writer(told), 'database writer');
}

/** Starts the thread that searches and reads what takes a while; the database is migrated. */
export function startReaderThread(told: ReaderData, { reader } = ownThreads): Thread {
  return new Thread(reader(told), 'database reader');
}
