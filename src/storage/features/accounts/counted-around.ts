import type { Topic } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { recountRating, talliesOfPerson } from '../reviews/ratings.ts';

/** Does what changes the reviews of one person, and counts the ratings of those recipes anew from it. */
export async function recountAround(
  db: Db,
  userId: string,
  recipeIds: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  const tallies = await talliesOfPerson(db, recipeIds, userId);
  await change();
  const now = await talliesOfPerson(db, recipeIds, userId);
  for (const [id, before] of tallies) {
    await recountRating(db, id, { userId, before, after: now.get(id) ?? {} });
  }
}

/** What lists show of these recipes that others said. */
export const ratingsOf = (recipeIds: readonly string[]): Topic[] =>
  recipeIds.map((id) => `rating:${id}` as const);
