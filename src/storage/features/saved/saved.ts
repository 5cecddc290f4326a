import { sql } from 'kysely';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';

/** The ids of the person's saved recipes, last saved first; at most so many when `most` is given. */
export async function listSavedIds(db: Db, userId: string, most?: number): Promise<string[]> {
  const query = db
    .selectFrom('saves')
    .innerJoin('recipes', 'recipes.id', 'saves.recipe_id')
    .select('recipes.id')
    .where('saves.user_id', '=', userId)
    .where('recipes.removed_at', 'is', null)
    .orderBy('saves.saved_at', 'desc');
  const records = await (most === undefined ? query : query.limit(most)).execute();
  return records.map(({ id }) => id);
}

/** Toggles when `saved` is null. The state afterwards, or null when no such recipe exists. */
export async function saveRecipe(
  { db, locks }: WriteTools,
  userId: string,
  recipeId: string,
  saved: boolean | null,
  at: number,
): Promise<boolean | null> {
  await locks.person(db, userId);
  await locks.recipeStays(db, recipeId);
  const recipe = await db
    .selectFrom('recipes')
    .select('id')
    .where('id', '=', recipeId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!recipe) return null;
  const removed =
    saved === true
      ? 0n
      : (
          await db
            .deleteFrom('saves')
            .where('user_id', '=', userId)
            .where('recipe_id', '=', recipeId)
            .executeTakeFirst()
        ).numDeletedRows;
  if (saved === false || removed > 0n) return false;
  await insertSave(db, userId, recipeId, at);
  return true;
}

/** Times strictly increase per person, so that two saves of one millisecond keep their order. */
async function insertSave(db: Db, userId: string, recipeId: string, at: number): Promise<void> {
  const last = await db
    .selectFrom('saves')
    .select(sql<number | null>`max(saved_at)`.as('at'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await db
    .insertInto('saves')
    .values({
      user_id: userId,
      recipe_id: recipeId,
      saved_at: Math.max(at, Number(last?.at ?? 0) + 1),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doNothing())
    .execute();
}
