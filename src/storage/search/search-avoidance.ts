import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Diet, dietsOf } from '#domain/foods/diets.ts';
import { namedFoods, type RecipeTexts } from '#domain/foods/named-foods.ts';
import { type Avoided, leftOutName } from '#domain/search/avoided.ts';
import { all } from '#domain/search/expression.ts';
import { stem } from '#domain/search/stem.ts';
import { createSynonyms } from '#domain/search/synonyms.ts';
import { termsOf } from '#domain/search/terms.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { padded } from '../queries/padded.ts';
import type { Db } from '../schema.ts';
import type { PostingsReader } from './postings.ts';
import type { Keep } from './search-tiers.ts';

/** So many recipes are read between two turns of the thread: others may search meanwhile. */
const readAtOnce = 100;
const mostRemembered = 50_000;
/** So many recipes that hold a word are looked at to tell whether it is an ingredient. */
const sample = 50;

const synonyms = createSynonyms(stem);

/** A food that the table does not know: the stems of its words, as runs that a text must not hold. */
type Literal = readonly string[];

export type Avoidance = {
  keep: Keep | null;
  /** Whether a recipe may be shown as it is now: it may have changed since `keep` looked at it. */
  isAllowed: (recipe: RecipeRow) => boolean;
  /** What is left out, and how that was typed. */
  leftOut: { value: string; typed: string; of: Avoided }[];
  notLeftOut: string[];
};

/** What no recipe that is shown may name. */
type LeftOut = { foods: ReadonlySet<number>; literals: readonly Literal[] };

type Version = { id: string; updatedAt: number };

/** Which foods a recipe names, and which diets it answers, remembered as long as the recipe does not change. */
export class FoodMemory {
  readonly #named = new Map<string, { updatedAt: number; ids: Uint16Array }>();
  readonly #diets = new Map<string, { updatedAt: number; diets: Diet[] }>();

  /** The foods of a recipe if they are known as it was changed last. */
  get({ id, updatedAt }: Version): Uint16Array | null {
    const known = this.#named.get(id);
    return known?.updatedAt === updatedAt ? known.ids : null;
  }

