import type { Topic } from '#storage/define.ts';
import type { DataVersion } from './data-version.ts';

/** What was made from data of a moment; it may tell that it has grown. */
export type Kept = {
  readonly since: number;
  readonly topics: readonly Topic[];
  /** When it ends by itself, in milliseconds since 1970; null for never. */
  readonly until: number | null;
  /** Bytes held. */
  readonly size: number;
  onGrow: (() => void) | null;
};

type Moment = Pick<Kept, 'since' | 'topics' | 'until'>;

/** One reply may take this part of the whole; larger ones are made anew each time. */
const largestShare = 1 / 4;
const entryOverhead = 1_000;

/** Kept replies, or parts of such, by key, at most so many bytes; the longest unused go first. */
export class ReplyCache<Reply extends Kept> {
  readonly #version: DataVersion;
  readonly #maxBytes: number;
  readonly #replies = new Map<string, Reply>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  readonly #now: () => number;

  constructor(version: DataVersion, maxBytes: number, now: () => number = Date.now) {
    this.#version = version;
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  /** Whether no write has overtaken a reply, and its time is not over. */
  holds({ since, topics, until }: Moment): boolean {
    return this.#version.isFresh(since, topics) && (until === null || this.#now() < until);
  }

  /** Whether no write that was answered has overtaken a reply, and its time is not over. */
  mayShow({ since, topics, until }: Moment): boolean {
    return this.#version.mayShow(since, topics) && (until === null || this.#now() < until);
  }

  /** Bytes held at present. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The reply under the key, when it still holds. */
  get(key: string): Reply | null {
    const reply = this.getShown(key);
    return reply && this.holds(reply) ? reply : null;
  }

  /** The reply under the key, when it may still be shown. */
  getShown(key: string): Reply | null {
    const reply = this.#replies.get(key);
    if (!reply) return null;
    if (!this.mayShow(reply)) {
      this.#drop(key);
      return null;
    }
    // While there is room none is given up soon: which was used last matters from then on.
    if (this.#bytes > this.#maxBytes / 2) {
      this.#replies.delete(key);
      this.#replies.set(key, reply);
    }
    return reply;
  }

  /** Keeps a reply unless it is too large, a write has overtaken it, or there is a later one. */
  set(key: string, reply: Reply): void {
    const present = this.#replies.get(key);
    if (present && present.since > reply.since && this.mayShow(present)) return;
    this.#drop(key);
    if (reply.size > this.#maxBytes * largestShare) return;
    if (!this.mayShow(reply)) return;
    reply.onGrow = () => {
      if (this.#replies.get(key) === reply) this.#weigh(key, reply);
    };
    this.#replies.set(key, reply);
    this.#weigh(key, reply);
  }

  #weigh(key: string, reply: Reply): void {
    const size = reply.size + 2 * key.length + entryOverhead;
    this.#bytes += size - (this.#sizes.get(key) ?? 0);
    this.#sizes.set(key, size);
    for (const oldest of this.#replies.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
    this.#replies.delete(key);
  }
}
