import { isTrustedAnyway, isYoung, standsAfter, thingsThatStand } from '#domain/accounts/trust.ts';
import type { Db } from '../../schema.ts';
import { presentRecipes } from '../recipes/reads.ts';

/** Something that a person posted and that is shown: since when, and of a review, a question or an answer the recipe it stands at. */
type Standing = { at: number; recipeId: string | null };

/** What of a person is shown, one kind after the other: the oldest of each, at most so many. */
async function* standingByKind(db: Db, userId: string, most: number): AsyncGenerator<Standing[]> {
  const recipes = presentRecipes(db).select('created_at as at').where('user_id', '=', userId);
  const oldest = await recipes.orderBy('created_at').limit(most).execute();
  yield oldest.map(({ at }) => ({ at: Number(at), recipeId: null }));
  for (const table of ['reviews', 'review_answers', 'questions', 'answers'] as const) {
    const posts = await db
      .selectFrom(table)
      .select(['created_at as at', 'recipe_id as recipeId'])
      .where('user_id', '=', userId)
      .where('hidden_at', 'is', null)
      .orderBy('created_at')
      .limit(most)
      .execute();
    yield posts.map(({ at, recipeId }) => ({ at: Number(at), recipeId }));
  }
}

/** What of a person is shown, the oldest first, at most so many. */
export async function listStanding(db: Db, userId: string, most: number): Promise<Standing[]> {
  const standing: Standing[] = [];
  for await (const some of standingByKind(db, userId, most)) standing.push(...some);
  return standing.toSorted((a, b) => a.at - b.at).slice(0, most);
}

/** Whether so many things that a person posted before a time are shown still. Other kinds are not read once there are enough. */
export async function hasStood(
  db: Db,
  userId: string,
  before: number,
  enough: number,
): Promise<boolean> {
  let stood = 0;
  for await (const some of standingByKind(db, userId, enough)) {
    stood += some.filter(({ at }) => at < before).length;
    if (stood >= enough) return true;
  }
  return false;
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
