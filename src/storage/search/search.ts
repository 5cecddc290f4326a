import { type Avoided, readAsked } from '#domain/search/avoided.ts';
import { all, any, type Expression } from '#domain/search/expression.ts';
import { type Keyword, readKeyword } from '#domain/search/keyword.ts';
import { createScorer } from '#domain/search/score.ts';
import { bestExpression, type Wanted, wantedExpression } from '#domain/search/sense.ts';
import { wholeNameTerm } from '#domain/search/terms.ts';
import type { SearchTools } from '../define.ts';
import { recipesInOrder } from '../features/recipes/reads.ts';
import type { Db } from '../schema.ts';
import { estimateFrequency, newestSeq } from './frequency.ts';
import type { Candidate, PostingsReader } from './postings.ts';
import type { SearchPage } from './rows.ts';
import { readAvoidance } from './search-avoidance.ts';
import { correctRareWords, readWords } from './search-senses.ts';
import { Found, type Tier } from './search-tiers.ts';

const countedUpTo = 1_000;
/** With fewer than this, recipes that lack some of the words are shown as well. */
const few = 3;
/** Below this, a rare word is also taken for a mistyped common one. */
const fewEnoughToDoubt = 10;
/** Within a tier so many of the newest are ranked; beyond them, newest first is the order. */
const ranked = { names: 500, everywhere: 400 } as const;

/** Searches recipes; the order and the counts are those that the port promises. */
export async function searchRecipes(
  { db, postings, foods }: SearchTools,
  text: string,
  limit: number,
  offset: number,
): Promise<SearchPage> {
  const asked = readAsked(text);
  const keyword = readKeyword(asked.wanted);
  const avoidance = await readAvoidance(db, postings, foods, asked.avoided);
  const found = new Found(postings, avoidance.keep);
  const wanted = await findWanted(db, postings, keyword, asked.avoided, found);
  const page: number[] = [];
  let start = 0;
  for (const tier of found.tiers) {
    const from = Math.max(0, offset - start);
    const to = offset + limit - start;
    start += tier.seqs.length;
    if (to <= 0) break;
    if (from >= tier.seqs.length) continue;
    page.push(...(await rankTier(postings, tier, wanted, keyword)).slice(from, to));
  }
  return {
    rows: (await recipesInOrder(db, page)).filter(avoidance.isAllowed),
    total: Math.min(found.size, countedUpTo),
    more: found.size > countedUpTo || found.isCut,
    leftOut: avoidance.leftOut,
    notLeftOut: avoidance.notLeftOut,
  };
}

/** Who names nothing but what to leave out is shown all the rest. */
async function findWanted(
  db: Db,
  postings: PostingsReader,
  keyword: Keyword,
  avoided: readonly Avoided[],
  found: Found,
): Promise<Wanted[]> {
  if (avoided.length > 0 && (keyword.onlyStopWords || keyword.words.length === 0)) {
    await found.addFrom('names', 0, (limit, before) => newestIndexed(db, limit, before));
    return [];
  }
  return keyword.words.length === 0 ? [] : findAll(db, postings, keyword, found);
}

/** The numbers of all recipes that can be found, last published first. */
async function newestIndexed(
  db: Db,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<number[]> {
  const rows = await db
    .selectFrom('search_profiles')
    .select('seq')
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ seq }) => Number(seq));
}

/** Fills the tiers, from those that answer best down; what the words came to mean. */
async function findAll(
  db: Db,
  postings: PostingsReader,
  keyword: Keyword,
  found: Found,
): Promise<Wanted[]> {
  const wanted = await readWords(postings, keyword);
  await addMatches(found, wanted, keyword);
  const doubted = found.size < fewEnoughToDoubt ? await correctRareWords(postings, wanted) : null;
  if (doubted) await addMatches(found, doubted, keyword);
  if (found.size < few && !keyword.onlyStopWords) {
    await addLacking(db, postings, found, doubted ?? wanted);
  }
  return doubted ?? wanted;
}

/** Every word: in the names before anywhere, in the best reading before any. */
async function addMatches(found: Found, wanted: Wanted[], keyword: Keyword): Promise<void> {
  const best = all(wanted.map(bestExpression));
  const meant = all(wanted.map(wantedExpression));
  await found.add('names', { term: wholeNameTerm(keyword.name) });
  // Where every reading is as good as the best one, both ask the same.
  const isMore = wanted.some(({ senses }) =>
    senses.some(({ worth }) => worth !== senses[0]?.worth),
  );
  await found.add('names', best);
  if (isMore) await found.add('names', meant);
  if (keyword.onlyStopWords) return;
  await found.add('all', best);
  if (isMore) await found.add('all', meant);
}

/**
 * Most words, until there are enough: first without the words that no recipe holds, then
 * without one more, the most frequent first, for it tells least; any word only when all
 * else finds nothing, and of two words a single one only when nothing has both.
 */
async function addLacking(
  db: Db,
  postings: PostingsReader,
  found: Found,
  wanted: Wanted[],
): Promise<void> {
  const held = await heldWords(postings, wanted, await newestSeq(db));
  const unheld = wanted.length - held.length;
  if (held.length === 0) return;
  if (unheld > 0) await found.add('all', all(held), unheld);
  if (held.length === 1 || (held.length === 2 && found.size > 0)) return;
  for (const left of held) {
    if (found.size >= few) return;
    await found.add('all', all(held.filter((word) => word !== left)), unheld + 1);
  }
  if (found.size === 0) await found.add('all', any(held), wanted.length - 1);
}

/** The words that any recipe holds, the most frequent first. */
async function heldWords(
  postings: PostingsReader,
  wanted: Wanted[],
  newest: number,
): Promise<Expression[]> {
  const counted = [];
  for (const expression of wanted.map(bestExpression)) {
    counted.push({ expression, count: await estimateFrequency(postings, expression, newest) });
  }
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ expression }) => expression);
}

async function rankTier(
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
