import { Worker } from 'node:worker_threads';
import { Refusal } from '#server/http/refusal.ts';
import type { HashAnswer, HashTask } from './hash-thread.ts';

type Options = {
  /** How many tasks are worked on at once. */
  threads?: number;
  /** How many more may wait; whoever comes then is refused. */
  waiting?: number;
  /** A thread without a task for so long ends, and its memory is given back. */
  restMs?: number;
  start?: () => Worker;
};

type Job = {
  task: HashTask;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
};
type Thread = { worker: Worker; job: Job | null; rest: NodeJS.Timeout | null };

/** A hash takes a few dozen milliseconds: whoever waits behind so many waits about a second. */
const usual = { threads: 2, waiting: 30, restMs: 60_000 };
const comeBackAfterSeconds = 5;

const startHashThread = () => new Worker(new URL('./hash-thread.ts', import.meta.url));

/**
 * Hashing in threads of its own. It is made to be expensive: on the threads that read photos it
 * would hold those up, and without a bound a crowd that logs in would take every core.
 */
export class HashPool {
  readonly #options: Required<Options>;
  readonly #threads: Thread[] = [];
  readonly #queue: Job[] = [];

  constructor(options: Options = {}) {
    this.#options = { ...usual, start: startHashThread, ...options };
  }

  /** What a thread answers; refuses with too_busy when too many are waiting already. */
  run<T extends string | boolean>(task: HashTask): Promise<T> {
    const isBusy = !this.#freeThread() && this.#threads.length >= this.#options.threads;
    if (isBusy && this.#queue.length >= this.#options.waiting) {
      const retryAfterSeconds = comeBackAfterSeconds;
      return Promise.reject(new Refusal('too_busy', { retryAfterSeconds }));
    }
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const thread = this.#queue.length > 0 ? (this.#freeThread() ?? this.#startThread()) : null;
    const job = thread ? this.#queue.shift() : undefined;
    if (!thread || !job) return;
    if (thread.rest) clearTimeout(thread.rest);
    thread.job = job;
    thread.worker.ref();
    thread.worker.postMessage(job.task);
  }

  #freeThread(): Thread | null {
    return this.#threads.find(({ job }) => job === null) ?? null;
  }

  #startThread(): Thread | null {
    if (this.#threads.length >= this.#options.threads) return null;
    const worker = this.#options.start();
    const thread: Thread = { worker, job: null, rest: null };
    this.#threads.push(thread);
    let failure: unknown = null;
    worker.on('message', (answer: HashAnswer) => this.#settle(thread, answer));
    worker.on('error', (error) => {
      failure = error;
    });
    worker.on('exit', () => this.#giveUp(thread, failure));
    return thread;
  }

  #settle(thread: Thread, answer: HashAnswer): void {
    const { job } = thread;
    thread.job = null;
    if ('error' in answer) job?.reject(new Error(answer.error));
    else job?.resolve(answer.value as never);
    // Whoever has nothing else to do is not kept from ending.
    thread.worker.unref();
    thread.rest = setTimeout(() => this.#end(thread), this.#options.restMs).unref();
    this.#next();
  }

  #end(thread: Thread): void {
    this.#forget(thread);
    void thread.worker.terminate();
  }

  /** From here on it is given no task. */
  #forget(thread: Thread): void {
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
  }

  /** The task of a thread that has ended fails, and the others go to another thread. */
  #giveUp(thread: Thread, cause: unknown): void {
    this.#forget(thread);
    if (thread.rest) clearTimeout(thread.rest);
    thread.job?.reject(new Error('A hashing thread has ended', { cause }));
    this.#next();
  }
}
