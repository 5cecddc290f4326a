import { cuisineId } from '#domain/categories/cuisines.ts';
import { detailsUntold } from '#domain/recipes/details.ts';
import type { RecipeToBe } from '#storage/features/recipes/rows.ts';

/** The `n`th of many recipes of a person, for a writer: newer than the one before, its photo a name without a file. */
export function plainRecipe(
  n: number,
  userId: string,
  given: Partial<RecipeToBe> = {},
): RecipeToBe {
  return {
    // Nobody else's: what a searcher has made of a recipe, it knows by its id and its time.
    id: `b0${n.toString(16).padStart(10, '0')}${userId.slice(-12)}`,
    slug: `soup-${n}`,
    name: `Soup ${n}`,
    description: 'A soup.',
    ingredients: ['water, warm'],
    steps: ['Boil.'],
    categoryId: cuisineId('Thai'),
    userId,
    photo: { id: n.toString(16).padStart(32, '0'), width: 1200, height: 900, color: '#b93a12' },
    ...detailsUntold,
    createdAt: 1_000 + n,
    updatedAt: 1_000 + n,
    servings: 2,
    ...given,
  };
}
