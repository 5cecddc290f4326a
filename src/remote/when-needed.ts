import { Calls, type Methods, TookTooLong } from './calls.ts';
import type { FarEnd } from './far-end.ts';
import type { Kinds } from './plain-error.ts';

type Options = {
  start: () => FarEnd;
  /** So long without a call the far end rests, then it ends. */
  restMs: number;
  kinds?: Kinds;
};
type Current<M extends Methods<M>> = { far: FarEnd; calls: Calls<M> };

/**
 * A thread or process that begins with the first call and ends when none has come for a while, so
 * that what it took of memory is given back whole. One that dies, takes too long or cannot be told
 * anything is ended with all that it held, and the next call begins another.
 */
export class WhenNeeded<M extends Methods<M>> {
  readonly #options: Options;
  #current: Current<M> | null = null;
  #rest: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** What the method answers; rejects with its error, or when the far end goes or patience ends. */
  async call<K extends keyof M & string>(
    method: K,
    args: Parameters<M[K]>,
    patienceMs?: number,
  ): Promise<Awaited<ReturnType<M[K]>>> {
    const current = this.#wake();
    try {
      return await current.calls.call(method, args, patienceMs);
    } catch (error) {
      if (error instanceof TookTooLong) this.#giveUp(current, error);
      throw error;
    } finally {
      if (current.calls.waiting === 0) this.#layDown(current);
    }
  }

  #wake(): Current<M> {
    clearTimeout(this.#rest);
    this.#current ??= this.#start();
    this.#current.far.hold();
    return this.#current;
  }

  #start(): Current<M> {
    const far = this.#options.start();
    const calls = new Calls<M>((message) => {
      try {
        far.send(message);
      } catch (error) {
        this.#giveUp(current, error instanceof Error ? error : new Error(String(error)));
      }
    }, this.#options.kinds);
    const current = { far, calls };
    far.listen(
      (message) => calls.settle(message),
      (reason) => this.#giveUp(current, reason),
    );
    return current;
  }

  /** A program that has nothing else to do is not kept from ending. */
  #layDown(current: Current<M>): void {
    if (this.#current !== current) return;
    current.far.release();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#current = null;
      current.far.dismiss();
    }, this.#options.restMs).unref();
  }

  #giveUp(current: Current<M>, reason: Error): void {
    current.far.kill();
    current.calls.end(reason);
    if (this.#current !== current) return;
    clearTimeout(this.#rest);
    this.#current = null;
  }
}
