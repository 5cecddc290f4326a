/** For so long all that fails may take: less than a bucket that does not answer is waited for once. */
const mostMs = 20_000;

/**
 * Removes photos one after the other. One that cannot be removed keeps no other from it, until what failed took so long
 * that more of it would only hold up what comes after; then, and once the signal is given, no more are tried.
 */
export class Removals {
  readonly #remove: (id: string) => Promise<void>;
  readonly #signal: AbortSignal | undefined;
  readonly #patience: number;
  #removed = 0;
  #lost = 0;
  #failure: unknown = null;

  constructor(
    remove: (id: string) => Promise<void>,
    { signal, patience = mostMs }: { signal?: AbortSignal | undefined; patience?: number } = {},
  ) {
    this.#remove = remove;
    this.#signal = signal;
    this.#patience = patience;
  }

  get isOver(): boolean {
    return this.#lost >= this.#patience || this.#signal?.aborted === true;
  }

  /** Removes a photo, unless it is over; a failure is told at the end. */
  async take(id: string): Promise<void> {
    if (this.isOver) return;
    const begun = performance.now();
    try {
      await this.#remove(id);
      this.#removed += 1;
    } catch (error) {
      this.#failure ??= error;
      this.#lost += performance.now() - begun;
    }
  }

  /** How many photos went; throws the first failure. */
  end(): number {
    if (this.#failure) throw this.#failure;
    return this.#removed;
  }
}
