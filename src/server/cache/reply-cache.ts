import type { DataVersion } from './data-version.ts';
import type { KeptReply } from './kept-reply.ts';

/** One reply may take this part of the whole; larger ones are made anew each time. */
const largestShare = 1 / 4;
const entryOverhead = 1_000;

/** Kept replies by key, at most so many bytes; the longest unused go first. */
export class ReplyCache {
  readonly #version: DataVersion;
  readonly #maxBytes: number;
  readonly #replies = new Map<string, KeptReply>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(version: DataVersion, maxBytes: number) {
    this.#version = version;
    this.#maxBytes = maxBytes;
  }

  /** Bytes held at present. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The reply under the key, when no write has overtaken it. */
  get(key: string): KeptReply | null {
    const reply = this.#replies.get(key);
    if (!reply) return null;
    if (!this.#version.isFresh(reply.since, reply.topics)) {
      this.#drop(key);
      return null;
    }
    this.#replies.delete(key);
    this.#replies.set(key, reply);
    return reply;
  }

  /** Keeps a reply unless it is too large or a write has overtaken it. */
  set(key: string, reply: KeptReply): void {
    this.#drop(key);
    if (reply.size > this.#maxBytes * largestShare) return;
    if (!this.#version.isFresh(reply.since, reply.topics)) return;
    reply.onGrow = () => {
      if (this.#replies.get(key) === reply) this.#weigh(key, reply);
    };
    this.#replies.set(key, reply);
    this.#weigh(key, reply);
  }

  #weigh(key: string, reply: KeptReply): void {
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
