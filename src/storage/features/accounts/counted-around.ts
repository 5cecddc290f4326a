import type { Tally } from '#domain/reviews/summary.ts';
import type { Db } from '../../schema.ts';
import { recountRating, tallyOfPerson } from '../reviews/ratings.ts';

/** Does what changes the reviews of one person, and counts the ratings of those recipes anew from it. */
export async function recountAround(
  db: Db,
  userId: string,
  recipeIds: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  const tallies = new Map<string, Tally>();
  for (const id of recipeIds) tallies.set(id, await tallyOfPerson(db, id, userId));
  await change();
  for (const [id, before] of tallies) await recountRating(db, id, { userId, before });
}
