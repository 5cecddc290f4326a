import type { WriteTools } from '../../define.ts';
import type { RecipeRow } from './rows.ts';

/**
 * Sets the tip of a recipe that the caller has locked, one that was taken away too; the recipe as it is then. No index has
 * one that is away: it is put there anew when it comes back.
 */
export async function setTip(
  { db, index }: Pick<WriteTools, 'db' | 'index'>,
  before: RecipeRow,
  tip: string | null,
  at: number,
): Promise<RecipeRow> {
  const after = { ...before, tip, updatedAt: Math.max(at, before.updatedAt + 1) };
  const { seq, removed_at } = await db
    .updateTable('recipes')
    .set({ tip, updated_at: after.updatedAt })
    .where('id', '=', before.id)
    .returning(['seq', 'removed_at'])
    .executeTakeFirstOrThrow();
  if (removed_at === null) await index.replace(db, Number(seq), before, after);
  return after;
}
