import type { Topic, Topics } from '../../define.ts';

/** Past so many topics the older half is forgotten, and the floor takes their place. */
const mostTopics = 10_000;

/**
 * How far in the primary's log a server has to be before it knows what was written, by topic.
 * Positions are bytes since the log's beginning. Before the first one is known every server is too far behind.
 */
export class Positions {
  /** Those that were written longest ago come first. */
  readonly #byTopic = new Map<Topic, number>();
  #floor = 0;
  #highest = 0;
  /** Since when, by this process' clock. */
  #doubtedAt: number | null = 0;

  /** Says that what was written under these topics is in the log before a position. */
  raise(topics: Topics, position: number): void {
    this.#highest = Math.max(this.#highest, position);
    if (topics === 'everything') {
      this.#floor = this.#highest;
      this.#byTopic.clear();
      return;
    }
    if (this.#byTopic.size + topics.length > mostTopics) this.#forgetOlder();
    for (const topic of topics) {
      const needed = Math.max(position, this.#byTopic.get(topic) ?? 0);
      this.#byTopic.delete(topic);
      this.#byTopic.set(topic, needed);
    }
  }

  #forgetOlder(): void {
    for (const [topic, position] of this.#byTopic) {
      if (this.#byTopic.size <= mostTopics / 2) return;
      this.#floor = Math.max(position, this.#floor);
      this.#byTopic.delete(topic);
    }
  }

  /** Says that something may have been written, nobody knows how far in the log. */
  doubt(): void {
    this.#doubtedAt = performance.now();
  }

  /** There is another primary: how far anything is in its log nobody knows before it is asked. */
  restart(): void {
    this.#byTopic.clear();
    this.#floor = 0;
    this.#highest = 0;
    this.doubt();
  }

  /** Ends a doubt that is older than the question: whatever was written is in the log before this position. */
  settle(position: number, askedAt: number): void {
    if (this.#doubtedAt === null || askedAt < this.#doubtedAt) return;
    this.raise('everything', position);
    this.#doubtedAt = null;
  }

  /** The position past everything that is known to be written. */
  get highest(): number {
    return this.#highest;
  }

  /** The position that a server must have reached to be read for these topics. */
  neededFor(topics: readonly Topic[]): number {
    if (this.#doubtedAt !== null) return Number.POSITIVE_INFINITY;
    return Math.max(this.#floor, ...topics.map((topic) => this.#byTopic.get(topic) ?? 0));
  }
}
