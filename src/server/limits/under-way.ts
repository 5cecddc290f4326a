import { Refusal } from '#server/http/refusal.ts';

/** How much of one kind of work a process does at once: of everybody's, and of one account's. */
type Places = { all: number; account: number };

type Options = {
  most: Places;
  /** After which a request that was refused may come again. */
  retryAfterSeconds: number;
  now: () => number;
  /** So long one may take, in milliseconds, before it makes room for another where all places are taken; without it each goes on to its end. */
  longestWhenFull?: number;
};

type One = { userId: string; since: number; end: () => void };

/** Long work that is under way in this process, the longest first. Nobody keeps everybody else from theirs: an account has a share. */
export class UnderWay {
  readonly #all = new Set<One>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Counts one more until it is told that it ended. Refuses past the share of the account, and past the bound of all unless one
   * that takes too long can be ended for it.
   */
  enter(userId: string, end: () => void = () => undefined): () => void {
    const { most, retryAfterSeconds, now } = this.#options;
    const own = [...this.#all].filter((one) => one.userId === userId);
    if (own.length >= most.account) {
      const minutes = Math.ceil(retryAfterSeconds / 60);
      throw new Refusal('too_many_tries', { retryAfterSeconds, values: { minutes } });
    }
    if (this.#all.size >= most.all) this.#endLongest();
    const mine = { userId, since: now(), end };
    this.#all.add(mine);
    return () => this.#all.delete(mine);
  }

  #endLongest(): void {
    const { retryAfterSeconds, now, longestWhenFull = Number.POSITIVE_INFINITY } = this.#options;
    const [longest] = this.#all;
    if (!longest || now() - longest.since < longestWhenFull) {
      throw new Refusal('unavailable', { retryAfterSeconds });
    }
    this.#all.delete(longest);
    longest.end();
  }
}
