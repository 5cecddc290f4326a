const keptMs = 10_000;

/** Where the end of the primary's log was in the last seconds: by it the lateness of others is told. */
export class Heads {
  #heads: { at: number; position: number }[] = [];

  /** Notes where the end is at a moment of this process' clock. */
  note(position: number, at: number): void {
    // A new primary may not have had all that the one before had written, and told nobody of.
    this.#heads = this.#heads.filter((head) => head.at > at - keptMs && head.position <= position);
    this.#heads.push({ position, at });
  }

  /**
   * For how long the log has gone on past a position, in milliseconds. While the primary says nothing nobody
   * becomes later: there is nothing that could have reached them.
   */
  lateness(position: number): number {
    const missed = this.#heads.find((head) => head.position > position);
    const last = this.#heads.at(-1);
    return missed && last ? last.at - missed.at : 0;
  }
}
