import type { Keyword } from '#domain/search/keyword.ts';
import { scoringOf } from '#domain/search/score.ts';
import type { Wanted } from '#domain/search/sense.ts';
import type { PostingsReader, Scored } from './postings.ts';
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
  const scored = await postings.scored(where, newest, scoring, tier.missing);
  return [...bestFirst(scored), ...seqs.slice(most)];
}

/** Few scores are different: those are sorted, and within each the recipes where they do not lie newest first already. */
function bestFirst(scored: readonly Scored[]): number[] {
  const groups = Map.groupBy(scored, ({ score }) => score);
  const scores = [...groups.keys()].sort((a, b) => b - a);
  return scores.flatMap((one) => {
    const group = groups.get(one) ?? [];
    const isSorted = group.every(
      (other, i) => i === 0 || newestFirst(group[i - 1] as Scored, other) <= 0,
    );
    return (isSorted ? group : group.sort(newestFirst)).map(({ seq }) => seq);
  });
}

function newestFirst(a: Scored, b: Scored): number {
  return b.createdAt - a.createdAt || b.seq - a.seq;
}
