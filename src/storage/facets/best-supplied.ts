import type { Stock } from '#domain/pantry/covers.ts';

/** What there is, and the foods, by their ids, that no recipe may name. */
export type Supply = { readonly stock: Stock; readonly avoid: Iterable<number> };

/** No list of ingredients is longer, so that a recipe's place is one number. */
const most = 128;
const places = most * most;

/** Recipes, those published later behind, and how many of the needs of each are met. */
type Shelf = {
  readonly size: number;
  seqOf(at: number): number;
  /** How many needs it has; below zero where no recipe is. */
  needsOf(at: number): number;
  had: Uint8Array;
  assumed: Uint8Array;
};

/**
 * The recipes of which least is missing, of those the ones that are there for the larger part, of those the newest;
 * only such as need something that is had.
 */
export function bestSupplied(shelf: Shelf, limit: number): number[] {
  const { last, room } = lastPlace(shelf, limit);
  const found: { seq: number; place: number }[] = [];
  let left = room;
  // From the newest down: of the last place only so many are taken.
  for (let at = shelf.size - 1; at >= 0; at -= 1) {
    const place = placeOf(shelf, at);
    if (place < 0 || place > last || (place === last && left <= 0)) continue;
    if (place === last) left -= 1;
    found.push({ seq: shelf.seqOf(at), place });
  }
  return found.sort((a, b) => a.place - b.place || b.seq - a.seq).map(({ seq }) => seq);
}

/** The last place that is among the first so many, and how many it may still give. */
function lastPlace(shelf: Shelf, limit: number): { last: number; room: number } {
  const histogram = new Int32Array(places);
  for (let at = 0; at < shelf.size; at += 1) {
    const place = placeOf(shelf, at);
    if (place >= 0) histogram[place] = (histogram[place] as number) + 1;
  }
  let room = limit;
  for (let place = 0; place < places; place += 1) {
    const count = histogram[place] as number;
    if (count >= room) return { last: place, room };
    room -= count;
  }
  return { last: places, room };
}

/** What is missing, then how small a part is there; below zero where nothing is had, or no recipe is. */
function placeOf(shelf: Shelf, at: number): number {
  const have = shelf.had[at] as number;
  const needs = have === 0 ? -1 : shelf.needsOf(at);
  if (needs < 0) return -1;
  const of = Math.min(most - 1, needs - (shelf.assumed[at] as number));
  const missing = Math.max(0, of - have);
  // Of recipes that miss as much, those that need more are there for the larger part.
  return missing * most + (missing === 0 ? 0 : most - 1 - of);
}
