import { stockOf } from '#domain/pantry/covers.ts';
import { readAvoid } from '#domain/pantry/food-list.ts';
import { shortfallOf } from '#domain/pantry/needs.ts';
import type { SearchTools } from '../define.ts';
import { recipesInOrder } from '../features/recipes/reads.ts';
import { toCard } from '../features/recipes/records.ts';
import type { PantryAsked, PantryPage } from './rows.ts';
import { readAvoidance } from './search-avoidance.ts';

/** So many of the best are looked at, as far as pages go. */
const mostLooked = 600;

/**
 * Recipes by what a person has: what is missing least comes first, then what is there for the larger part, then the
 * newest. None names what is avoided.
 */
export async function pantryRecipes(
  { db, postings, foods, ...tools }: SearchTools,
  { have, staples, avoid }: PantryAsked,
  limit: number,
  offset: number,
): Promise<PantryPage> {
  const stock = stockOf(have, staples);
  const avoided = readAvoid(avoid);
  const avoidance = await readAvoidance(db, postings, foods, avoided);
  // The best may all name it: they are chosen without them, and looked at once more, for texts change.
  const out = new Set(avoided.flatMap((one) => one.foods.map(({ id }) => id)));
  const best = await (await tools.facets()).needing({ stock, avoid: out }, mostLooked);
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
