import { ownTurn } from '../process/turns.ts';
import type { Asked } from './ask-again.ts';
import type { KeptReply } from './kept-reply.ts';

/** A reply that was asked for so often since it was made is made anew before somebody asks. */
const fewestHits = 2;
/** What is followed at most: what visitors ask for most. */
const mostFollowed = 64;
/** A round goes on for no longer; what it leaves is made when somebody asks. */
const roundMs = 60;

type Options = {
  /** The kept replies that a write has overtaken. */
  isOvertaken: (reply: KeptReply) => boolean;
  /** Answers anew what was asked and keeps that; null when it came to nothing. */
  makeAnew: (asked: Asked) => Promise<KeptReply | null>;
  now?: () => number;
};

/**
 * Makes anew what visitors ask for most of what writes have overtaken, one reply after another. Writes
 * that come meanwhile wait for one round together; between rounds others have the thread for as long.
 */
export class HotReplies {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #followed = new Map<string, KeptReply>();
  #round: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Notes that a kept reply was asked for. */
  note(reply: KeptReply): void {
    reply.hits += 1;
    // A search counts against the visitor who asks, and nobody does here.
    if (reply.hits !== fewestHits || !reply.asked || reply.isCounted) return;
    this.#followed.set(reply.asked.key, reply);
    if (this.#followed.size > mostFollowed) this.#forgetOldest();
  }

  /** Resolves once what is hot and was overtaken until now has been made anew. */
  refresh(): Promise<void> {
    if (this.#isClosed || this.#overtaken().length === 0) return Promise.resolve();
    if (!this.#round) return this.#begin();
    this.#next ??= this.#round.then(() => this.#begin());
    return this.#next;
  }

  /** Makes nothing anew from now on. */
  close(): void {
    this.#isClosed = true;
  }

  #begin(): Promise<void> {
    this.#next = null;
    const done = this.#makeAll();
    this.#round = done
      .then((tookMs) => rest(tookMs / 2))
      .finally(() => {
        this.#round = this.#next;
      });
    return done.then(() => undefined);
  }

  async #makeAll(): Promise<number> {
    let began: number | null = null;
    for (const reply of this.#overtaken()) {
      // Each has a turn of the event loop, so that a request that comes meanwhile waits for one at most.
      await ownTurn();
      // Until its first turn come others: a busy site would make nothing anew if that counted.
      began ??= this.#now();
      if (this.#isClosed || this.#now() - began > roundMs) break;
      await this.#makeAnew(reply);
    }
    return began === null ? 0 : this.#now() - began;
  }

  async #makeAnew(reply: KeptReply): Promise<void> {
    const { asked } = reply;
    if (!asked) return;
    this.#followed.delete(asked.key);
    // A write waits for this and has come to pass: what fails here fails again for the next visitor, and is told of there.
    const made = await this.#options.makeAnew(asked).catch(() => null);
    if (!made || made === reply) return;
    // So it is with a body that cannot be compressed: that is tried again when it is sent.
    await made.readyAs(reply).catch(() => undefined);
    // What was hot is so for some rounds, also when few came meanwhile.
    made.hits += reply.hits >> 1;
    if (made.hits >= fewestHits) this.#followed.set(asked.key, made);
  }

  /** The hottest first. */
  #overtaken(): KeptReply[] {
    return [...this.#followed.values()]
      .filter((reply) => this.#options.isOvertaken(reply))
      .sort((one, other) => other.hits - one.hits);
  }

  #forgetOldest(): void {
    const [oldest] = this.#followed.keys();
    if (oldest !== undefined) this.#followed.delete(oldest);
  }
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
