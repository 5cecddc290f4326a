/**
 * A work that is done one turn after the other, each for all who asked before it began: who asks while one is under way
 * waits for the next, for that one may have looked before what they ask about was there.
 */
export class SharedTurns {
  readonly #work: () => Promise<void>;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  /** `work` never rejects. */
  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Settles when a turn is over that begins after this call. */
  next(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      this.#running = this.#work();
      return this.#running;
    });
    return this.#next;
  }
}
