import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Db } from '../../schema.ts';

/** Whether somebody has left, and may still come back. */
export async function hasLeft(db: Db, userId: string): Promise<boolean> {
  const leaving = db.selectFrom('leavings').select('user_id').where('user_id', '=', userId);
  return (await leaving.executeTakeFirst()) !== undefined;
}

type Thing = { kind: ReportKind; userId: string; recipeId: string | null };

/** What belongs to a recipe that stays. */
const staying: readonly ReportKind[] = ['recipe', 'question', 'answer', 'review-answer'];

/**
 * When somebody left who takes this along: what is restored of theirs is hidden as of that moment, and comes back with
 * them. Null where it is to be seen: nobody has left, or it is one of the recipes that stay, or what its author said below
 * it. For a write that keeps its owner from leaving or coming back meanwhile.
 */
export async function takenAlong(
  db: Db,
  { kind, userId, recipeId }: Thing,
): Promise<number | null> {
  const leaving = await db
    .selectFrom('leavings')
    .select(['left_at', 'keeps_recipes'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!leaving) return null;
  const leftAt = Number(leaving.left_at);
  if (Number(leaving.keeps_recipes) === 0 || !staying.includes(kind)) return leftAt;
  const own = db
    .selectFrom('recipes')
    .select('id')
    .where('id', '=', recipeId ?? '');
  return (await own.where('user_id', '=', userId).executeTakeFirst()) ? null : leftAt;
}
