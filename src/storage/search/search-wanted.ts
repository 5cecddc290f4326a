import { all, any, type Expression } from '#domain/search/expression.ts';
import type { Keyword } from '#domain/search/keyword.ts';
import { isFirm, type Reading } from '#domain/search/reading.ts';
import { readingWorth } from '#domain/search/score.ts';
import { bestExpression, typedSense, type Wanted, wantedExpression } from '#domain/search/sense.ts';
import type { Sentence } from '#domain/search/sentence.ts';
import { informative, wholeNameTerm } from '#domain/search/terms.ts';
import type { Db } from '../schema.ts';
import { estimateFrequency, newestSeq } from './frequency.ts';
import type { PostingsReader } from './postings.ts';
import { correctRareWords, readWords } from './search-senses.ts';
import type { Found } from './search-tiers.ts';

/** With fewer than this, recipes that lack some of the words are shown as well. */
const few = 3;
/** Below this, a rare word is also taken for a mistyped common one. */
const fewEnoughToDoubt = 10;

/** A reading, as a word that counts for those who are called so before those who only answer it. */
export function wantedOfReading({ typed }: Reading): Wanted {
  return { typed, senses: [typedSense(informative(typed))], least: readingWorth };
}

/** Who names nothing but what to leave out, or what it should be, is shown all of that. */
export async function findWanted(
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
