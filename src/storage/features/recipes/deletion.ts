import type { WriteTools } from '../../define.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { closeEntry } from '../reports/entries.ts';
import { findRoom, keepWithin } from './quota.ts';
import { recipeColumns, toRecipe } from './records.ts';
import { findLocked, holdAgain, putBack, takeAway } from './removal.ts';
import type { DeletedRecipeRow, Quota, RecipeRow } from './rows.ts';
import { isDeletedByOwner, isWaiting } from './takers.ts';

/** Takes a person's own recipe away until they undo it; null when they have none of this id. */
export async function softDeleteRecipe(
  tools: WriteTools,
  id: string,
  userId: string,
  at: number,
): Promise<RecipeRow | null> {
  const found = await findLocked(tools, id);
  const isThere = found && (found.takenBy === null || isWaiting(found));
  if (!isThere || found.recipe.userId !== userId) return null;
  await takeAway(tools, found, { at, by: 'owner', act: null });
  if (isWaiting(found)) await closeEntry(tools.db, 'recipe', id);
  return found.recipe;
}

/**
 * Puts back what a person deleted, or has it looked at first; null when they have deleted none of this id, or have left.
 * Where it would be one recipe too many for a given quota it throws OverQuota, and the recipe stays where it is.
 */
export async function undeleteRecipe(
  tools: WriteTools,
  id: string,
  userId: string,
  at: number,
  waits = false,
  quota: Quota | null = null,
): Promise<RecipeRow | null> {
  // Behind the lock of the person, so that of several at once each counts those before it.
  if (!(await isPersonThere(tools, userId))) return null;
  const found = await findLocked(tools, id);
  if (found?.takenBy !== 'owner' || found.recipe.userId !== userId) return null;
  const room = await findRoom(tools.db, quota, userId);
  if (room) keepWithin(room, { recipes: 1, bytes: 0 });
  if (waits) await holdAgain(tools.db, found.recipe, at);
  else await putBack(tools, found, { at, act: null });
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
    .where(isDeletedByOwner);
  const { records, nextCursor } = await readPage(
    found.select('removed_at').select(recipeColumns),
    { list: 'deleted', time: 'removed_at', id: 'id' },
    { limit, cursor },
  );
  const rows = records.map((record) => ({
    ...toRecipe(record),
    deletedAt: Number(record.removed_at),
  }));
  const { count } = await found
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count), nextCursor };
}
