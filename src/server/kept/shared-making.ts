import type { DataVersion } from './data-version.ts';
import { Notes, noteUnkept, noting, presentNotes } from './notes.ts';
import type { Kept, ReplyCache } from './reply-cache.ts';

/** What was made just now: when it was begun, and what was noted meanwhile. */
export type JustMade<Made> = { since: number; notes: Notes; made: Made };

type Way<Reply, Made> = {
  key: string;
  make: () => Promise<Made>;
  /** What is kept of it; null where it must not be. */
  toReply: (just: JustMade<Made>) => Reply | null;
  /** Whether it may lie in the cache: what has endless addresses would fill it. */
  hasRoom: boolean;
  /** Counts one more answer of what is counted; false where the visitor may have no more. */
  count: () => Promise<boolean>;
};

/** A reply that was kept or came from who else asked for it, one that was made now, or what must not be kept. */
type Taken<Reply, Made> =
  | { reply: Reply; isHit: boolean }
  | { reply: null; isHit: false; made: Made };

/**
 * Replies that are kept, each made once for all who ask for it at the same time. What goes into a reply that is
 * being made is never taken from what a write has overtaken.
 */
export class SharedMaking<Reply extends Kept & { isCounted: boolean }> {
  /** Replies answered from what is kept, and replies made, since the start. */
  readonly counts = { hits: 0, misses: 0 };
  readonly #version: DataVersion;
  readonly #cache: ReplyCache<Reply>;
  readonly #making = new Map<string, Promise<Reply | null>>();

  constructor(version: DataVersion, cache: ReplyCache<Reply>) {
    this.#version = version;
    this.#cache = cache;
  }

  /** The kept reply. What a write has overtaken is shown until it is answered, and goes into nothing that is made meanwhile. */
  get(key: string): Reply | null {
    return presentNotes() ? this.#cache.get(key) : this.#cache.getShown(key);
  }

  /**
   * Takes the kept reply, the one that is being made under the same key, or one made now, which is kept by what
   * was noted while it was made. What `make` throws is thrown.
   */
  async take<Made>(way: Way<Reply, Made>): Promise<Taken<Reply, Made>> {
    const { key } = way;
    // Between looking and beginning nothing may be awaited, or two would make the same.
    for (let shared = this.#look(key); shared; shared = this.#look(key)) {
      const reply = shared instanceof Promise ? await shared : shared;
      if (!reply) break;
      if (!this.#maySend(reply)) continue;
      if (reply.isCounted && !(await way.count())) break;
      this.counts.hits += 1;
      return { reply, isHit: true };
    }
    return this.#make(way);
  }

  async #make<Made>(way: Way<Reply, Made>): Promise<Taken<Reply, Made>> {
    const { key, make, toReply, hasRoom } = way;
    this.counts.misses += 1;
    const since = this.#version.current();
    const { promise, resolve } = Promise.withResolvers<Reply | null>();
    if (!this.#making.has(key)) this.#making.set(key, promise);
    let reply: Reply | null = null;
    const notes = new Notes();
    try {
      const made = await noting(notes, make);
      reply = toReply({ since, notes, made });
      if (!reply) return { reply, isHit: false, made };
      if (hasRoom) this.#cache.set(key, reply);
      return { reply, isHit: false };
    } finally {
      if (!reply) noteUnkept();
      if (this.#making.get(key) === promise) this.#making.delete(key);
      resolve(reply);
    }
  }

  #maySend(reply: Reply): boolean {
    return presentNotes() ? this.#cache.holds(reply) : this.#cache.mayShow(reply);
  }

  /** The kept reply, or the one that others are waiting for, which may come to nothing. */
  #look(key: string): Reply | Promise<Reply | null> | null {
    return this.get(key) ?? this.#making.get(key) ?? null;
  }
}
