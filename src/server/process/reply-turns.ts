/** Once replies were begun for so long in one turn of the event loop, those that are left wait for a later one. */
const turnMs = 10;
/** So many of those who wait are looked at in a turn: a reply that takes no longer than a third of a millisecond is worth no turn. */
const mostPerTurn = 16;

/**
 * Turns of the event loop that replies share: of many that are asked for at once, those are begun in one turn that
 * fit into it, and the others have later ones, in the order in which they came.
 */
export class ReplyTurns {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  /** When the first reply of this turn was begun; null before that. */
  #began: number | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Null where a reply may be begun at once; else resolves when it may be. */
  begin(): Promise<void> | null {
    // Nobody goes past those who wait, or they might wait for ever.
    if (this.#waiting.length === 0 && this.#mayBegin()) return null;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #mayBegin(): boolean {
    if (this.#began !== null) return this.#now() - this.#began < turnMs;
    this.#began = this.#now();
    setImmediate(() => this.#endTurn());
    return true;
  }

  /** Each of those who wait has an immediate of its own: what one begins is done before the next one looks at the clock. */
  #endTurn(): void {
    this.#began = null;
    const many = Math.min(this.#waiting.length, mostPerTurn);
    for (let n = 0; n < many; n += 1) setImmediate(() => this.#release());
  }

  #release(): void {
    if (this.#waiting.length > 0 && this.#mayBegin()) this.#waiting.shift()?.();
  }
}
