import type { Topic, Topics } from '#storage/define.ts';

/**
 * Tells whether what was read at some moment still holds. Every process has its own; processes
 * that share a database tell each other what they bump, and bump everything when in doubt.
 */
export interface DataVersion {
  /** The present moment, to be taken before the data is read. */
  current(): number;
  /** Says that data under these topics has changed, or may have. */
  bump(topics: Topics): void;
  /** Whether nothing under these topics has changed since that moment. */
  isFresh(since: number, topics: readonly Topic[]): boolean;
}

/** Past so many topics the oldest are forgotten, and what was read before then is no longer fresh. */
const mostTopics = 10_000;

/** The version of the data as this process knows it. */
export function createDataVersion(): DataVersion {
  const bumpedAt = new Map<Topic, number>();
  let moment = 0;
  let forgottenUntil = 0;

  const forgetAll = () => {
    moment += 1;
    forgottenUntil = moment;
    bumpedAt.clear();
  };

  return {
    current: () => moment,
    bump(topics) {
      if (topics === 'everything') return forgetAll();
      if (topics.length === 0) return;
      if (bumpedAt.size + topics.length > mostTopics) forgetAll();
      moment += 1;
      for (const topic of topics) bumpedAt.set(topic, moment);
    },
    isFresh: (since, topics) =>
      topics.length === 0 ||
      (since >= forgottenUntil && topics.every((topic) => (bumpedAt.get(topic) ?? 0) <= since)),
  };
}
