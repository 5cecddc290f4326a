import type { MessagePort } from 'node:worker_threads';
import { answer, Calls, FarEndGone } from '#remote/calls.ts';
import { BadCursor, OverQuota, PhotoGone } from '../port.ts';

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;
type Served = { [name: string]: (...args: unknown[]) => Promise<unknown> };

/** Answers calls to these methods one after another, in order, until the port closes. */
export function serve(port: MessagePort, methods: Methods): void {
  let last: Promise<void> = Promise.resolve();
  const served = readied(methods);
  port.on('message', (message) => {
    last = last.then(() => answer(served, message, (reply) => port.postMessage(reply)));
  });
}

/** The same for methods that wait for others most of the time: each call begins when it comes. */
export function serveAtOnce(port: MessagePort, methods: Methods): void {
  const served = readied(methods);
  port.on('message', (message) => {
    void answer(served, message, (reply) => port.postMessage(reply));
  });
}

const readied = (methods: Methods): Methods => ({ ...methods, ready: async () => undefined });

/** What a thread runs in, as far as its near end needs to know: a `Worker` in a site. */
export type Runner = {
  postMessage(message: unknown): void;
  on(event: 'message' | 'error', listener: (value: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  terminate(): Promise<unknown>;
};

/** The near end of a thread that `serve`s, for as long as the site runs. */
export class Thread {
  /** Settles when the thread serves, or with why it could not start. */
  readonly ready: Promise<void>;
  /** Resolves when the thread has ended, with its error if it died. */
  readonly ended: Promise<Error | null>;
  readonly #worker: Runner;
  readonly #calls: Calls<Served>;

  constructor(worker: Runner, name: string) {
    this.#worker = worker;
    const kinds = { BadCursor, OverQuota, PhotoGone };
    this.#calls = new Calls((message) => worker.postMessage(message), kinds);
    let failure: Error | null = null;
    this.ended = new Promise((resolve) => {
      worker.on('error', (error) => {
        failure = error instanceof Error ? error : new Error(String(error));
      });
      worker.on('exit', () => {
        this.#calls.end(new FarEndGone(`The ${name} thread has ended`, { cause: failure }));
        resolve(failure);
      });
    });
    worker.on('message', (message) => this.#calls.settle(message));
    this.ready = this.#start();
    // A thread that dies unobserved is reported by its calls.
    this.ready.catch(() => undefined);
  }

  async #start(): Promise<void> {
    try {
      await this.#calls.call('ready', []);
    } catch (error) {
      throw (await this.ended) ?? error;
    }
  }

  /** Calls a method that the thread serves; rejects with its error, or when the thread ends first. */
  async call(method: string, ...args: unknown[]): Promise<unknown> {
    await this.ready;
    return this.#calls.call(method, args);
  }

  /** Ends the thread at once; what is waiting is rejected. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
    await this.ended;
  }
}
