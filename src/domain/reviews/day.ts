import { dayMs } from '../spans.ts';

/** The number of the UTC day of a moment, from 1970. */
export const utcDay = (at: number): number => Math.floor(at / dayMs);

/** The UTC day of a moment as it is written: 2026-11-22. */
const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Whether a text is a day on which somebody can have cooked: one of the calendar, none before 1900,
 * and none that has not begun anywhere on earth.
 */
export function isCookedDay(text: string, now: number): boolean {
  const time = Date.parse(`${text}T00:00:00.000Z`);
  if (Number.isNaN(time) || dayText(time) !== text) return false;
  return text >= '1900-01-01' && text <= dayText(now + dayMs);
}
