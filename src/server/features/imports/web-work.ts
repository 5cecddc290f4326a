import { UnderWay } from '#server/limits/under-way.ts';

/**
 * Pages or pictures of the web that are under way of one account. A form asks for one after the other: a share is enough for
 * several of somebody's, and slow hosts that one stranger names take no more of the places.
 */
const mostOfAccount = 3;
/** About as long as one may take. */
const retryAfterSeconds = 20;

/** Does work of one kind with what comes from the web, so many pieces at once and of each account a few; refuses others. */
export function createWebWork(all: number, now: () => number) {
  const most = { all, account: mostOfAccount };
  const underWay = new UnderWay({ most, retryAfterSeconds, now });
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const leave = underWay.enter(userId);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
