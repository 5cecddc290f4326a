import type { WriteTools } from '../../define.ts';
import { composed } from '../../queries/composed.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { isBlocked } from '../blocks/blocks.ts';
import { tellOfFollow } from '../notifications/tell.ts';
import type { FollowOutcome, FollowRow, FollowWish } from './rows.ts';

/** Whether the person follows the cook. */
export async function isFollowing(db: Db, userId: string, cookId: string): Promise<boolean> {
  const row = await followsOf(db, userId)
    .select('cook_id')
    .where('cook_id', '=', cookId)
    .executeTakeFirst();
  return row !== undefined;
}

/** All whom the person follows. */
export const followsOf = (db: Db, userId: string) =>
  db.selectFrom('follows').where('follows.user_id', '=', userId);

/** A page of those whom the person follows, last followed first. */
export async function listFollows(
  db: Db,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<Page<FollowRow>> {
  const query = followsOf(db, userId)
    .innerJoin('users', 'users.id', 'follows.cook_id')
    .where(hasNotLeft)
    .select(['follows.followed_at', 'follows.cook_id', 'users.name', 'users.handle']);
  const order = { list: 'follows', time: 'follows.followed_at', id: 'follows.cook_id' };
  const { records, nextCursor } = await readPage(query, order, { limit, cursor });
  const rows = records.map(({ cook_id, name, handle, followed_at }) => ({
    cookId: cook_id,
    name,
    handle,
    followedAt: Number(followed_at),
  }));
  return { rows, total: await countFollows(db, userId), nextCursor };
}

/** How many the person follows. */
async function countFollows(db: Db, userId: string): Promise<number> {
  const [followed] = await followedOf(db, userId);
  return Number(followed?.count ?? 0);
}

const followedOf = composed((db, userId: string) =>
  followsOf(db, userId).select(({ fn }) => fn.countAll().as('count')),
);
const followersOf = composed((db, cookId: string) =>
  db.selectFrom('follower_counts').select('count').where('cook_id', '=', cookId),
);

/** How many follow the cook. */
export async function countFollowers(db: Db, cookId: string): Promise<number> {
  const [followers] = await followersOf(db, cookId);
  return Number(followers?.count ?? 0);
}

/** Follows a cook, or no longer; said twice it is the same. */
export async function keepFollow(
  { db, locks }: WriteTools,
  { userId, cookId, following, at, most }: FollowWish,
): Promise<FollowOutcome> {
  if (userId === cookId) return { kind: 'oneself' };
  await locks.person(db, userId);
  await locks.accountStays(db, cookId);
  const both = db.selectFrom('users').select('id').where('id', 'in', [userId, cookId]);
  if ((await both.execute()).length < 2) return { kind: 'missing' };
  const isNew = (await isFollowing(db, userId, cookId)) !== following;
  if (isNew && following) {
    if (await isBlocked(db, userId, [cookId])) return { kind: 'declined' };
    if (await isBlocked(db, cookId, [userId])) return { kind: 'blocked' };
    if ((await countFollows(db, userId)) >= most) return { kind: 'full' };
    await insertFollow(db, userId, cookId, at);
  } else if (isNew) {
    const mine = db.deleteFrom('follows').where('user_id', '=', userId);
    await mine.where('cook_id', '=', cookId).execute();
  }
  if (isNew) await tellOfFollow(db, { userId, cookId, following, at });
  return { kind: 'kept', following, isNew, followers: await countFollowers(db, cookId) };
}

/** Times strictly increase per person, so that two follows of one millisecond keep their order. */
async function insertFollow(db: Db, userId: string, cookId: string, at: number): Promise<void> {
  const last = await followsOf(db, userId)
    .select('followed_at')
    .orderBy('followed_at', 'desc')
    .executeTakeFirst();
  const followed_at = Math.max(at, Number(last?.followed_at ?? 0) + 1);
  await db
    .insertInto('follows')
    .values({ user_id: userId, cook_id: cookId, followed_at })
    .execute();
}
