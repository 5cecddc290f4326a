import { UnderWay } from '#server/limits/under-way.ts';

/**
 * Pages or pictures of the web that are on their way at the most, of everybody and of one account; each holds up to 10 MB. A
 * form asks for one after the other: a share is enough for several of somebody's, and slow hosts that one stranger names take
 * no more of the places.
 */
const mostAtOnce = { all: 16, account: 3 };
/** About as long as one may take. */
const retryAfterSeconds = 20;

/** Does work of one kind with what comes from the web, so many pieces at once and of each account a few; refuses others. */
export function createWebWork(now: () => number) {
  const underWay = new UnderWay({ most: mostAtOnce, retryAfterSeconds, now });
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const leave = underWay.enter(userId);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
