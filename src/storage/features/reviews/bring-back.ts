import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../schema.ts';
import { waitingReason } from '../posts/waiting.ts';

type ReviewRecord = Selectable<Schema['reviews']>;

/**
 * Finds a hidden review in whose place this one comes: one of that day that its writer deleted, or one that says the same.
 * It says this now, hidden as before; its id, or null where there is none.
 */
export async function bringBack(
  db: Db,
  {
    recipe_id: recipeId,
    user_id: userId,
    day,
  }: Pick<ReviewRecord, 'recipe_id' | 'user_id' | 'day'>,
  columns: Partial<ReviewRecord> & Pick<ReviewRecord, 'text'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        and([eb('withdrawn', '=', 1), eb('day', '=', day)]),
        // What waits was decided by nobody: it stays as it is, and this is another.
        and([
          eb('text', '=', columns.text),
          eb('text', '<>', ''),
          eb('hidden_reason', 'is distinct from', waitingReason),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!found) return null;
  const back = db.updateTable('reviews').set({ ...columns, withdrawn: null });
  await back.where('id', '=', found.id).execute();
  return found.id;
}
