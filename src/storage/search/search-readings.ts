import { setImmediate as nextTurn } from 'node:timers/promises';
import { slugOf } from '#domain/recipes/slug.ts';
import { factsOf, type Told } from '#domain/search/facts.ts';
import { type CooksOf, mayAnswer, meaningOf } from '#domain/search/reading.ts';
import { readSentence, type Sentence } from '#domain/search/sentence.ts';
import { recipesInOrder } from '../features/recipes/reads.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { padded } from '../queries/padded.ts';
import type { Db } from '../schema.ts';
import type { Understood } from './rows.ts';
import type { FoodMemory } from './search-avoidance.ts';
import type { Keep } from './search-tiers.ts';

const mostCooks = 50;
/** So many recipes are read between two turns of the thread: others may search meanwhile. */
const readAtOnce = 100;

/** A sentence, and who the cooks are that it names. */
export type UnderstoodSentence = { sentence: Sentence; cooksOf: CooksOf };

/** Reads a sentence; a cook whom nobody here is called stays words. */
export async function understand(
  db: Db,
  text: string,
  asWords: readonly string[],
): Promise<UnderstoodSentence> {
  const sentence = readSentence(text, asWords);
  const named = sentence.readings.find(({ kind }) => kind === 'cook');
  if (named?.kind !== 'cook') return { sentence, cooksOf: () => new Set() };
  const cooks = await cooksCalled(db, named.cook);
  return cooks.size > 0
    ? { sentence, cooksOf: () => cooks }
    : { sentence: readSentence(text, [...asWords, named.typed]), cooksOf: () => cooks };
}

/** Handles are made of names: whoever is called Anna has one that is `anna` or begins so. */
async function cooksCalled(db: Db, name: string): Promise<Set<string>> {
  const handle = slugOf(name);
  if (handle === '') return new Set();
  const rows = await db
    .selectFrom('handles')
    .select('user_id')
    .where((or) =>
      or.or([
        or('handle', '=', handle),
        or.and([or('handle', '>=', `${handle}-`), or('handle', '<', `${handle}.`)]),
      ]),
    )
    .limit(mostCooks)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

type Version = Pick<RecipeRow, 'id' | 'updatedAt' | 'diet'> & { seq: number };

/** Whether a recipe may be found by every reading, if these are its diets. */
const mayAnswerAll = (
  { sentence, cooksOf }: UnderstoodSentence,
  recipe: Told,
  diets: readonly string[],
): boolean => {
  const facts = factsOf(recipe, diets);
  return sentence.readings.every((reading) => mayAnswer(reading, facts, cooksOf));
};

export type Answering = { keep: Keep | null; isAllowed: (recipe: RecipeRow) => boolean };

/** Keeps the recipes that may be found by every reading; null where there is nothing to hold them against. */
export function keepAnswering(
  db: Db,
  memory: FoodMemory,
  understood: UnderstoodSentence,
): Answering {
  const { readings } = understood.sentence;
  if (readings.length === 0) return { keep: null, isAllowed: () => true };
  const hasDiet = readings.some(({ kind }) => kind === 'diet');
  return {
    keep: async (seqs) => {
      const rows = await readTold(db, seqs);
      const likely = rows.filter((row) => mayAnswerAll(understood, row, row.diet));
      const allowed = new Set(
        hasDiet ? await keepBorneOut(db, memory, understood, likely) : likely.map(({ seq }) => seq),
      );
      return seqs.filter((seq) => allowed.has(seq));
    },
    isAllowed: (recipe) =>
      mayAnswerAll(understood, recipe, hasDiet ? memory.readDiets(recipe) : []),
  };
}

/** Of recipes that claim their diets, those whose texts bear them out. */
async function keepBorneOut(
  db: Db,
  memory: FoodMemory,
  understood: UnderstoodSentence,
  likely: readonly (Told & Version)[],
): Promise<number[]> {
  const kept: number[] = [];
  const unread: (Told & Version)[] = [];
  for (const row of likely) {
    const diets = memory.diets(row);
    if (!diets) unread.push(row);
    else if (mayAnswerAll(understood, row, diets)) kept.push(row.seq);
  }
  for (let start = 0; start < unread.length; start += readAtOnce) {
    if (start > 0) await nextTurn();
    const some = unread.slice(start, start + readAtOnce);
    const seqs = new Map(some.map(({ id, seq }) => [id, seq]));
    for (const recipe of await recipesInOrder(db, [...seqs.values()])) {
      const seq = seqs.get(recipe.id);
      if (seq === undefined) continue;
      if (mayAnswerAll(understood, recipe, memory.readDiets(recipe))) kept.push(seq);
    }
  }
  return kept;
}

async function readTold(db: Db, seqs: readonly number[]): Promise<(Told & Version)[]> {
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom('recipes')
    .select(['seq', 'id', 'updated_at', 'name', 'other_names', 'diet', 'difficulty', 'course'])
    .select(['prep_minutes', 'cook_minutes', 'rest_minutes', 'category_id', 'user_id'])
    .where('seq', 'in', padded(seqs))
    .execute();
  return rows.map((row) => ({
    seq: Number(row.seq),
    id: row.id,
    updatedAt: Number(row.updated_at),
    name: row.name,
    otherNames: JSON.parse(row.other_names) as string[],
    diet: JSON.parse(row.diet) as string[],
    difficulty: row.difficulty,
    course: row.course as Told['course'],
    prepMinutes: row.prep_minutes,
    cookMinutes: row.cook_minutes,
    restMinutes: row.rest_minutes,
    categoryId: row.category_id,
    userId: row.user_id,
  }));
}

/** What a person is told was understood; the value is what a page names in its own words. */
export function toldOf(
  { readings }: Sentence,
  leftOut: readonly { typed: string; value: string }[],
): Understood[] {
  return [
    ...readings.map((one) => ({ kind: one.kind, value: meaningOf(one), typed: one.typed })),
    ...leftOut.map(({ value, typed }) => ({ kind: 'without' as const, value, typed })),
  ];
}
