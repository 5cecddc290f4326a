import type { RecipeLanguage } from '#domain/kitchen/language.ts';
import { keysCoveredBy, type Stock, stockOf } from '#domain/pantry/covers.ts';
import { readAvoid } from '#domain/pantry/food-list.ts';
import { compareShortfalls, shortfallOf } from '#domain/pantry/needs.ts';
import { all, any, type Expression } from '#domain/search/expression.ts';
import { informative } from '#domain/search/terms.ts';
import type { SearchTools } from '../define.ts';
import { listedRecipes, recipesInOrder } from '../features/recipes/reads.ts';
import { toCard } from '../features/recipes/records.ts';
import { padded } from '../queries/padded.ts';
import type { Db } from '../schema.ts';
import type { PostingsReader } from './postings.ts';
import type { PantryAsked, PantryPage } from './rows.ts';
import { type FoodMemory, readAvoidance } from './search-avoidance.ts';

/** So many of the best are looked at, as far as pages go. */
const mostLooked = 600;
/** Without the index in memory: so many of the newest that hold everything, and that hold anything. */
const mostWithAll = 200;
const mostWithAny = 400;

/**
 * Recipes by what a person has: what is missing least comes first, then what is there for the larger part, then the
 * newest. None names what is avoided.
 */
export async function pantryRecipes(
  { db, postings, foods }: SearchTools,
  { have, staples, avoid }: PantryAsked,
  limit: number,
  offset: number,
): Promise<PantryPage> {
  const stock = stockOf(have, staples);
  const avoidance = await readAvoidance(db, postings, foods, readAvoid(avoid));
  const best = postings.needing
    ? postings.needing(stock, mostLooked)
    : await bestStored(db, postings, foods, have, stock);
  const kept = avoidance.keep ? await avoidance.keep(best) : best;
  const rows = await recipesInOrder(db, kept.slice(offset, offset + limit));
  return {
    entries: rows
      .filter((row) => avoidance.isAllowed(row))
      .map((row) => ({ recipe: toCard(row), ...shortfallOf(row, stock) })),
    total: kept.length,
    more: best.length >= mostLooked,
    leftOut: avoidance.leftOut.map(({ value }) => value),
    notLeftOut: avoidance.notLeftOut,
  };
}

/** The best of the newest that name what is there: a bounded number of them, whatever the size of the site. */
async function bestStored(
  db: Db,
  postings: PostingsReader,
  foods: FoodMemory,
  have: readonly string[],
  stock: Stock,
): Promise<number[]> {
  const named = have.flatMap((food) => namedExpression(food) ?? []);
  if (named.length === 0) return [];
  const withAll = named.length > 1 ? await postings.find('all', all(named), mostWithAll) : [];
  const withAny = await postings.find('all', any(named), mostWithAny);
  const seqs = [...new Set([...withAll, ...withAny])];
  const counted = (await readNeeds(db, foods, seqs)).map(({ seq, needs }) => {
    const wanted = needs.filter((need) => !stock.assumed.has(need));
    return { seq, of: wanted.length, have: wanted.filter((need) => stock.had.has(need)).length };
  });
  return counted
    .filter((one) => one.have > 0)
    .sort((a, b) => compareShortfalls(a, b) || b.seq - a.seq)
    .map(({ seq }) => seq);
}

/** Looks up the words of a food, and of what else is called so. */
function namedExpression(food: string): Expression | null {
  const names = [food, ...keysCoveredBy(food).filter((key) => !key.startsWith('~'))];
  const expressions = names.flatMap((name) => {
    const terms = informative(name);
    return terms.length > 0 ? [all(terms.map((term) => ({ term })))] : [];
  });
  return expressions.length > 0 ? any(expressions) : null;
}

async function readNeeds(db: Db, foods: FoodMemory, seqs: readonly number[]) {
  if (seqs.length === 0) return [];
  const rows = await listedRecipes(db)
    .select(['seq', 'id', 'updated_at', 'ingredients', 'language'])
    .where('seq', 'in', padded(seqs))
    .execute();
  return rows.map(({ seq, id, updated_at, ingredients, language }) => ({
    seq: Number(seq),
    needs: foods.readNeeds({
      ...{ id, updatedAt: Number(updated_at), language: language as RecipeLanguage },
      ingredients: () => JSON.parse(ingredients) as string[],
    }),
  }));
}
