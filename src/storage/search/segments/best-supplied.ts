import type { Stock } from '#domain/pantry/covers.ts';
import { needTerm } from '#domain/pantry/needs.ts';
import type { Segment } from './segment.ts';

/** No list of ingredients is longer, so that a recipe's place is one number. */
const most = 128;
const places = most * most;

/** How many needs of each document of a segment are met. */
type Counted = { segment: Segment; had: Uint8Array; assumed: Uint8Array };

/**
 * The recipes of which least is missing, of those the ones that are there for the larger part, of those the newest;
 * only such as need something that is had. It counts along the lists of the foods, and so costs what these are long.
 */
export function bestSupplied(segments: readonly Segment[], stock: Stock, limit: number): number[] {
  const counted = segments.map((segment) => ({
    segment,
    had: countMet(segment, stock.had),
    assumed: countMet(segment, stock.assumed),
  }));
  const { last, room } = lastPlace(counted, limit);
  const found: { seq: number; place: number }[] = [];
  for (const one of counted) {
    let left = room;
    // From the newest down: of the last place only so many are taken.
    for (let document = one.segment.size - 1; document >= 0; document -= 1) {
      const place = placeOf(one, document);
      if (place < 0 || place > last || (place === last && left <= 0)) continue;
      if (place === last) left -= 1;
      found.push({ seq: one.segment.seqOf(document), place });
    }
  }
  return found
    .sort((a, b) => a.place - b.place || b.seq - a.seq)
    .slice(0, limit)
    .map(({ seq }) => seq);
}

function countMet(segment: Segment, keys: ReadonlySet<string>): Uint8Array {
  const counts = new Uint8Array(segment.size);
  for (const key of keys) {
    const term = segment.parts.terms.find(needTerm(key));
    if (term >= 0) segment.parts.lists.all.countInto(term, counts);
  }
  return counts;
}

/** The last place that is among the first so many, and how many it may still give. */
function lastPlace(counted: readonly Counted[], limit: number): { last: number; room: number } {
  const histogram = new Int32Array(places);
  for (const one of counted) {
    for (let document = 0; document < one.segment.size; document += 1) {
      const place = placeOf(one, document);
      if (place >= 0) histogram[place] = (histogram[place] as number) + 1;
    }
  }
  let room = limit;
  for (let place = 0; place < places; place += 1) {
    const count = histogram[place] as number;
    if (count >= room) return { last: place, room };
    room -= count;
  }
  return { last: places, room };
}

/** What is missing, then how small a part is there; below zero where nothing is had, or nothing is there any more. */
function placeOf({ segment, had, assumed }: Counted, document: number): number {
  const have = had[document] as number;
  if (have === 0 || segment.isDead(document)) return -1;
  const needs = segment.parts.needs[document] as number;
  const of = Math.min(most - 1, needs - (assumed[document] as number));
  const missing = Math.max(0, of - have);
  // Of recipes that miss as much, those that need more are there for the larger part.
  return missing * most + (missing === 0 ? 0 : most - 1 - of);
}
