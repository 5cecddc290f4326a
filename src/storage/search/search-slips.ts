import { mistypedReading } from '#domain/search/mistyped-readings.ts';
import { type Wanted, worths } from '#domain/search/sense.ts';
import type { Slips } from '#domain/search/sentence.ts';
import type { PostingsReader } from './postings.ts';

/** Of the words that no recipe holds and that mean nothing else those that are a slip away from what a sentence reads. */
export async function slipsIn(
  postings: PostingsReader,
  wanted: readonly Wanted[],
  asWords: readonly string[],
): Promise<Slips> {
  const slips = new Map<string, string>();
  for (const { typed, senses } of wanted) {
    const meant = asWords.includes(typed) ? null : mistypedReading(typed);
    const [only, another] = senses;
    if (!meant || another || only?.worth !== worths.typed) continue;
    if (!(await postings.isKnown(only.terms[0] ?? ''))) slips.set(typed, meant);
  }
  return slips;
}
