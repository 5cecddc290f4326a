/**
 * The times that a recipe may tell, in whole minutes and in the order of the work. Calls, rows,
 * forms, pages and exports are made from this list.
 */
export const timeFields = ['prepMinutes', 'cookMinutes', 'restMinutes'] as const;
export type TimeField = (typeof timeFields)[number];

/** An object with something for each time. */
export function byTime<T>(make: (time: TimeField) => T): Record<TimeField, T> {
  return Object.fromEntries(timeFields.map((time) => [time, make(time)])) as Record<TimeField, T>;
}
