import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Tries that were counted in the database already and are still to be made, until the window ends; and how many
 * have been asked for that wait until more are counted.
 */
type Purse = {
  left: number;
  spent: number;
  until: number;
  waiting: number;
  filling: Promise<void> | null;
};

/** What a restart takes from a busy visitor at most; it never gives any away. */
const mostInAdvance = 16;
/** A visitor who has made so many tries is counted for one more in advance. */
const triesPerAdvance = 8;
const mostPurses = 10_000;

export type LimitInAdvance = {
  /** Counts one try without waiting; false when the database has to be asked, and nothing is counted. */
  consumeAtOnce(key: string): boolean;
  /** Counts one try; rejects as the limiter does once the limit is passed. */
  consume(key: string): Promise<void>;
};

/**
 * A limit that counts the tries of busy visitors a few at a time, before they are made: a visitor
 * who asks again and again costs the database one write in sixteen, one who asks for many at once one write for all of
 * them, and a killed process forgets no try. Within one process the limit is exact.
 */
export function createLimitInAdvance(limiter: RateLimiterAbstract): LimitInAdvance {
  const purses = new Map<string, Purse>();

  const purseOf = (key: string): Purse => {
    const known = purses.get(key);
    if (known && known.until > performance.now()) return known;
    if (purses.size >= mostPurses) dropEnded(purses);
    const until = Number.POSITIVE_INFINITY;
    const purse: Purse = { left: 0, spent: 0, until, waiting: 0, filling: null };
    purses.set(key, purse);
    return purse;
  };

  const consumeAtOnce = (key: string): boolean => {
    const purse = purses.get(key);
    if (!purse || purse.left === 0 || purse.until <= performance.now()) return false;
    purse.left -= 1;
    purse.spent += 1;
    return true;
  };

  return {
    consumeAtOnce,
    async consume(key) {
      while (!consumeAtOnce(key)) {
        const purse = purseOf(key);
        purse.filling ??= fill(limiter, key, purse).finally(() => {
          purse.filling = null;
        });
        purse.waiting += 1;
        await purse.filling.finally(() => {
          purse.waiting -= 1;
        });
      }
    },
  };
}

async function fill(limiter: RateLimiterAbstract, key: string, purse: Purse): Promise<void> {
  // Whatever is asked for in this turn of the event loop is counted together.
  await nextTurn();
  const inAdvance = Math.min(mostInAdvance, Math.floor(purse.spent / triesPerAdvance));
  const wanted = purse.waiting + inAdvance;
  const { left, wait } = await take(limiter, key, wanted);
  purse.left += left;
  purse.until = performance.now() + wait;
}

async function take(limiter: RateLimiterAbstract, key: string, wanted: number) {
  try {
    const { msBeforeNext } = await limiter.consume(key, wanted);
    return { left: wanted, wait: msBeforeNext };
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes) || reason.consumedPoints === 0) throw reason;
    const left = wanted - (reason.consumedPoints - limiter.points);
    if (left <= 0) throw reason;
    return { left, wait: reason.msBeforeNext };
  }
}

function dropEnded(purses: Map<string, Purse>): void {
  const now = performance.now();
  for (const [key, { until }] of purses) if (until <= now) purses.delete(key);
  // What is left in the others has been counted: they only lose it.
  if (purses.size >= mostPurses) purses.clear();
}
