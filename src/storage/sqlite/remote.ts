import type { MessagePort, Worker } from 'node:worker_threads';
import type { Quota } from '../features/recipes/rows.ts';
import { BadCursor, OverQuota } from '../port.ts';

/**
 * A small protocol over a worker thread: calls name a method, replies carry a value or an error
 * as plain data. Calls are answered one after another, in order.
 */
type Call = { id: number; method: string; args: unknown[] };
type PlainError = {
  kind: 'BadCursor' | 'OverQuota' | 'Error';
  message: string;
  stack: string;
  /** SQLite's result code, by which a full disk is told from a mistake. */
  errcode?: number;
  /** What there is too much of. */
  of?: keyof Quota;
};
type Reply = { id: number; value: unknown } | { id: number; error: PlainError };
type Hello = { ready: true } | { error: PlainError };

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/** Thrown by every call to a thread that has ended, and by those that were waiting when it did. */
export class ThreadEnded extends Error {
  /** As of any other end that went away with a call under way: it may have been done. */
  readonly code = 'ECONNRESET';
}

/** Says hello, then answers calls to these methods until the port closes. */
export function serve(port: MessagePort, methods: Methods): void {
  let last: Promise<void> = Promise.resolve();
  port.on('message', (call: Call) => {
    last = last.then(async () => send(port, await answer(methods, call)));
  });
  port.postMessage({ ready: true } satisfies Hello);
}

/** A value that cannot cross is an error of its call; thrown here, it would end the thread. */
function send(port: MessagePort, reply: Reply): void {
  try {
    port.postMessage(reply);
  } catch (error) {
    port.postMessage({ id: reply.id, error: toPlain(error) } satisfies Reply);
  }
}

/** Says that the thread could not start, and why. */
export function refuse(port: MessagePort, error: unknown): void {
  port.postMessage({ error: toPlain(error) } satisfies Hello);
}

async function answer(methods: Methods, { id, method, args }: Call): Promise<Reply> {
  try {
    const value = await (methods[method] as (...args: unknown[]) => Promise<unknown>)(...args);
    return { id, value };
  } catch (error) {
    return { id, error: toPlain(error) };
  }
}

function toPlain(error: unknown): PlainError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const plain = { message, stack: stack ?? message };
  if (error instanceof OverQuota) return { kind: 'OverQuota', ...plain, of: error.of };
  const kind = error instanceof BadCursor ? 'BadCursor' : 'Error';
  const errcode = Number((error as { errcode?: unknown } | null)?.errcode);
  return { kind, ...plain, ...(errcode ? { errcode } : {}) };
}

function fromPlain({ kind, message, stack, errcode, of }: PlainError): Error {
  if (kind === 'OverQuota' && of) return new OverQuota(of);
  const error = kind === 'BadCursor' ? new BadCursor(message) : new Error(message);
  error.stack = stack;
  return errcode ? Object.assign(error, { errcode }) : error;
}

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/** The near end of a thread that `serve`s. */
export class Thread {
  /** Settles when the thread is ready, or could not start. */
  readonly ready: Promise<void>;
  /** Resolves when the thread has ended, with its error if it died. */
  readonly ended: Promise<Error | null>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #end: Error | null = null;

  constructor(worker: Worker, name: string) {
    this.#worker = worker;
    let failure: Error | null = null;
    this.ended = new Promise((resolve) => {
      worker.on('error', (error) => {
        failure = error instanceof Error ? error : new Error(String(error));
      });
      worker.on('exit', () => {
        this.#giveUp(new ThreadEnded(`The ${name} thread has ended`, { cause: failure }));
        resolve(failure);
      });
    });
    this.ready = new Promise((resolve, reject) => {
      worker.once('message', (hello: Hello) => {
        if ('error' in hello) return reject(fromPlain(hello.error));
        worker.on('message', (reply: Reply) => this.#settle(reply));
        resolve();
      });
      void this.ended.then((error) => reject(error ?? this.#end));
    });
    // A thread that dies unobserved is reported by its calls.
    this.ready.catch(() => undefined);
  }

  /** Calls a method that the thread serves; rejects with its error, or when the thread ends first. */
  async call(method: string, ...args: unknown[]): Promise<unknown> {
    await this.ready;
    if (this.#end) throw this.#end;
    this.#lastId += 1;
    const call: Call = { id: this.#lastId, method, args };
    return new Promise((resolve, reject) => {
      this.#waiting.set(call.id, { resolve, reject });
      this.#worker.postMessage(call);
    });
  }

  /** Ends the thread at once; what is waiting is rejected. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
    await this.ended;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(fromPlain(reply.error));
    else waiting?.resolve(reply.value as never);
  }

  #giveUp(end: Error): void {
    this.#end = end;
    for (const { reject } of this.#waiting.values()) reject(end);
    this.#waiting.clear();
  }
}
