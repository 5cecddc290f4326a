import { FarEndGone } from '#remote/calls.ts';
import { endThread } from './remote.ts';
import type { Thread } from './thread.ts';

/** A thread that starts when it is first called, if nobody has started it before. */
export class LateThread {
  readonly #begin: () => Thread;
  #thread: Thread | null = null;
  #isEnded = false;

  constructor(begin: () => Thread) {
    this.#begin = begin;
  }

  /** Throws once it has ended: nobody would end what starts then. */
  start(): Thread {
    if (this.#isEnded && !this.#thread) throw new FarEndGone('The database is closed');
    this.#thread ??= this.#begin();
    return this.#thread;
  }

  /** Calls a method that the thread serves, as `Thread.call` does. */
  async call(method: string, ...args: unknown[]): Promise<unknown> {
    return this.start().call(method, ...args);
  }

  /** Has it close its database and end, where it has started. */
  async end(): Promise<void> {
    this.#isEnded = true;
    if (this.#thread) await endThread(this.#thread);
  }
}
