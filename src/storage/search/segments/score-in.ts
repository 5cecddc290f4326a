import { type Scoring, scoreHeld } from '#domain/search/score.ts';
import type { Held, Postings, Scored } from '../postings.ts';
import type { Segment } from './segment.ts';
import { SegmentHolding } from './segment-holding.ts';
import type { TermSpan } from './term-spans.ts';

/** How well recipes of these segments answer; by names alone where they were found there. */
export function scoreIn(
  segments: readonly Segment[],
  where: Postings,
  seqs: readonly number[],
  scoring: Scoring,
  missing: number,
): Scored[] {
  const held: SegmentHolding[] = [];
  const scored: Scored[] = [];
  eachPlace(segments, seqs, (seq, place, document) => {
    const segment = segments[place] as Segment;
    const holding = held[place] ?? new SegmentHolding(segment, scoring, where === 'all');
    held[place] = holding;
    const score = scoreHeld(scoring, holding.at(document), missing);
    scored.push({ seq, createdAt: segment.parts.createdAt[document] as number, score });
  });
  return scored;
}

/** Which of these terms stand in the names and in the ingredients of recipes of these segments. */
export function heldIn(
  segments: readonly Segment[],
  seqs: readonly number[],
  terms: readonly string[],
): Held[] {
  const numbers = segments.map(({ parts }) => terms.map((term) => parts.terms.find(term)));
  const held: Held[] = [];
  eachPlace(segments, seqs, (seq, place, document) => {
    const { named, ingredients, createdAt } = (segments[place] as Segment).parts;
    const [inName, inIngredients] = [named, ingredients].map((one) =>
      termsWithin(one.termsIn(document), numbers[place] as number[], terms),
    ) as [Set<string>, Set<string>];
    held.push({ seq, createdAt: createdAt[document] as number, inName, inIngredients });
  });
  return held;
}

function termsWithin(
  { numbers, start, end }: TermSpan,
  sought: readonly number[],
  terms: readonly string[],
): Set<string> {
  const found = new Set<string>();
  for (let at = start; at < end; at += 1) {
    const term = numbers[at] as number;
    const place = term < 0 ? -1 : sought.indexOf(term);
    if (place >= 0) found.add(terms[place] as string);
  }
  return found;
}

/** Gives each recipe that is here with the place of its segment, and its document there. */
function eachPlace(
  segments: readonly Segment[],
  seqs: readonly number[],
  give: (seq: number, place: number, document: number) => void,
): void {
  let last = 0;
  for (const seq of seqs) {
    // Most lie where the one before them does.
    let document = segments[last]?.find(seq) ?? -1;
    for (let i = 0; document < 0 && i < segments.length; i += 1) {
      document = (segments[i] as Segment).find(seq);
      if (document >= 0) last = i;
    }
    if (document >= 0) give(seq, last, document);
  }
}
