import type { Keyword } from '#domain/search/keyword.ts';
import { createScorer } from '#domain/search/score.ts';
import type { Wanted } from '#domain/search/sense.ts';
import type { Candidate, PostingsReader } from './postings.ts';
import type { Tier } from './search-tiers.ts';

/** Within a tier so many of the newest are ranked; beyond them, newest first is the order. */
const ranked = { names: 500, everywhere: 400 } as const;

/** The recipes of a tier, best match first, ties newest first. */
export async function rankTier(
  postings: PostingsReader,
  { seqs, where, missing }: Tier,
  wanted: Wanted[],
  keyword: Keyword,
): Promise<number[]> {
  const most = where === 'names' ? ranked.names : ranked.everywhere;
  const newest = seqs.slice(0, most);
  const candidates =
    where === 'names' ? await postings.names(newest) : await postings.profiles(newest);
  const name = ` ${keyword.name.join(' ')} `;
  const scoreOf = createScorer(wanted, name);
  const order = candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, missing) }))
    .sort((a, b) => b.score - a.score || newestFirst(a.candidate, b.candidate));
  return [...order.map(({ candidate }) => candidate.seq), ...seqs.slice(most)];
}

function newestFirst(a: Candidate, b: Candidate): number {
  return b.createdAt - a.createdAt || b.seq - a.seq;
}
