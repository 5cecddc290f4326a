import { sql } from 'kysely';
import { mostSaved } from '#domain/saved/limits.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { presentRecipes } from '../recipes/reads.ts';
import type { SaveOutcome } from './rows.ts';

/**
 * Toggles when `saved` is null. What is saved can be let go whether or not it is still there; more
 * than `most` are not kept.
 */
export async function saveRecipe(
  { db, locks }: WriteTools,
  userId: string,
  recipeId: string,
  saved: boolean | null,
  at: number,
  most = mostSaved,
): Promise<SaveOutcome> {
  await locks.person(db, userId);
  await locks.recipeStays(db, recipeId);
  const mine = db.selectFrom('saves').where('user_id', '=', userId);
  const isSaved = await mine
    .select('recipe_id')
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst();
  if (isSaved && saved !== true) {
    await db
      .deleteFrom('saves')
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .execute();
    return false;
  }
  const recipe = await presentRecipes(db)
    .select('id')
    .where('id', '=', recipeId)
    .executeTakeFirst();
  if (!recipe) return null;
  if (isSaved || saved === false) return saved;
  const { count } = await mine
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return 'full';
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
