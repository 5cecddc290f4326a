import { restorableDays } from '#contract/deletions.ts';
import { dayMs } from '#domain/spans.ts';

/** What was deleted or removed can be brought back for so long. */
export const removalLifetime = restorableDays * dayMs;

/** How many days are left to bring back what was taken away at a time; a part of a day counts whole. */
export function daysLeft(takenAt: number, now: number): number {
  return Math.max(0, Math.ceil((takenAt + removalLifetime - now) / dayMs));
}
