const blockSize = 4_096;

/** The highest of a column in each block of recipes, so that a walk over all leaves out blocks that hold nothing high enough. */
export class BlockBounds {
  #highest = new Float64Array(16).fill(Number.NEGATIVE_INFINITY);

  /** A value is put in place. What stood there before may have been the highest: a bound is never too low, and may be too high. */
  put(seq: number, value: number): void {
    const block = Math.floor(seq / blockSize);
    if (block >= this.#highest.length) {
      const more = new Float64Array(block * 2).fill(Number.NEGATIVE_INFINITY);
      more.set(this.#highest);
      this.#highest = more;
    }
    if (value > (this.#highest[block] as number)) this.#highest[block] = value;
  }

  /** No value in the block of a recipe is higher. */
  of(seq: number): number {
    return this.#highest[Math.floor(seq / blockSize)] ?? Number.NEGATIVE_INFINITY;
  }

  /** The first recipe of the block that this one is in. */
  static first(seq: number): number {
    return seq - (seq % blockSize);
  }
}
