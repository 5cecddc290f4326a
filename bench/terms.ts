import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import { toIndexed } from '#storage/search/search-index.ts';

/** The terms under which a recipe is found: the full-text indexes do not tell them. */
export function termsOf(recipe: RecipeRow): { names: string[]; all: string[] } {
  const { names, all } = toIndexed(0, recipe);
  return { names: [...names], all: [...all] };
}
