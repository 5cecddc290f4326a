import { hourMs, minuteMs } from '../spans.ts';

/** How long a mail waits after so many tries that failed for now. */
const waits = [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 3 * hourMs, 6 * hourMs];

/** When a mail that could not be sent is tried again; null when it is no longer worth it then. */
export function nextTry(tries: number, now: number, giveUpAt: number): number | null {
  const wait = waits[Math.min(tries, waits.length) - 1] ?? minuteMs;
  return now + wait < giveUpAt ? now + wait : null;
}
