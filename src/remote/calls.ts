import { fromPlain, type Kinds, type PlainError, toPlain } from './plain-error.ts';

/** What one thread or process does when another asks, by name. */
export type Methods<M> = { [K in keyof M]: (...args: never[]) => unknown };

type Call = { call: number; method: string; args: unknown[] };
type Reply = { reply: number; value: unknown } | { reply: number; error: PlainError };

type Send = (message: Call | Reply) => void;
type Served = { [K in PropertyKey]: (...args: unknown[]) => unknown };
type Waiting = { resolve: (value: never) => void; reject: (error: unknown) => void };

/** Thrown by a call to a thread or process that has ended, and by those that waited when it did. */
export class FarEndGone extends Error {
  /** As of any other end that went away with a call under way: it may have been done. */
  readonly code = 'ECONNRESET';
}

/** Thrown by a call that got no answer in the time it was given; the far end may still be at it. */
export class TookTooLong extends Error {}

/** The calls to one thread or process, each until its reply; an end that goes away rejects them all. */
export class Calls<M extends Methods<M>> {
  readonly #send: Send;
  readonly #kinds: Kinds;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #end: Error | null = null;

  /** `kinds` are the errors that are to be of their own class on this side too. */
  constructor(send: Send, kinds: Kinds = {}) {
    this.#send = send;
    this.#kinds = kinds;
  }

  /** How many calls have no reply yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** What the far end's method answers; rejects with its error, when the far end goes or patience ends. */
  call<K extends keyof M & string>(
    method: K,
    args: Parameters<M[K]>,
    patienceMs?: number,
  ): Promise<Awaited<ReturnType<M[K]>>> {
    if (this.#end) return Promise.reject(this.#end);
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<M[K]>>>();
    this.#waiting.set(id, { resolve, reject });
    const tooLong = () => reject(new TookTooLong(`No answer to ${method} in ${patienceMs} ms`));
    const timer = patienceMs === undefined ? undefined : setTimeout(tooLong, patienceMs);
    try {
      this.#send({ call: id, method, args });
    } catch (error) {
      reject(error);
    }
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  /** Takes in a message of the far end: a reply settles its call, any other is left alone. */
  settle(message: unknown): void {
    if (!isReply(message)) return;
    const waiting = this.#waiting.get(message.reply);
    this.#waiting.delete(message.reply);
    if ('error' in message) waiting?.reject(fromPlain(message.error, this.#kinds));
    else waiting?.resolve(message.value as never);
  }

  /** Rejects what waits and whatever is called from here on. */
  end(error: Error): void {
    this.#end ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Answers a message that is a call with what its method gives or throws; leaves any other alone. */
export async function answer<M extends Methods<M>>(
  methods: M,
  message: unknown,
  send: Send,
): Promise<void> {
  if (!isCall(message)) return;
  const { call, method, args } = message;
  try {
    const served = (methods as unknown as Served)[method];
    if (!served) throw new Error(`${method} is not served by this thread or process`);
    const value = await served(...args);
    // A value that cannot cross is an error of its call; thrown further, it would end this side.
    send({ reply: call, value });
  } catch (error) {
    send({ reply: call, error: toPlain(error) });
  }
}

const isCall = (message: unknown): message is Call => isObject(message) && 'call' in message;
const isReply = (message: unknown): message is Reply => isObject(message) && 'reply' in message;
const isObject = (message: unknown) => typeof message === 'object' && message !== null;
