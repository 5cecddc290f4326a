import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { cancelMails } from '../mails/outbox.ts';
import type { NewMail } from '../mails/rows.ts';
import { oweAnew } from '../notifications/renewing.ts';
import { dueAgain, putMailsOff } from '../notifications/settings.ts';
import { putAllBack, takeAllAway } from '../recipes/along.ts';
import { ratingsOf, recountAround } from './counted-around.ts';
import { hasNotLeft } from './has-not-left.ts';
import { isOfRole } from './of-role.ts';
import { endLinks, tellByMail } from './resets.ts';
import type { Leave, LeaveOutcome, LeavingRow } from './rows.ts';
import { lockTouched } from './touched.ts';

/** Whether somebody has left, since when, and until when they can come back; null for everybody else. */
export async function findLeaving(db: Db, userId: string): Promise<LeavingRow | null> {
  const record = await leavingOf(db, userId);
  if (!record) return null;
  const { left_at, ends_at, keeps_recipes } = record;
  return {
    leftAt: Number(left_at),
    endsAt: Number(ends_at),
    keepsRecipes: Number(keeps_recipes) === 1,
  };
}

const leavingOf = (db: Db, userId: string) =>
  db.selectFrom('leavings').selectAll().where('user_id', '=', userId).executeTakeFirst();

/**
 * Closes an account until it goes for good: its sessions end, its name is gone from everything, and what it shared is
 * hidden, but for the recipes where they are to stay. Nothing is lost yet. The last admin cannot leave: nobody could act then.
 */
export async function leave(
  tools: WriteTools,
  wish: Leave,
  notice: NewMail | null,
): Promise<LeaveOutcome> {
  const { db } = tools;
  const { userId, at, keepsRecipes } = wish;
  const othersAct = await lockWithAdmins(tools, userId);
  const user = await findWho(db, wish);
  if (!user) return 'missing';
  if (user.role === 1 && !othersAct) return 'last admin';
  const { reviewed } = await lockTouched(tools, userId);
  await recountAround(db, userId, reviewed, () => hidePosts(db, wish));
  const taken = keepsRecipes ? [] : await takeAllAway(tools, userId, at);
  tools.touches([`person:${userId}`, ...ratingsOf(reviewed), ...taken]);
  await tellByMail(db, userId, notice);
  await endWhatGoesOn(db, userId);
  const { name, handle } = user;
  await db
    .insertInto('leavings')
    .values({
      user_id: userId,
      left_at: at,
      ends_at: wish.endsAt,
      name,
      handle,
      keeps_recipes: keepsRecipes ? 1 : 0,
    })
    .execute();
  await db.updateTable('users').set({ name: '', handle: '' }).where('id', '=', userId).execute();
  return 'done';
}

/** Locks the account, and for an admin all of them in one order: of the last two who leave at once one stays. Whether another admin is there. */
async function lockWithAdmins({ db, locks }: WriteTools, userId: string): Promise<boolean> {
  const admins = await adminsThere(db);
  const ids = admins.includes(userId) ? admins : [userId];
  for (const id of ids.toSorted()) await locks.account(db, id);
  return (await adminsThere(db)).some((id) => id !== userId);
}

async function adminsThere(db: Db): Promise<string[]> {
  const admins = db.selectFrom('users').select('id').where(isOfRole(1)).where(hasNotLeft);
  return (await admins.execute()).map(({ id }) => id);
}

/** The person who wants to leave, if their password is the one of before and the session of the wish is still there. */
async function findWho(db: Db, { userId, before, tokenHash }: Leave) {
  return db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.name', 'users.handle', 'users.role'])
    .where('users.id', '=', userId)
    .where('users.password_hash', before === null ? 'is' : '=', before)
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Without a reason: that is how what somebody hid by leaving is told from what a moderator hid. */
async function hidePosts(db: Db, { userId, at, keepsRecipes }: Leave): Promise<void> {
  const hidden = { hidden_at: at };
  for (const table of ['reviews', 'profiles'] as const) {
    const theirs = db.updateTable(table).set(hidden).where('user_id', '=', userId);
    await theirs.where('hidden_at', 'is', null).execute();
  }
  const shared = db.updateTable('collections').set(hidden).where('user_id', '=', userId);
  await shared.where('hidden_at', 'is', null).where('visibility', '<>', 'private').execute();
  for (const table of ['questions', 'answers', 'review_answers'] as const) {
    let theirs = db.updateTable(table).set(hidden).where('user_id', '=', userId);
    // What an author says below a recipe belongs to it.
    if (keepsRecipes) theirs = theirs.where('recipe_id', 'not in', recipesOf(db, userId));
    await theirs.where('hidden_at', 'is', null).execute();
  }
}

/** As a query: the recipes of an account. */
export const recipesOf = (db: Db, userId: string) =>
  db.selectFrom('recipes').select('recipes.id').where('recipes.user_id', '=', userId);

/** Sessions, with the addresses of takeouts; links and mails that are on their way. */
async function endWhatGoesOn(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await endLinks(db, userId);
  await oweAnew(db, userId);
  await putMailsOff(db, userId);
  await cancelMails(db, userId, 'verify');
}

/** Takes everything back that leaving has hidden; false where the time is over. For a write that has the lock of the person. */
export async function comeBack(tools: WriteTools, userId: string, at: number): Promise<boolean> {
  const { db } = tools;
  const leaving = await leavingOf(db, userId);
  if (!leaving || Number(leaving.ends_at) <= at) return false;
  const leftAt = Number(leaving.left_at);
  const { reviewed } = await lockTouched(tools, userId);
  await recountAround(db, userId, reviewed, () => showPosts(db, userId, leftAt));
  const back = await putAllBack(tools, userId, { leftAt, at });
  tools.touches([`person:${userId}`, ...ratingsOf(reviewed), ...back]);
  const { name, handle } = leaving;
  await db.updateTable('users').set({ name, handle }).where('id', '=', userId).execute();
  await db.deleteFrom('leavings').where('user_id', '=', userId).execute();
  await dueAgain(db, userId, at);
  return true;
}

async function showPosts(db: Db, userId: string, leftAt: number): Promise<void> {
  const below = ['reviews', 'questions', 'answers', 'review_answers'] as const;
  for (const table of [...below, 'profiles', 'collections'] as const) {
    await db
      .updateTable(table)
      .set({ hidden_at: null })
      .where('user_id', '=', userId)
      .where('hidden_at', '=', leftAt)
      .where('hidden_reason', 'is', null)
      .execute();
  }
}
