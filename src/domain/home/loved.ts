import { isSiteCook } from '../cooks/site-cooks.ts';
import { withFewOfNewCooks } from './per-cook.ts';

/** So many days back something is of late. */
export const lovedDays = 30;
/** So many people made a recipe and liked it before it stands there. */
const leastPeople = 2;
/** With fewer recipes there is no such part. */
const leastRecipes = 3;
const mostRecipes = 8;
/** From this mark on somebody liked it. */
const leastRating = 4;

/** A review that counts already. */
export type RecentReview = {
  recipeId: string;
  cookId: string;
  userId: string;
  rating: number | null;
  again: boolean | null;
  at: number;
};

type Loved = { recipeId: string; cookId: string; people: Set<string>; at: number };

/**
 * Recipes that several people made of late and liked: those of most people first, then the one that was made last.
 * Somebody liked it who rated it high, or would make it again without a rating; the site does not love its own.
 */
export function chooseLoved(
  reviews: readonly RecentReview[],
  { since, isNewCook }: { since: number; isNewCook: (cookId: string) => boolean },
): string[] {
  const loved = new Map<string, Loved>();
  for (const { recipeId, cookId, userId, rating, again, at } of reviews) {
    const isLiked = rating === null ? again === true : rating >= leastRating && again !== false;
    if (!isLiked || at < since || isSiteCook(userId)) continue;
    const known = loved.get(recipeId) ?? { recipeId, cookId, people: new Set(), at };
    known.people.add(userId);
    loved.set(recipeId, { ...known, at: Math.max(known.at, at) });
  }
  const inOrder = [...loved.values()]
    .filter(({ people }) => people.size >= leastPeople)
    .sort(
      (a, b) => b.people.size - a.people.size || b.at - a.at || (a.recipeId < b.recipeId ? -1 : 1),
    )
    .map((one) => ({ ...one, isNewCook: isNewCook(one.cookId) }));
  const shown = withFewOfNewCooks(inOrder).slice(0, mostRecipes);
  return shown.length < leastRecipes ? [] : shown.map(({ recipeId }) => recipeId);
}
