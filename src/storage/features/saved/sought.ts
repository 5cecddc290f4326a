import { type RawBuilder, sql } from 'kysely';
import { readKeyword } from '#domain/search/keyword.ts';
import { isFirm, type Reading } from '#domain/search/reading.ts';
import { worths } from '#domain/search/sense.ts';
import type { Sentence } from '#domain/search/sentence.ts';
import { informative } from '#domain/search/terms.ts';
import type { SearchTools } from '../../define.ts';
import { holdsText } from '../../queries/folded.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { allowedNow, keepAnswering } from '../../search/search-answering.ts';
import { readAvoidance } from '../../search/search-avoidance.ts';
import { understand } from '../../search/search-readings.ts';
import { readWords } from '../../search/search-senses.ts';
import type { Keep } from '../../search/search-tiers.ts';
import { presentRecipes } from '../recipes/reads.ts';
import { isTimed, totalMinutes } from '../recipes/time-columns.ts';
import type { SavedWish, SoughtSaves } from './rows.ts';

/** What a person saved and what is still there. */
export function savedBy(db: Db, userId: string) {
  return presentRecipes(db)
    .innerJoin('saves', 'saves.recipe_id', 'recipes.id')
    .where('saves.user_id', '=', userId);
}

/**
 * What a sentence finds of what a person saved, read as a search reads it; it never widens what the rest of the wish leaves.
 * With it come the foods that it leaves out, and the words that it was to leave out and nobody knows as a food.
 */
export async function soughtOf(tools: SearchTools, userId: string, wish: SoughtSaves) {
  const { sentence, ...understood } = await understand(tools.db, wish.text, []);
  const { avoided, readings } = sentence;
  const avoidance = await readAvoidance(tools.db, tools.postings, tools.foods, avoided);
  const firm = { ...sentence, readings: readings.filter(isFirm) };
  const answering = keepAnswering(tools, { ...understood, sentence: firm });
  let asked = chosenOf(tools.db, userId, wish);
  for (const condition of await conditionsOf(tools, sentence)) asked = asked.where(condition);
  return {
    found: await keptOf(asked, [answering.keep, avoidance.keep]),
    isAllowed: allowedNow(avoidance, answering),
    leftOut: [...new Set(avoidance.leftOut.map(({ value }) => value))],
    notLeftOut: avoidance.notLeftOut,
  };
}

/** What each keep leaves of the saves that are asked for. */
async function keptOf(asked: ReturnType<typeof chosenOf>, each: readonly (Keep | null)[]) {
  const keeps = each.filter((keep) => keep !== null);
  if (keeps.length === 0) return asked;
  let seqs = (await asked.select('recipes.seq').execute()).map(({ seq }) => Number(seq));
  for (const keep of keeps) seqs = await keep(seqs);
  if (seqs.length === 0) return asked.where(sql<boolean>`1 = 0`);
  // The sign keeps an engine from reading them by their numbers, all of them, to put them in order: the saves have one.
  return asked.where(sql<number>`+recipes.seq`, 'in', padded(seqs));
}

/** What a person saved that has what is chosen. */
export function chosenOf(db: Db, userId: string, wish: SavedWish) {
  let found = savedBy(db, userId)
    .leftJoin('search_profiles', 'search_profiles.seq', 'recipes.seq')
    .leftJoin('recipe_ratings', 'recipe_ratings.recipe_id', 'recipes.id');
  if (wish.categoryId !== undefined) {
    found = found.where('recipes.category_id', '=', wish.categoryId);
  }
  if (wish.difficulty !== undefined)
    found = found.where('recipes.difficulty', '=', wish.difficulty);
  if (wish.minutes !== undefined) found = found.where(takesAtMost(wish.minutes));
  return found;
}

const takesAtMost = (minutes: number) =>
  sql<boolean>`(${isTimed} and ${totalMinutes} <= ${minutes})`;

/** What a recipe has to hold for each word, and to be, or hold the words of, for each reading that is no promise. */
async function conditionsOf(
  { postings }: SearchTools,
  { words, readings, avoided }: Sentence,
): Promise<RawBuilder<boolean>[]> {
  const keyword = readKeyword(words);
  const isAnyRead = readings.length + avoided.length > 0;
  const wanted = keyword.onlyStopWords && isAnyRead ? [] : await readWords(postings, keyword);
  const asWords = wanted.map(({ typed, senses }) =>
    // A beginning is looked for as it was typed.
    holds(
      typed,
      senses.filter(({ worth }) => worth !== worths.begun).map(({ terms }) => terms),
    ),
  );
  const asRead = readings
    .filter((reading) => !isFirm(reading))
    .map((one) => sql<boolean>`(${answers(one)} or ${holds(one.typed, [informative(one.typed)])})`);
  return [...asWords, ...asRead];
}

function answers(reading: Reading): RawBuilder<boolean> {
  switch (reading.kind) {
    case 'time':
      return takesAtMost(reading.minutes);
    case 'difficulty':
      return sql<boolean>`recipes.difficulty = ${reading.difficulty}`;
    case 'course':
      return sql<boolean>`recipes.course = ${reading.course}`;
    case 'cuisine':
      return sql<boolean>`recipes.category_id = ${reading.categoryId}`;
    default:
      return sql<boolean>`1 = 0`;
  }
}

/**
 * Whether a recipe holds a word in any of its senses, in its search profile or where that says nothing: of tags, and of
 * what no search has.
 */
function holds(typed: string, senses: readonly (readonly string[])[]): RawBuilder<boolean> {
  const profile = sql`(search_profiles.name || search_profiles.category || search_profiles.ingredients)`;
  const begins = sql<boolean>`${profile} like ${`% ${typed}%`}`;
  const inSenses = senses
    .filter((terms) => terms.length > 0)
    .map((terms) => {
      const each = terms.map((term) => sql`${profile} like ${`% ${term} %`}`);
      return sql`(${sql.join(each, sql` and `)})`;
    });
  const told = holdsText(typed, 'recipes.name', 'recipes.other_names', 'recipes.tags');
  return sql<boolean>`(${sql.join([begins, ...inSenses, told], sql` or `)})`;
}
