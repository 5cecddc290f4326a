import { type Scoring, scoreHeld } from '#domain/search/score.ts';
import type { Postings, Scored } from '../postings.ts';
import type { Segment } from './segment.ts';
import { SegmentHolding } from './segment-holding.ts';

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
  let last = 0;
  for (const seq of seqs) {
    // Most lie where the one before them does.
    let document = segments[last]?.find(seq) ?? -1;
    for (let i = 0; document < 0 && i < segments.length; i += 1) {
      document = (segments[i] as Segment).find(seq);
      if (document >= 0) last = i;
    }
    if (document < 0) continue;
    const segment = segments[last] as Segment;
    const holding = held[last] ?? new SegmentHolding(segment, scoring, where === 'all');
    held[last] = holding;
    const score = scoreHeld(scoring, holding.at(document), missing);
    scored.push({ seq, createdAt: segment.parts.createdAt[document] as number, score });
  }
  return scored;
}
