import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { toUser, userColumns } from '../accounts/accounts.ts';
import type { FoundTakeout, NewTakeout } from './rows.ts';

/** Keeps the address, and forgets those of the person that are over; false where the session has ended. */
export async function addTakeout(
  { db, locks }: WriteTools,
  { tokenHash, sessionHash, userId, expiresAt }: NewTakeout,
  at: number,
): Promise<boolean> {
  await locks.person(db, userId);
  const session = db.selectFrom('sessions').select('user_id').where('token_hash', '=', sessionHash);
  if ((await session.executeTakeFirst())?.user_id !== userId) return false;
  await db
    .deleteFrom('takeouts')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', at)
    .execute();
  await db
    .insertInto('takeouts')
    .values({
      token_hash: tokenHash,
      session_hash: sessionHash,
      user_id: userId,
      expires_at: expiresAt,
    })
    .execute();
  return true;
}

/** Whose everything an address gives at this time, and until when, or null. */
export async function findTakeout(
  db: Db,
  tokenHash: string,
  at: number,
): Promise<FoundTakeout | null> {
  const record = await db
    .selectFrom('takeouts')
    .innerJoin('users', 'users.id', 'takeouts.user_id')
    .select(userColumns)
    .select('takeouts.expires_at')
    .where('takeouts.token_hash', '=', tokenHash)
    .where('takeouts.expires_at', '>', at)
    .executeTakeFirst();
  return record ? { user: toUser(record), expiresAt: Number(record.expires_at) } : null;
}
