import { EventEmitter } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { SqliteRunners } from '#storage/sqlite/threads.ts';
import type { Assignment } from './pooled-thread.ts';

type Kind = Assignment['kind'];
type Told<K extends Kind> = Extract<Assignment, { kind: K }>['told'];

/** Threads whose site has closed its database. */
const free: Record<Kind, Worker[]> = { writer: [], reader: [] };

/** How many threads of a kind wait for a database. */
export const freeThreads = (kind: Kind): number => free[kind].length;

/**
 * The threads of a test's database, handed on to the next when it has closed its own: a thread that starts takes ten times
 * as long to load what it runs as most tests to look at their site. Each serves one database at a time, so that all that
 * holds of threads holds of these; one that was ended in the middle, or died, is not handed on.
 */
export const pooledThreads: SqliteRunners = {
  writer: (told) => new Pooled('writer', told),
  reader: (told) => new Pooled('reader', told),
};

/** A thread as long as it serves one database: to its near end it is a `Worker`. */
class Pooled<K extends Kind> extends EventEmitter {
  readonly #kind: K;
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #forwarded: [event: 'error' | 'exit', listener: (value: unknown) => void][];
  /** The call that asks to close the database, and whether that is done. */
  #closing: unknown = null;
  #isClosed = false;
  #isHandedOn = false;

  constructor(kind: K, told: Told<K>) {
    super();
    this.#kind = kind;
    this.#worker = free[kind].pop() ?? startThread();
    this.#worker.ref();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on('message', (message) => this.#takeIn(message));
    this.#forwarded = (['error', 'exit'] as const).map((event) => [
      event,
      (value) => this.emit(event, value),
    ]);
    for (const [event, listener] of this.#forwarded) this.#worker.on(event, listener);
    this.#worker.postMessage({ kind, told, port: port2 }, [port2]);
  }

  postMessage(message: unknown): void {
    const { call, method } = message as { call?: unknown; method?: unknown };
    if (method === 'close') this.#closing = call;
    this.#port.postMessage(message);
  }

  /** Hands the thread on where it has closed its database, else ends it. */
  async terminate(): Promise<void> {
    this.#port.close();
    if (this.#isHandedOn) return;
    if (!this.#isClosed) {
      await this.#worker.terminate();
      return;
    }
    this.#isHandedOn = true;
    for (const [event, listener] of this.#forwarded) this.#worker.off(event, listener);
    this.#worker.unref();
    free[this.#kind].push(this.#worker);
    this.emit('exit');
  }

  #takeIn(message: unknown): void {
    const { reply } = message as { reply?: unknown };
    const isOfClose = this.#closing !== null && reply === this.#closing;
    if (isOfClose && !('error' in (message as object))) this.#isClosed = true;
    this.emit('message', message);
  }
}

function startThread(): Worker {
  return new Worker(new URL('./pooled-thread.ts', import.meta.url));
}
