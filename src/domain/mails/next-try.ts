const minute = 60_000;
const hour = 60 * minute;

/** How long a mail waits after so many tries that failed for now. */
const waits = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour];

/** When a mail that could not be sent is tried again; null when it is no longer worth it then. */
export function nextTry(tries: number, now: number, giveUpAt: number): number | null {
  const wait = waits[Math.min(tries, waits.length) - 1] ?? minute;
  return now + wait < giveUpAt ? now + wait : null;
}
