import type { Topic, Topics } from '#storage/define.ts';

/**
 * Tells whether what was read at some moment still holds. Every process has its own; processes
 * that share a database tell each other what they bump, and bump everything when in doubt.
 */
export interface DataVersion {
  /** The present moment, to be taken before the data is read. */
  current(): number;
  /** Says that data under these topics has changed, or may have, and that nobody is shown it as it was. */
  bump(topics: Topics): void;
  /**
   * Says that data under these topics has changed. What it was may be shown until this resolves, which
   * is after the work that was given to `beforeShowing`, and soon in any case.
   */
  settle(topics: Topics): Promise<void>;
  /** What is to be done between a change and its being shown to all. */
  beforeShowing(work: () => Promise<void>): void;
  /** Whether nothing under these topics has changed since that moment. */
  isFresh(since: number, topics: readonly Topic[]): boolean;
  /** Whether no change since that moment under these topics is shown to all: what was read then may still be sent. */
  mayShow(since: number, topics: readonly Topic[]): boolean;
}

/** Past so many topics the older half is forgotten, and what was read before those changed is no longer fresh. */
const mostTopics = 10_000;
/** A write is answered after this long, whatever is still being made anew. */
const patienceMs = 300;

/** When topics changed last. */
class Marks {
  /** Those that were marked longest ago come first. */
  readonly #at = new Map<Topic, number>();
  #allUntil = 0;
  /** Of all topics. */
  #latest = 0;

  /** Marks the topics at a moment; a later mark stays. */
  set(topics: Topics, moment: number): void {
    this.#latest = Math.max(moment, this.#latest);
    if (topics === 'everything') {
      this.#allUntil = Math.max(moment, this.#allUntil);
      for (const [topic, at] of this.#at) if (at <= moment) this.#at.delete(topic);
      return;
    }
    if (this.#at.size + topics.length > mostTopics) this.#forgetOlder();
    for (const topic of topics) {
      const at = Math.max(moment, this.#at.get(topic) ?? 0);
      this.#at.delete(topic);
      this.#at.set(topic, at);
    }
  }

  /** What is made of no data still is of the settings, of which one changes: the site's name. */
  isClear(since: number, topics: readonly Topic[]): boolean {
    return (
      since >= this.#latest ||
      (since >= this.#allUntil && topics.every((topic) => (this.#at.get(topic) ?? 0) <= since))
    );
  }

  #forgetOlder(): void {
    for (const [topic, moment] of this.#at) {
      if (this.#at.size <= mostTopics / 2) return;
      this.#allUntil = Math.max(moment, this.#allUntil);
      this.#at.delete(topic);
    }
  }
}

/** The version of the data as this process knows it. */
export function createDataVersion(): DataVersion {
  const changed = new Marks();
  const shown = new Marks();
  let moment = 0;
  let work: (() => Promise<void>) | null = null;

  const change = (topics: Topics) => {
    moment += 1;
    const at = moment;
    changed.set(topics, at);
    return () => shown.set(topics, at);
  };

  return {
    current: () => moment,
    bump(topics) {
      if (topics.length > 0) change(topics)();
    },
    async settle(topics) {
      if (topics.length === 0) return;
      const show = change(topics);
      try {
        if (work) await atMost(patienceMs, work());
      } catch {
        // What was not made anew is made when somebody asks; the write has come to pass all the same.
      } finally {
        show();
      }
    },
    beforeShowing(given) {
      work = given;
    },
    isFresh: (since, topics) => changed.isClear(since, topics),
    mayShow: (since, topics) => shown.isClear(since, topics),
  };
}

/** Waits for work, and no longer than so many milliseconds. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
