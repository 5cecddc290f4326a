import { bind, type Kind, type Port } from '../operations.ts';
import type { Thread } from './thread.ts';

/** The operations of a kind as a thread does them. */
export function remote<K extends Kind>(kind: K, thread: Pick<Thread, 'call'>): Port<K> {
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