  /** The foods of a recipe, remembered or read from its texts. */
  read(recipe: Version & RecipeTexts): Uint16Array {
    const known = this.get(recipe);
    if (known) return known;
    const ids = Uint16Array.from(namedFoods(recipe));
    if (this.#named.size >= mostRemembered) this.#named.clear();
    this.#named.set(recipe.id, { updatedAt: recipe.updatedAt, ids });
    return ids;
  }

  /** The diets of a recipe if they are known as it was changed last. */
  diets({ id, updatedAt }: Version): readonly Diet[] | null {
    const known = this.#diets.get(id);
    return known?.updatedAt === updatedAt ? known.diets : null;
  }

  /** The diets of a recipe, remembered or read from its texts. */
  readDiets(recipe: Version & Parameters<typeof dietsOf>[0] & { diet: string[] }): readonly Diet[] {
    const known = this.diets(recipe);
    if (known) return known;
    const diets = dietsOf(recipe, recipe.diet);
    if (this.#diets.size >= mostRemembered) this.#diets.clear();
    this.#diets.set(recipe.id, { updatedAt: recipe.updatedAt, diets });
    return diets;
  }
}

/**
 * What a search leaves out: the foods of the table with all that is made of them, and by its word
 * alone what stands in the ingredients of a recipe here. What is neither is not left out, and said so.
 */
export async function readAvoidance(
  db: Db,
  postings: PostingsReader,
  memory: FoodMemory,
  avoided: readonly Avoided[],
): Promise<Avoidance> {
  const foods = new Set<number>();
  const literals: Literal[] = [];
  const leftOut: Avoidance['leftOut'] = [];
  const notLeftOut: string[] = [];
  for (const one of avoided) {
    const isKnown = one.foods.length > 0;
    for (const { id } of one.foods) foods.add(id);
    const isIngredient = !isKnown && (await isListed(db, postings, one));
    if (isIngredient) literals.push(...literalsOf(one));
    if (isKnown || isIngredient)
      leftOut.push({ value: leftOutName(one), typed: one.typed, of: one });
    else notLeftOut.push(leftOutName(one));
  }
  const isAnyLeftOut = foods.size > 0 || literals.length > 0;
  const out = { foods, literals };
  return {
    keep: isAnyLeftOut ? (seqs) => keepAllowed(db, memory, seqs, out) : null,
    isAllowed: (recipe) => !isAnyLeftOut || namesNone(memory, recipe, out),
    leftOut,
    notLeftOut,
  };
}

function literalsOf({ typed, terms }: Avoided): Literal[] {
  const [only, ...rest] = terms;
  const others = only && rest.length === 0 ? (synonyms.get(only) ?? []) : [];
  return [termsOf(typed), ...others];
}

/** Whether any of the newest recipes that hold the words hold them in a line of their ingredients. */
async function isListed(db: Db, postings: PostingsReader, one: Avoided): Promise<boolean> {
  const terms = termsOf(one.typed);
  if (terms.length === 0) return false;
  const expression = all(terms.map((term) => ({ term })));
  const seqs = await postings.find('all', expression, sample);
  const recipes = await readTexts(db, seqs);
  return recipes.some(({ ingredients }) => holdsRun(ingredients.join('\n'), terms));
}

async function keepAllowed(
  db: Db,
  memory: FoodMemory,
  seqs: readonly number[],
  out: LeftOut,
): Promise<number[]> {
  const allowed = new Set<number>();
  const unread: number[] = [];
  for (const version of await versionsOf(db, seqs)) {
    const ids = memory.get(version);
    // The foods are remembered, the words of the texts are not.
    if (!ids || out.literals.length > 0) unread.push(version.seq);
    else if (!ids.some((id) => out.foods.has(id))) allowed.add(version.seq);
  }
  for (let start = 0; start < unread.length; start += readAtOnce) {
    if (start > 0) await nextTurn();
    for (const recipe of await readTexts(db, unread.slice(start, start + readAtOnce))) {
      if (namesNone(memory, recipe, out)) allowed.add(recipe.seq);
    }
  }
  return seqs.filter((seq) => allowed.has(seq));
}

function namesNone(
  memory: FoodMemory,
  recipe: Version & RecipeTexts,
  { foods, literals }: LeftOut,
): boolean {
  if (memory.read(recipe).some((id) => foods.has(id))) return false;
  return !literals.some((terms) => holdsAnywhere(recipe, terms));
}

async function versionsOf(db: Db, seqs: readonly number[]): Promise<(Version & { seq: number })[]> {
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom('recipes')
    .select(['seq', 'id', 'updated_at'])
    .where('seq', 'in', padded(seqs))
    .execute();
  return rows.map((row) => ({
    seq: Number(row.seq),
    id: row.id,
    updatedAt: Number(row.updated_at),
  }));
}

async function readTexts(
  db: Db,
  seqs: readonly number[],
): Promise<(Version & RecipeTexts & { seq: number })[]> {
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom('recipes')
    .select(['seq', 'id', 'updated_at', 'name', 'description', 'ingredients', 'steps', 'tip'])
    .select(['tags', 'other_names'])
    .where('seq', 'in', padded(seqs))
    .execute();
  return rows.map(({ updated_at, other_names, ...row }) => ({
    ...row,
    seq: Number(row.seq),
    updatedAt: Number(updated_at),
    ingredients: JSON.parse(row.ingredients) as string[],
    steps: JSON.parse(row.steps) as string[],
    tags: JSON.parse(row.tags) as string[],
    otherNames: JSON.parse(other_names) as string[],
  }));
}

function holdsAnywhere(texts: RecipeTexts, terms: Literal): boolean {
  const { name, otherNames, tags, description, ingredients, steps, tip } = texts;
  const told = [name, ...otherNames, ...tags, description, ...ingredients, ...steps, tip ?? ''];
  return holdsRun(told.join('\n'), terms);
}

/** Whether a text holds the terms one behind the other. */
function holdsRun(text: string, terms: Literal): boolean {
  return ` ${termsOf(text).join(' ')} `.includes(` ${terms.join(' ')} `);
}
