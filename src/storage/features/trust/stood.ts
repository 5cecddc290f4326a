import { isTrustedAnyway, isYoung, standsAfter, thingsThatStand } from '#domain/accounts/trust.ts';
import type { Db } from '../../schema.ts';
import { presentRecipes } from '../recipes/reads.ts';

/** Whether so many things that a person posted before a time are shown still. */
export async function hasStood(
  db: Db,
  userId: string,
  before: number,
  enough: number,
): Promise<boolean> {
  let left = enough;
  const recipes = presentRecipes(db).select('id').where('user_id', '=', userId);
  const shown = recipes.where('created_at', '<', before);
  left -= (await shown.limit(left).execute()).length;
  for (const table of ['reviews', 'questions', 'answers'] as const) {
    if (left <= 0) break;
    const posts = db.selectFrom(table).select('id').where('user_id', '=', userId);
    const standing = posts.where('hidden_at', 'is', null).where('created_at', '<', before);
    left -= (await standing.limit(left).execute()).length;
  }
  return left <= 0;
}

/** Whether an account is too new to be trusted. */
export async function isNew(
  db: Db,
  userId: string,
  at: number,
  trustDays: number,
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['role', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  // The account has gone since somebody asked for what it wrote.
  if (!user) return true;
  const { role, created_at } = user;
  if (isTrustedAnyway({ role }, trustDays)) return false;
  if (isYoung({ role, createdAt: Number(created_at) }, trustDays, at)) return true;
  return !(await hasStood(db, userId, at - standsAfter, thingsThatStand));
}
