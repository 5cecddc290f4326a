import type { Keyword } from '#domain/search/keyword.ts';
import { scoringOf } from '#domain/search/score.ts';
import type { Wanted } from '#domain/search/sense.ts';
import type { PostingsReader } from './postings.ts';
import type { Tier } from './search-tiers.ts';

/** Within a tier so many of the newest are ranked; beyond them, newest first is the order. */
const ranked = { names: 500, everywhere: 400 } as const;

/** The recipes of a tier, best match first, ties newest first. */
export async function rankTier(
  postings: PostingsReader,
  tier: Tier,
  wanted: Wanted[],
  keyword: Keyword,
): Promise<number[]> {
  const { seqs, where } = tier;
  const most = where === 'names' ? ranked.names : ranked.everywhere;
  const newest = seqs.slice(0, most);
  const scoring = scoringOf(wanted, keyword.name);
  const best = await postings.ranked(where, newest, scoring, tier.missing);
  return [...best, ...seqs.slice(most)];
}
