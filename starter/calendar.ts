import { createHash } from 'node:crypto';
import type { StarterRecipe } from './cookbook.ts';

export type DatedRecipe = { recipe: StarterRecipe; createdAt: number };

const hour = 3_600_000;
/** 120 recipes, one every day and a half, reach half a year back. */
const pace = 36 * hour;

/**
 * Gives every recipe a date before `now`, newest first. Neighbours are of different
 * cuisines, so that the latest recipes show the breadth of the book, and each cuisine
 * begins with the recipes it lists first. The same book and `now` give the same dates.
 */
export function dateRecipes(recipes: StarterRecipe[], now: number): DatedRecipe[] {
  return interleave(recipes).map((recipe, index) => ({
    recipe,
    createdAt: Math.floor(now - hour - (index + 0.8 * fraction(recipe.slug)) * pace),
  }));
}

/** One recipe of each cuisine per round; each round begins with another cuisine. */
function interleave(recipes: StarterRecipe[]): StarterRecipe[] {
  const byCuisine = [...Map.groupBy(recipes, (recipe) => recipe.category).values()];
  const rounds = Math.max(0, ...byCuisine.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => {
    const first = round % byCuisine.length;
    const order = [...byCuisine.slice(first), ...byCuisine.slice(0, first)];
    return order.flatMap((list) => list.slice(round, round + 1));
  }).flat();
}

/** A fixed number from 0 to 1 for a slug, so that recipes do not all appear at one time of day. */
function fraction(slug: string): number {
  return createHash('sha256').update(slug).digest().readUInt16BE() / 65_536;
}
