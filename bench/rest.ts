import { setTimeout as wait } from 'node:timers/promises';

/** What takes less than a twentieth of a processor for so many times so long is at rest. */
const stillMs = 250;
const leastStill = 4;
const longestRestMs = 15 * 60_000;

/**
 * Settles when something has nothing more to do of itself, or after a while: a site still brings its search index into
 * memory after a start. `cpu` tells the milliseconds of processor time that it has used so far. Answers for how many seconds it was busy.
 */
export async function untilAtRest(cpu: () => number | Promise<number>): Promise<number> {
  const start = performance.now();
  let busyUntil = start;
  let before = await cpu();
  for (let still = 0; still < leastStill && performance.now() < start + longestRestMs; ) {
    await wait(stillMs);
    const now = await cpu();
    still = now - before < stillMs / 20 ? still + 1 : 0;
    if (still === 0) busyUntil = performance.now();
    before = now;
  }
  return (busyUntil - start) / 1_000;
}
