import { dayMs, hourMs } from '../spans.ts';
import type { MailTime } from './settings.ts';

/** A mail 'at once' waits so long after what happened first: what happens meanwhile goes with it. */
export const gatherMs = 90_000;
/** Nothing is mailed that happened longer ago than this: it stands on the page. */
export const mailedFor = 14 * dayMs;
/** So many lines a mail has; of what is beyond it says how much there is. */
export const mostLines = 20;

/** Each day at 06:00 UTC: breakfast in Europe, and before the day's cooking wherever English is spoken at home. */
const dailyAt = 6 * hourMs;
/** Each Saturday at that hour; 1 January 1970 was a Thursday. */
const weeklyAt = 2 * dayMs + dailyAt;

/** When a mail is due that tells of what happened at a time; null where none is wanted. */
export function mailDueAt(mail: MailTime, at: number): number | null {
  switch (mail) {
    case 'off':
      return null;
    case 'now':
      return at + gatherMs;
    case 'daily':
      return nextOf(dayMs, dailyAt, at);
    case 'weekly':
      return nextOf(7 * dayMs, weeklyAt, at);
  }
}

/** The next moment after a time of those that come round in a period. */
function nextOf(period: number, first: number, at: number): number {
  return (Math.floor((at - first) / period) + 1) * period + first;
}
