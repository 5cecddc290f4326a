import { sql } from 'kysely';
import type { WriteTools } from '../../define.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { presentRecipes } from '../recipes/reads.ts';
import { recipeColumns, toRecipe } from '../recipes/records.ts';
import type { RecipeFilter, RecipeRow } from '../recipes/rows.ts';

/** What a person saved and what is still there. */
function savedBy(db: Db, userId: string) {
  return presentRecipes(db)
    .innerJoin('saves', 'saves.recipe_id', 'recipes.id')
    .where('saves.user_id', '=', userId);
}

/** The ids of the person's saved recipes, last saved first. */
export async function listSavedIds(db: Db, userId: string): Promise<string[]> {
  const saved = savedBy(db, userId).select('recipes.id').orderBy('saves.saved_at', 'desc');
  return (await saved.execute()).map(({ id }) => id);
}

/** A page of the person's saved recipes, last saved first. */
export async function listSavedRecipes(
  db: Db,
  userId: string,
  { categoryId }: Pick<RecipeFilter, 'categoryId'>,
  limit: number,
  cursor?: string,
): Promise<Page<RecipeRow>> {
  let saved = savedBy(db, userId);
  if (categoryId !== undefined) saved = saved.where('recipes.category_id', '=', categoryId);
  const { records, nextCursor } = await readPage(
    saved.select('saves.saved_at').select(recipeColumns),
    { list: 'saved', time: 'saves.saved_at', id: 'recipes.id' },
    { limit, cursor },
  );
  const { count } = await saved
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: records.map(toRecipe), total: Number(count), nextCursor };
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
  const recipe = await presentRecipes(db)
    .select('id')
    .where('id', '=', recipeId)
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
