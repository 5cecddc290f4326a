import { type Scoring, scoreHeld } from '#domain/search/score.ts';
import { bestFirst, type Held, type Postings, type Scored } from '../postings.ts';
import type { Segment } from './segment.ts';
import { SegmentHolding } from './segment-holding.ts';
import type { TermSpan } from './term-spans.ts';

type Asked = [where: Postings, seqs: readonly number[], scoring: Scoring, missing: number];

/** Recipes of these segments, best match first, ties newest first; by names alone where they were found there. */
export function rankIn(segments: readonly Segment[], ...asked: Asked): number[] {
  const [, seqs] = asked;
  if (!isNewestFirst(segments, seqs)) return bestFirst(scoreIn(segments, ...asked));
  // Few scores are different, and within each the newest come first as they are.
  const groups = new Map<number, number[]>();
  eachScore(segments, asked, (seq, score) => {
    const group = groups.get(score);
    if (group) group.push(seq);
    else groups.set(score, [seq]);
  });
  const scores = [...groups.keys()].sort((a, b) => b - a);
  return scores.flatMap((score) => groups.get(score) ?? []);
}

/** How well recipes of these segments answer. */
export function scoreIn(segments: readonly Segment[], ...asked: Asked): Scored[] {
  const scored: Scored[] = [];
  eachScore(segments, asked, (seq, score, { parts }, document) => {
    scored.push({ seq, createdAt: parts.createdAt[document] as number, score });
  });
  return scored;
}

function eachScore(
  segments: readonly Segment[],
  [where, seqs, scoring, missing]: Asked,
  give: (seq: number, score: number, segment: Segment, document: number) => void,
): void {
  const held: SegmentHolding[] = [];
  eachPlace(segments, seqs, (seq, place, document) => {
    const segment = segments[place] as Segment;
    const holding = held[place] ?? new SegmentHolding(segment, scoring, where === 'all');
    held[place] = holding;
    give(seq, scoreHeld(scoring, holding.at(document), missing), segment, document);
  });
}

/** Whether these recipes come in the order of their times, the newest first, which their numbers alone tell where those were given in that order. */
function isNewestFirst(segments: readonly Segment[], seqs: readonly number[]): boolean {
  for (let at = 1; at < seqs.length; at += 1) {
    if ((seqs[at] as number) >= (seqs[at - 1] as number)) return false;
  }
  const inOrder = segments.toSorted((a, b) => a.seqOf(0) - b.seqOf(0));
  return inOrder.every((segment, at) => {
    const before = at === 0 ? undefined : inOrder[at - 1];
    return segment.isChronological && (!before || isBefore(before, segment));
  });
}

const isBefore = (one: Segment, other: Segment): boolean =>
  one.seqOf(one.size - 1) < other.seqOf(0) &&
  (one.parts.createdAt.at(-1) as number) <= (other.parts.createdAt[0] as number);

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
