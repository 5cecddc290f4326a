import { Worker } from 'node:worker_threads';
import { bind, type Kind, type Port } from '../operations.ts';
import { Thread } from './thread.ts';

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

/** The operations of a kind as a thread does them. */
export function remote<K extends Kind>(kind: K, thread: Thread): Port<K> {
  return bind(
    kind,
    (name) =>
      (...args) =>
        thread.call(name, ...args),
  );
}

/** Asks a thread to close its database; resolves when it has ended, and rejects when closing failed. */
export async function endThread(thread: Thread): Promise<void> {
  const died = Symbol();
  const outcome = await Promise.race([
    thread.call('close').then(
      () => null,
      (error: unknown) => error,
    ),
    thread.ended.then(() => died),
  ]);
  await thread.terminate();
  if (outcome !== null && outcome !== died) throw outcome;
}
