import type { WriteTools } from '../define.ts';
import type { DeletedRecipeRow, Page, RecipeRow } from '../rows.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { recipeColumns, toRecipe } from './recipe-rows.ts';
import { findGuarded, putBack, takeAway } from './removal.ts';
import type { Db } from './schema.ts';

const list = 'deleted';

/** Takes a person's own recipe away until they undo it; null when they have none of this id. */
export async function softDeleteRecipe(
  tools: WriteTools,
  id: string,
  userId: string,
  at: number,
): Promise<RecipeRow | null> {
  const found = await findGuarded(tools, id);
  if (!found || found.takenBy !== null || found.recipe.userId !== userId) return null;
  await takeAway(tools, found, { at, by: 'owner', act: null });
  return found.recipe;
}

/** Puts back what a person deleted; null when they have deleted none of this id. */
export async function undeleteRecipe(
  tools: WriteTools,
  id: string,
  userId: string,
): Promise<RecipeRow | null> {
  const found = await findGuarded(tools, id);
  if (found?.takenBy !== 'owner' || found.recipe.userId !== userId) return null;
  await putBack(tools, found, null);
  return found.recipe;
}

/** A page of what a person has deleted and can still bring back, last deleted first. */
export async function listDeletedRecipes(
  db: Db,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<Page<DeletedRecipeRow>> {
  const found = db
    .selectFrom('recipes')
    .where('user_id', '=', userId)
    .where('removed_at', 'is not', null)
    .where('deleted_by_owner', '=', 1);
  let query = found.select('removed_at').select(recipeColumns);
  if (cursor !== undefined) {
    const { createdAt, id } = decodeCursor(list, cursor);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('removed_at', 'id'), '<', tuple<number | null, string>(createdAt, id)),
    );
  }
  const records = await query
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = records
    .slice(0, limit)
    .map((record) => ({ ...toRecipe(record), deletedAt: Number(record.removed_at) }));
  const last = rows.at(-1);
  const isMore = records.length > limit && last;
  const nextCursor = isMore ? encodeCursor(list, { createdAt: last.deletedAt, id: last.id }) : null;
  const { count } = await found
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count), nextCursor };
}
