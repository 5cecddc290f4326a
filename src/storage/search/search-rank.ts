import type { Keyword } from '#domain/search/keyword.ts';
import { type Scoring, scoreProfile, scoringOf } from '#domain/search/score.ts';
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
  const scored = await score(postings, { ...tier, seqs: newest }, scoring);
  return [...bestFirst(scored), ...seqs.slice(most)];
}

async function score(
  postings: PostingsReader,
  { seqs, where, missing }: Tier,
  scoring: Scoring,
): Promise<readonly Scored[]> {
  if (postings.scored) return postings.scored(where, seqs, scoring, missing);
  const candidates = where === 'names' ? await postings.names(seqs) : await postings.profiles(seqs);
  return candidates.map((candidate) => ({
    ...{ seq: candidate.seq, createdAt: candidate.createdAt },
    score: scoreProfile(scoring, candidate, missing),
  }));
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
