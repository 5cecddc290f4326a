import { Worker } from 'node:worker_threads';
import { Refusal } from '#server/http/refusal.ts';
import { createTurns } from '#server/process/turns.ts';
import type { PageAnswer, PageTask } from './page-thread.ts';
import type { ReadRecipe } from './read-recipe.ts';

/** Reads the recipe in a page of the web or in what was pasted; null where there is none. */
export type ReadOffLoop = (html: string, isPasted: boolean) => Promise<ReadRecipe | null>;

type Options = {
  /** So long without a page the thread rests, then it ends. */
  restMs?: number;
  /** A page that takes longer is given up. */
  taskMs?: number;
  start?: () => Worker;
};

/** Pages that wait their turn at the most; each holds up to 8 MB. */
const mostWaiting = 8;
/** The memory that the largest page needs several times over; a page that needs more is hostile. */
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/**
 * A reader of pages in a thread of its own, which begins with the first page and ends when none
 * has come for a while: visitors do not wait for somebody's page of 8 MB. Pages are read one after
 * another; one that takes too long or brings the thread down holds no recipe.
 */
export function createReadOffLoop(options: Options = {}): ReadOffLoop {
  const inTurn = createTurns();
  const pages = new PageThread(options);
  let waiting = 0;
  return async (html, isPasted) => {
    if (waiting >= mostWaiting) throw new Refusal('unavailable', { retryAfterSeconds: 10 });
    waiting += 1;
    try {
      return await inTurn(() => pages.read(html, isPasted));
    } finally {
      waiting -= 1;
    }
  };
}

class PageThread {
  readonly #options: Required<Options>;
  #thread: Worker | null = null;
  #rest: NodeJS.Timeout | undefined;
  #lastId = 0;
  /** Whoever waits for the task that is under way. */
  #asker: PromiseWithResolvers<ReadRecipe | null> | null = null;

  constructor({ restMs = 20_000, taskMs = 10_000, start = startThread }: Options) {
    this.#options = { restMs, taskMs, start };
  }

  read(html: string, isPasted: boolean): Promise<ReadRecipe | null> {
    clearTimeout(this.#rest);
    this.#thread ??= this.#start();
    this.#lastId += 1;
    const [thread, asker] = [this.#thread, Promise.withResolvers<ReadRecipe | null>()];
    this.#asker = asker;
    const timer = setTimeout(() => this.#giveUp(thread), this.#options.taskMs);
    thread.ref();
    thread.postMessage({ id: this.#lastId, html, isPasted } satisfies PageTask);
    return asker.promise.finally(() => clearTimeout(timer));
  }

  #start(): Worker {
    const thread = this.#options.start();
    thread.on('message', ({ id, read }: PageAnswer) => {
      if (id !== this.#lastId) return;
      // Whoever has nothing else to do is not kept from ending.
      thread.unref();
      this.#rest = setTimeout(() => this.#end(thread), this.#options.restMs).unref();
      this.#asker?.resolve(read);
    });
    thread.on('error', (error: NodeJS.ErrnoException) => {
      // A page that needs all the memory there is for it holds no recipe; anything else is a fault.
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') this.#asker?.reject(error);
    });
    thread.on('exit', () => this.#giveUp(thread));
    return thread;
  }

  #giveUp(thread: Worker): void {
    if (this.#thread !== thread) return;
    this.#end(thread);
    this.#asker?.resolve(null);
  }

  #end(thread: Worker): void {
    this.#thread = null;
    void thread.terminate();
  }
}

function startThread(): Worker {
  return new Worker(new URL('./page-thread.ts', import.meta.url), { resourceLimits });
}
