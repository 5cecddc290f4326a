import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { tellOfFollow } from '../notifications/tell.ts';
import type { BlockOutcome, BlockRow, BlockWish } from './rows.ts';

const blocksOf = (db: Db, userId: string) =>
  db.selectFrom('blocks').where('blocks.user_id', '=', userId);

/** As a query: the ids of those whom a person wants to hear nothing of. */
export const unheardBy = (db: Db, userId: string) => blocksOf(db, userId).select('blocks.other_id');

/** Whether one of these people, or several, blocked the person. */
export async function isBlocked(
  db: Db,
  userId: string,
  byIds: readonly string[],
): Promise<boolean> {
  if (byIds.length === 0) return false;
  const found = db
    .selectFrom('blocks')
    .select('user_id')
    .where('user_id', 'in', byIds)
    .where('other_id', '=', userId)
    .where('kind', '=', 'block');
  return (await found.executeTakeFirst()) !== undefined;
}

/** All whom the person muted and blocked, the last first; those who have left are not told of. */
export async function listBlocks(db: Db, userId: string): Promise<BlockRow[]> {
  const records = await blocksOf(db, userId)
    .innerJoin('users', 'users.id', 'blocks.other_id')
    .where(hasNotLeft)
    .select(['blocks.other_id', 'blocks.kind', 'blocks.made_at', 'users.name', 'users.handle'])
    .orderBy('blocks.made_at', 'desc')
    .orderBy('blocks.other_id')
    .execute();
  return records.map(({ other_id, kind, made_at, name, handle }) => ({
    otherId: other_id,
    name,
    handle,
    kind,
    madeAt: Number(made_at),
  }));
}

/** Mutes or blocks somebody, or neither; said twice it is the same. Of two who are kept apart neither follows the other. */
export async function keepBlock(
  { db, locks }: WriteTools,
  { userId, otherId, kind, at, most }: BlockWish,
): Promise<BlockOutcome> {
  if (userId === otherId) return { kind: 'oneself' };
  const both = [userId, otherId].sort();
  // Neither follows the other meanwhile.
  for (const id of both) await locks.person(db, id);
  const there = db.selectFrom('users').select('id').where('id', 'in', both);
  if ((await there.execute()).length < 2) return { kind: 'missing' };
  if (kind === null) {
    const mine = db.deleteFrom('blocks').where('user_id', '=', userId);
    await mine.where('other_id', '=', otherId).execute();
    return { kind: 'kept', unfollowed: [] };
  }
  const before = await blocksOf(db, userId).select(['other_id', 'kind']).execute();
  const known = before.find(({ other_id }) => other_id === otherId);
  if (!known && before.length >= most) return { kind: 'full' };
  if (known?.kind !== kind) {
    await db
      .insertInto('blocks')
      .values({ user_id: userId, other_id: otherId, kind, made_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doUpdateSet({ kind }))
      .execute();
  }
  if (kind === 'mute') return { kind: 'kept', unfollowed: [] };
  const theirs = await endFollow(db, userId, otherId, at);
  const mine = await endFollow(db, otherId, userId, at);
  return { kind: 'kept', unfollowed: [...theirs, ...mine] };
}

/** Whom one follows no more, if they did. */
async function endFollow(db: Db, userId: string, cookId: string, at: number): Promise<string[]> {
  const theirs = db.deleteFrom('follows').where('user_id', '=', userId);
  const { numDeletedRows } = await theirs.where('cook_id', '=', cookId).executeTakeFirstOrThrow();
  if (Number(numDeletedRows) === 0) return [];
  await tellOfFollow(db, { userId, cookId, following: false, at });
  return [cookId];
}
