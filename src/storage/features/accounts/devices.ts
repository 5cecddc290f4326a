import { isWorthTelling, type UsedDevice } from '#domain/accounts/new-device.ts';
import type { Db } from '../../schema.ts';
import { findMailState } from '../mails/links.ts';
import type { DeviceRow, DeviceUse } from './rows.ts';

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

/** Notes that a device has logged in to an account, and whether its person is to be mailed of that. For a write that has the lock of the account. */
export async function noteDevice(db: Db, tokenHash: string, use: DeviceUse): Promise<void> {
  const { userId, usedAt, name, language } = use;
  const known = await db
    .updateTable('devices')
    .set({ used_at: usedAt, name, language })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  await db
    .insertInto('devices')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      name,
      language,
      first_at: usedAt,
      used_at: usedAt,
      told_at: (await isToBeTold(db, use)) ? null : 0,
    })
    .execute();
  await forgetUnused(db, userId);
}

/** Only a proven address is mailed. */
async function isToBeTold(db: Db, { userId, usedAt, name }: DeviceUse): Promise<boolean> {
  const { verifiedAt = null } = (await findMailState(db, userId)) ?? {};
  return verifiedAt !== null && isWorthTelling(await listDevices(db, userId), name, usedAt);
}

async function listDevices(db: Db, userId: string): Promise<UsedDevice[]> {
  const records = await db
    .selectFrom('devices')
    .select(['name', 'first_at', 'used_at', 'told_at'])
    .where('user_id', '=', userId)
    .execute();
  return records.map(({ name, first_at, used_at, told_at }) => ({
    name,
    firstAt: Number(first_at),
    usedAt: Number(used_at),
    toldAt: told_at === null ? null : Number(told_at),
  }));
}

async function forgetUnused(db: Db, userId: string): Promise<void> {
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

/**
 * Forgets the devices of an account, but for the one that its password is set from: a person who had the password of
 * before would use up what the known devices of the account may try, and keep its owner out.
 */
export async function forgetDevices(db: Db, userId: string, keep: string | null): Promise<void> {
  await db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', keep ?? '')
    .execute();
}
