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

/** What is kept under a key, and whether it was used since it was passed over when room was made. */
type Entry<Reply> = { reply: Reply; size: number; isUsed: boolean };

/**
 * Kept replies, or parts of such, by key, at most so many bytes. Where room is wanted the oldest goes that was not used since it
 * was passed over: to keep all in the order of their last use is most of what it costs to find two thousand.
 */
export class ReplyCache<Reply extends Kept> {
  readonly #version: DataVersion;
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry<Reply>>();
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
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (!this.mayShow(entry.reply)) {
      this.#drop(key);
      return null;
    }
    entry.isUsed = true;
    return entry.reply;
  }

  /** Keeps a reply unless it is too large, a write has overtaken it, or there is a later one. */
  set(key: string, reply: Reply): void {
    const present = this.#entries.get(key)?.reply;
    if (present && present.since > reply.since && this.mayShow(present)) return;
    this.#drop(key);
    if (reply.size > this.#maxBytes * largestShare) return;
    if (!this.mayShow(reply)) return;
    const entry = { reply, size: 0, isUsed: false };
    reply.onGrow = () => {
      if (this.#entries.get(key) === entry) this.#weigh(key, entry);
    };
    this.#entries.set(key, entry);
    this.#weigh(key, entry);
  }

  /** Takes note of how much it holds now, and makes room for that. */
  #weigh(key: string, entry: Entry<Reply>): void {
    const size = entry.reply.size + 2 * key.length + entryOverhead;
    this.#bytes += size - entry.size;
    entry.size = size;
    // What has just come is passed over once as well: others go first.
    const { isUsed } = entry;
    entry.isUsed = true;
    this.#makeRoom();
    entry.isUsed = isUsed;
  }

  #makeRoom(): void {
    for (const [key, oldest] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      if (oldest.isUsed) {
        oldest.isUsed = false;
        this.#entries.delete(key);
        this.#entries.set(key, oldest);
      } else this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
