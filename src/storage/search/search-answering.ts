import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kind, KindOf } from '#domain/facets/facts.ts';
import { all } from '#domain/search/expression.ts';
import { factsOf, type Told } from '#domain/search/facts.ts';
import { answersByKept, isFirm, mayAnswer, type Reading } from '#domain/search/reading.ts';
import { termsOf } from '#domain/search/terms.ts';
import type { SearchTools } from '../define.ts';
import { recipesInOrder } from '../features/recipes/reads.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { timeColumns, timesOf } from '../features/recipes/time-columns.ts';
import { padded } from '../queries/padded.ts';
import type { Db } from '../schema.ts';
import type { Avoidance, FoodMemory } from './search-avoidance.ts';
import type { UnderstoodSentence } from './search-readings.ts';
import type { Keep } from './search-tiers.ts';

/** So many recipes are read between two turns of the thread: others may search meanwhile. */
const readAtOnce = 100;

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

export type Answering = {
  keep: Keep | null;
  /** Whether a recipe may be shown as it is now; null where that is no promise: it was when `keep` looked at it. */
  isAllowed: ((recipe: RecipeRow) => boolean) | null;
};

/** Whether a recipe that was found may be shown as it is now; null where whatever was found may. */
export function allowedNow(
  avoidance: Avoidance,
  answering: Answering,
): ((recipe: RecipeRow) => boolean) | null {
  if (avoidance.keep === null && answering.isAllowed === null) return null;
  return (recipe) => avoidance.isAllowed(recipe) && (answering.isAllowed?.(recipe) ?? true);
}

/** Keeps the recipes that may be found by every reading; null where there is nothing to hold them against. */
export function keepAnswering(tools: SearchTools, understood: UnderstoodSentence): Answering {
  const { db, foods: memory } = tools;
  const { readings } = understood.sentence;
  if (readings.length === 0) return { keep: null, isAllowed: null };
  const hasDiet = readings.some(({ kind }) => kind === 'diet');
  return {
    keep: async (seqs) => {
      const { answering, open } = await holdAgainstFacts(tools, readings, seqs);
      const rows = await readTold(db, open);
      const likely = rows.filter((row) => mayAnswerAll(understood, row, row.diet));
      const borneOut = hasDiet
        ? await keepBorneOut(db, memory, understood, likely)
        : likely.map(({ seq }) => seq);
      const allowed = new Set([...answering, ...borneOut]);
      return seqs.filter((seq) => allowed.has(seq));
    },
    isAllowed: readings.some(isFirm)
      ? (recipe) => mayAnswerAll(understood, recipe, hasDiet ? memory.readDiets(recipe) : [])
      : null,
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
    .select(timeColumns)
    .select(['category_id', 'user_id'])
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
    ...timesOf(row),
    categoryId: row.category_id,
    userId: row.user_id,
  }));
}

/**
 * Of these recipes those that every reading finds by what facets keep of them, or by a word of their names, and those that are
 * still to be read: they may be called so, or nothing is kept of them yet.
 */
async function holdAgainstFacts(
  { facets, postings }: SearchTools,
  readings: readonly Reading[],
  seqs: readonly number[],
): Promise<{ answering: number[]; open: readonly number[] }> {
  // Who cooked it is not among what facets keep.
  if (readings.some(({ kind }) => kind === 'cook')) return { answering: [], open: seqs };
  const kept = await (await facets()).kinds(seqs);
  const unansweredBy = lookUpUnanswered(readings);
  const answering: number[] = [];
  let called: KindOf[] = [];
  for (const one of kept) {
    const unanswered = unansweredBy(one);
    if (unanswered.length === 0) answering.push(one.seq);
    else if (!unanswered.some(isFirm)) called.push(one);
  }
  let isSure = true;
  for (const reading of readings.filter((one) => !isFirm(one))) {
    const others = called.filter((one) => unansweredBy(one).includes(reading));
    const named = await calledSo(postings, reading, others);
    isSure &&= named.isSure;
    called = called.filter(
      (one) => named.seqs.has(one.seq) || !unansweredBy(one).includes(reading),
    );
  }
  const found = called.map(({ seq }) => seq);
  const unknown = kept.length === seqs.length ? [] : withoutThose(seqs, kept);
  return isSure
    ? { answering: [...answering, ...found], open: unknown }
    : { answering, open: [...unknown, ...found] };
}

function withoutThose(seqs: readonly number[], kept: readonly KindOf[]): number[] {
  const known = new Set(kept.map(({ seq }) => seq));
  return seqs.filter((seq) => !known.has(seq));
}

/** Tells which readings do not find a recipe by what facets keep of it: once for each kind, where no time is asked for. */
function lookUpUnanswered(readings: readonly Reading[]): (recipe: KindOf) => readonly Reading[] {
  const isTimed = readings.some(({ kind }) => kind === 'time');
  const byKind = new Map<Kind, readonly Reading[]>();
  return ({ kind, quickness }) => {
    const known = isTimed ? undefined : byKind.get(kind);
    if (known) return known;
    const facts = isTimed ? { ...kind, quickness } : kind;
    const unanswered = readings.filter((reading) => !answersByKept(reading, facts));
    if (!isTimed) byKind.set(kind, unanswered);
    return unanswered;
  };
}

/**
 * Those that may be called as the reading was typed; all of them where nothing in memory tells. Of a single word it is sure: a
 * name holds it or does not, and whose category does answers the reading.
 */
async function calledSo(
  { among }: SearchTools['postings'],
  { typed }: Reading,
  recipes: readonly KindOf[],
): Promise<{ seqs: Set<number>; isSure: boolean }> {
  const seqs = recipes.map(({ seq }) => seq);
  const terms = termsOf(typed);
  if (seqs.length === 0) return { seqs: new Set(), isSure: true };
  if (!among || terms.length === 0) return { seqs: new Set(seqs), isSure: false };
  const named = await among('names', all(terms.map((term) => ({ term }))), seqs);
  return { seqs: new Set(named), isSure: terms.length === 1 };
}
