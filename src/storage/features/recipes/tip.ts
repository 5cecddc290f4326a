import type { WriteTools } from '../../define.ts';
import type { RecipeRow } from './rows.ts';

/** Sets the tip of a recipe that the caller has locked; the recipe as it is then. */
export async function setTip(
  { db, index }: Pick<WriteTools, 'db' | 'index'>,
  before: RecipeRow,
  tip: string | null,
  at: number,
): Promise<RecipeRow> {
  const after = { ...before, tip, updatedAt: Math.max(at, before.updatedAt + 1) };
  const { seq } = await db
    .updateTable('recipes')
    .set({ tip, updated_at: after.updatedAt })
    .where('id', '=', before.id)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await index.replace(db, Number(seq), before, after);
  return after;
}
