import type { JudgedQuery } from './judged.ts';
import type { StarterRecipe } from './starter.ts';

const shown = 5;

/** How good the first five are beside the best five that there are (nDCG@5). */
export function gain(
  { grade }: JudgedQuery,
  found: readonly string[],
  recipes: readonly StarterRecipe[],
): number {
  const bySlug = new Map(recipes.map((recipe) => [recipe.slug, grade(recipe) as number]));
  const best = [...bySlug.values()].sort((a, b) => b - a).slice(0, shown);
  const reached = found.slice(0, shown).map((slug) => bySlug.get(slug) ?? 0);
  return discounted(reached) / discounted(best);
}

const discounted = (grades: readonly number[]) =>
  grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

/** Whether nothing that is shown has what was to be left out. */
export function exclusionsKept(
  { never }: JudgedQuery,
  found: readonly string[],
  recipes: readonly StarterRecipe[],
): boolean {
  const shownRecipes = recipes.filter(({ slug }) => found.includes(slug));
  return (
    !never || !shownRecipes.some(({ ingredients }) => ingredients.some((line) => never.test(line)))
  );
}
