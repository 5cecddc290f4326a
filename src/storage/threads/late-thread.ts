import { endThread } from './remote.ts';
import type { Thread } from './thread.ts';

/** A thread that starts when it is first called, if nobody has started it before. */
export class LateThread {
  readonly #begin: () => Thread;
  #thread: Thread | null = null;

  constructor(begin: () => Thread) {
    this.#begin = begin;
  }

  start(): Thread {
    this.#thread ??= this.#begin();
    return this.#thread;
  }

  /** Calls a method that the thread serves, as `Thread.call` does. */
  call(method: string, ...args: unknown[]): Promise<unknown> {
    return this.start().call(method, ...args);
  }

  /** Has it close its database and end, where it has started. */
  async end(): Promise<void> {
    if (this.#thread) await endThread(this.#thread);
  }
}
