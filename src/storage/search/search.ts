import { all, any, type Expression } from '#domain/search/expression.ts';
import { type Keyword, readKeyword } from '#domain/search/keyword.ts';
import { isFirm, type Reading } from '#domain/search/reading.ts';
import { readingWorth } from '#domain/search/score.ts';
import { bestExpression, typedSense, type Wanted, wantedExpression } from '#domain/search/sense.ts';
import type { Sentence } from '#domain/search/sentence.ts';
import { informative, wholeNameTerm } from '#domain/search/terms.ts';
import type { SearchTools } from '../define.ts';
import { cardsInOrder } from '../features/recipes/card-reads.ts';
import { numberedInOrder, recipesInOrder } from '../features/recipes/reads.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import type { Db } from '../schema.ts';
import { estimateFrequency, newestSeq } from './frequency.ts';
import type { PostingsReader } from './postings.ts';
import type { SearchCards, SearchPage, SearchTold } from './rows.ts';
import { type Avoidance, readAvoidance } from './search-avoidance.ts';
import { rankTier } from './search-rank.ts';
import {
  type Answering,
  keepAnswering,
  toldOf,
  type UnderstoodSentence,
  understand,
} from './search-readings.ts';
import { correctRareWords, readWords } from './search-senses.ts';
import { Found, type Keep } from './search-tiers.ts';

const countedUpTo = 1_000;
/** With fewer than this, recipes that lack some of the words are shown as well. */
const few = 3;
/** Below this, a rare word is also taken for a mistyped common one. */
const fewEnoughToDoubt = 10;

/** What a search asks for; what is named by `asWords` is not understood but searched as words. */
type Asked = [text: string, limit: number, offset: number, asWords?: readonly string[]];

/** Searches recipes; the order and the counts are those that the port promises. */
export async function searchRecipes(tools: SearchTools, ...asked: Asked): Promise<SearchPage> {
  const { seqs, isAllowed, ...told } = await searchSeqs(tools, ...asked);
  const rows = await recipesInOrder(tools.db, seqs);
  return { ...told, rows: isAllowed ? rows.filter(isAllowed) : rows };
}

/** The same, with cards that are ready to be sent. */
export async function searchCards(tools: SearchTools, ...asked: Asked): Promise<SearchCards> {
  const { db } = tools;
  const { seqs, isAllowed, ...told } = await searchSeqs(tools, ...asked);
  const shown = isAllowed
    ? (await numberedInOrder(db, seqs)).filter(({ row }) => isAllowed(row)).map(({ seq }) => seq)
    : seqs;
  return { ...told, cards: await cardsInOrder(db, shown) };
}

/** The numbers of a page; null for `isAllowed` where whatever was found may be shown. */
type FoundPage = SearchTold & {
  seqs: number[];
  isAllowed: ((recipe: RecipeRow) => boolean) | null;
};

async function searchSeqs(
  tools: SearchTools,
  ...[text, limit, offset, asWords = []]: Asked
): Promise<FoundPage> {
  const understood = await understand(tools.db, text, asWords);
  const search = await findUnderstood(tools, understood);
  const { readings } = understood.sentence;
  const doubtful = readings.filter((one) => !isFirm(one)).map(({ typed }) => typed);
  if (search.found.size > 0 || doubtful.length === 0) {
    return pageOf(tools, understood, search, limit, offset);
  }
  // Nothing is what they seem to ask for: then they are words of a name.
  const literal = await understand(tools.db, text, [...asWords, ...doubtful]);
  return pageOf(tools, literal, await findUnderstood(tools, literal), limit, offset);
}

type Searched = {
  found: Found;
  wanted: Wanted[];
  keyword: Keyword;
  avoidance: Avoidance;
  answering: Answering;
};

async function findUnderstood(
  { db, postings, foods }: SearchTools,
  understood: UnderstoodSentence,
): Promise<Searched> {
  const { sentence } = understood;
  const keyword = { ...readKeyword(sentence.words), name: readKeyword(sentence.wanted).name };
  const avoidance = await readAvoidance(db, postings, foods, sentence.avoided);
  const answering = keepAnswering(db, foods, understood);
  const found = new Found(postings, bothKeep(answering.keep, avoidance.keep));
  const wanted = await findWanted(db, postings, keyword, sentence, found);
  const read = sentence.readings.filter((one) => !isFirm(one)).map(wantedOfReading);
  return { found, wanted: [...wanted, ...read], keyword, avoidance, answering };
}

const bothKeep = (one: Keep | null, other: Keep | null): Keep | null =>
  one && other ? async (seqs) => other(await one(seqs)) : (one ?? other);

/** A reading, as a word that counts for those who are called so before those who only answer it. */
function wantedOfReading({ typed }: Reading): Wanted {
  return { typed, senses: [typedSense(informative(typed))], least: readingWorth };
}

async function pageOf(
  { postings }: SearchTools,
  { sentence }: UnderstoodSentence,
  { found, wanted, keyword, avoidance, answering }: Searched,
  limit: number,
  offset: number,
): Promise<FoundPage> {
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
  const isChecked = avoidance.keep !== null || answering.keep !== null;
  const isAllowed = (row: RecipeRow) => avoidance.isAllowed(row) && answering.isAllowed(row);
  return {
    ...{ seqs: page, isAllowed: isChecked ? isAllowed : null },
    total: Math.min(found.size, countedUpTo),
    more: found.size > countedUpTo || found.isCut,
    understood: toldOf(sentence, avoidance.leftOut),
    leftOut: avoidance.leftOut.map(({ value }) => value),
    notLeftOut: avoidance.notLeftOut,
  };
}

/** Who names nothing but what to leave out, or what it should be, is shown all of that. */
async function findWanted(
  db: Db,
  postings: PostingsReader,
  keyword: Keyword,
  { readings, avoided }: Sentence,
  found: Found,
): Promise<Wanted[]> {
  const isAnyAsked = readings.length > 0 || avoided.length > 0;
  const hasWords = keyword.words.length > 0 && !(isAnyAsked && keyword.onlyStopWords);
  const called = readings.filter((one) => !isFirm(one)).map(wantedOfReading);
  if (called.length > 0) {
    await found.add('names', { term: wholeNameTerm(keyword.name) });
    if (!hasWords) await found.add('names', all(called.map(wantedExpression)));
  }
  if (hasWords) return findAll(db, postings, keyword, found, called);
  if (isAnyAsked) {
    await found.addFrom('names', 0, (limit, before) => newestIndexed(db, limit, before));
  }
  return [];
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
  called: readonly Wanted[],
): Promise<Wanted[]> {
  const wanted = await readWords(postings, keyword);
  if (called.length > 0) {
    await found.add('names', all([...wanted, ...called].map(bestExpression)));
  }
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
