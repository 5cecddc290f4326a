import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/context.ts';
import { toCard } from '#web/data/recipe.ts';
import { failPageFor } from '#web/page/failures.ts';

/** Loads two recipes, so that cards are shown with real ones. */
export async function loadStyleguide({ context }: LoaderFunctionArgs) {
  const result = await context.get(apiContext).listRecipes({ query: { limit: 2 } });
  if (!result.ok) return failPageFor(result);
  return { foods: result.data.foods.map(toCard) };
}
