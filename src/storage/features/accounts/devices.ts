import type { Db } from '../../schema.ts';
import type { DeviceRow } from './rows.ts';

/** The most devices that are remembered for an account; the one unused for longest goes first. */
const mostDevices = 50;

/** The accounts that a device has logged in to. */
export async function listDeviceUses(db: Db, tokenHash: string): Promise<DeviceRow[]> {
  const records = await db
    .selectFrom('devices')
    .select(['user_id', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .execute();
  return records.map(({ user_id, used_at }) => ({ userId: user_id, usedAt: Number(used_at) }));
}

/** Notes that a device has logged in to an account. */
export async function noteDevice(
  db: Db,
  tokenHash: string,
  { userId, usedAt }: DeviceRow,
): Promise<void> {
  await db
    .insertInto('devices')
    .values({ token_hash: tokenHash, user_id: userId, used_at: usedAt })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ used_at: usedAt }),
    )
    .execute();
  const tooMany = db
    .selectFrom('devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .limit(1_000)
    .offset(mostDevices);
  await db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', tooMany)
    .execute();
}

/** Forgets every device of an account. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('devices').where('user_id', '=', userId).execute();
}
