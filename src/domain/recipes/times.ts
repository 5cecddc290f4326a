import { byTime, type TimeField, timeFields } from '#contract/recipe-times.ts';

/** The times of a recipe that is kept: null where its cook told none. */
export type KeptTimes = Record<TimeField, number | null>;

/** The times of a recipe that is kept, each of which is told or null. */
export const timesFrom = (tell: (time: TimeField) => number | null): KeptTimes => byTime(tell);

/** The times of a recipe whose cook told none. */
export const timesUntold: KeptTimes = timesFrom(() => null);

/** The times that a cook may have told of a recipe. */
type Times = { [Time in TimeField]?: number | undefined };

/** The parts of the whole time that are known, in the order of the work. */
function knownParts(times: Times): number[] {
  return timeFields.map((time) => times[time]).filter((part) => part !== undefined);
}

/** How long a recipe takes from start to end; undefined where nothing is known of it. */
export function totalMinutes(times: Times): number | undefined {
  const parts = knownParts(times);
  return parts.length === 0 ? undefined : parts.reduce((sum, part) => sum + part);
}

/** Whether the whole time says more than the one part that is known. */
export function hasSeveralTimes(times: Times): boolean {
  return knownParts(times).filter((part) => part > 0).length > 1;
}
