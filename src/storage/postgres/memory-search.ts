import { Worker } from 'node:worker_threads';
import { hourMs } from '#domain/spans.ts';
import { FarEndGone } from '#remote/calls.ts';
import { bind } from '../operations.ts';
import type { Searcher } from '../port.ts';
import { endThread } from '../threads/remote.ts';
import { Thread } from '../threads/thread.ts';
import type { Place } from './connect.ts';
import { isFull, isLost } from './failures.ts';
import type { SearchThreadData } from './search-thread.ts';

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

type MemorySearchOptions = {
  place: Place;
  told: Omit<SearchThreadData, 'url'>;
  /** Told when the thread ends by itself; the database answers until another has started. */
  onDeath: (error: Error) => void;
  /** Another way to start the thread: a test ends it. */
  startWorker?: (workerData: SearchThreadData) => Worker;
};

const startSearchThread = (workerData: SearchThreadData): Worker =>
  new Worker(new URL('./search-thread.ts', import.meta.url), { workerData });

/** After its first end by itself a thread is started again so late, after each further one twice as late, up to an hour. */
const pauseMs = 1_000;
const longestPauseMs = hourMs;

/** The thread that searches in memory, as the rest of the process sees it. */
export class MemorySearch {
  readonly #options: MemorySearchOptions;
  #thread: Thread;
  /** Whether there is a thread that has not ended. */
  #isThere = false;
  #isEnding = false;
  #deaths = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: MemorySearchOptions) {
    this.#options = options;
    this.#thread = this.#start();
    // What the new primary holds may lack what the former one had promised: all is compared from the beginning.
    options.place.onMove(() => {
      if (this.#isEnding) return;
      const former = this.#thread;
      this.#thread = this.#start();
      void former.terminate();
    });
  }

  /**
   * Searches in the thread; as `otherwise` does while the thread is not there, where the primary that it asks does not
   * answer or has no connection left for it, and where `isPrimaryThere` says so beforehand.
   */
  before(otherwise: Searcher, isPrimaryThere: () => boolean = () => true): Searcher {
    return bind('search', (name) => {
      const stored = (otherwise as unknown as Methods)[name] as Methods[string];
      return async (...args) => {
        const thread = isPrimaryThere() ? await this.#present() : null;
        if (!thread) return stored(...args);
        try {
          return await thread.call(name, ...args);
        } catch (error) {
          // A search changes nothing: that the thread or its connections went, or that it gets none, is no reason to fail.
          if (error instanceof FarEndGone || isLost(error) || isFull(error)) return stored(...args);
          throw error;
        }
      };
    });
  }

  /** Settles when the thread has closed its connections. */
  async end(): Promise<void> {
    this.#isEnding = true;
    this.#isThere = false;
    clearTimeout(this.#restart);
    await endThread(this.#thread);
  }

  async #present(): Promise<Thread | null> {
    if (!this.#isThere) return null;
    const thread = this.#thread;
    // Why it could not start is what it ended with.
    return thread.ready.then(
      () => thread,
      () => null,
    );
  }

  #start(): Thread {
    clearTimeout(this.#restart);
    this.#isThere = true;
    const { place, told, startWorker = startSearchThread } = this.#options;
    const thread = new Thread(startWorker({ ...told, url: place.url }), 'searching');
    const isPresent = () => this.#thread === thread && !this.#isEnding;
    void thread.ended.then((error) => {
      if (isPresent()) this.#mourn(error ?? new Error('The searching thread has ended'));
    });
    return thread;
  }

  #mourn(error: Error): void {
    this.#isThere = false;
    const pause = Math.min(pauseMs * 2 ** this.#deaths, longestPauseMs);
    this.#deaths += 1;
    this.#restart = setTimeout(() => {
      this.#thread = this.#start();
    }, pause);
    this.#restart.unref();
    this.#options.onDeath(error);
  }
}
