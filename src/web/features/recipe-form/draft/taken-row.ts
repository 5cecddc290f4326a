import type { Row } from './draft-rows.ts';
import { shownText } from './heading-rows.ts';

/** A row that was taken out of a list: the rows as they were before, and its place in them. */
export type TakenRow = { rows: readonly Row[]; from: number };

/** Whether something was lost with it: words, or a photo. */
export function hasContent({ rows, from }: TakenRow): boolean {
  const row = rows[from];
  return row !== undefined && (row.photo !== undefined || shownText(row).trim() !== '');
}

/**
 * Where it belongs: behind the nearest of the rows before it that is still there, else before the nearest of those that
 * followed, or as far down as it was where all are gone.
 */
export function placeOf({ rows: before, from }: TakenRow, rows: readonly Row[]): number {
  const places = before.map(({ id }) => rows.findIndex((row) => row.id === id));
  const isThere = (place: number) => place !== -1;
  const followed = places.slice(0, from).findLast(isThere);
  if (followed !== undefined) return followed + 1;
  return places.slice(from + 1).find(isThere) ?? Math.min(from, rows.length);
}

/** The rows with it put back, as it was. */
export function putBack(taken: TakenRow, rows: readonly Row[]): Row[] {
  const place = placeOf(taken, rows);
  return [
    ...rows.slice(0, place),
    ...taken.rows.slice(taken.from, taken.from + 1),
    ...rows.slice(place),
  ];
}
