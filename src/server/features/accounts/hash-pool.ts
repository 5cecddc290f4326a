import { Worker } from 'node:worker_threads';
import { threadEnd } from '#remote/far-end.ts';
import { WhenNeeded } from '#remote/when-needed.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { HashMethods } from './hash-thread.ts';

type Thread = WhenNeeded<HashMethods>;

type Options = {
  /** How many tasks are worked on at once. */
  threads?: number;
  /** How many more may wait; a task that comes then is refused. */
  waiting?: number;
  /** A thread without a task for so long ends, and its memory is given back. */
  restMs?: number;
  start?: () => Worker;
};

/** A hash takes a few dozen milliseconds: a task behind so many waits about a second. */
const usual = { threads: 2, waiting: 30, restMs: 60_000 };
const comeBackAfterSeconds = 5;

const startHashThread = () => new Worker(new URL('./hash-thread.ts', import.meta.url));

/**
 * Hashing in threads of its own. It is made to be expensive: on the threads that read photos it
 * would hold those up, and without a bound a crowd that logs in would take every core.
 */
export class HashPool {
  readonly #free: Thread[];
  readonly #queue: ((thread: Thread) => void)[] = [];
  readonly #longestQueue: number;

  constructor(options: Options = {}) {
    const { threads, waiting, restMs, start } = { ...usual, start: startHashThread, ...options };
    this.#longestQueue = waiting;
    this.#free = Array.from(
      { length: threads },
      () => new WhenNeeded({ start: () => threadEnd(start(), 'hashing thread'), restMs }),
    );
  }

  /** What a thread answers; refuses with too_busy when too many are waiting already. */
  async run<K extends keyof HashMethods>(
    method: K,
    ...args: Parameters<HashMethods[K]>
  ): Promise<Awaited<ReturnType<HashMethods[K]>>> {
    const thread = this.#free.pop() ?? (await this.#waitForThread());
    try {
      return await thread.call(method, args);
    } finally {
      const next = this.#queue.shift();
      if (next) next(thread);
      else this.#free.push(thread);
    }
  }

  #waitForThread(): Promise<Thread> {
    if (this.#queue.length >= this.#longestQueue) {
      throw new Refusal('too_busy', { retryAfterSeconds: comeBackAfterSeconds });
    }
    return new Promise((resolve) => this.#queue.push(resolve));
  }
}
