import { tellOfDevicesEvery, tellOfDevicesFor } from '#domain/accounts/new-device.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { findMailState } from '../mails/links.ts';
import { addMail, isMailedSince } from '../mails/outbox.ts';
import type { NewMail } from '../mails/rows.ts';
import { hasNotLeft } from './has-not-left.ts';
import type { NewDevices } from './rows.ts';

const untold = (db: Db, now: number) =>
  db
    .selectFrom('devices')
    .where('devices.told_at', 'is', null)
    .where('devices.first_at', '>', now - tellOfDevicesFor);

/** Who is to be mailed for longest of devices that logged in to their account: one with a proven address who was mailed of none a while ago. */
function findPerson(db: Db, now: number) {
  return untold(db, now)
    .innerJoin('users', 'users.id', 'devices.user_id')
    .leftJoin('mail_readers as reader', 'reader.user_id', 'devices.user_id')
    .select(['users.id as userId', 'users.email', 'reader.language'])
    .where('users.email_verified_at', 'is not', null)
    .where(hasNotLeft)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('mails')
            .select('mails.id')
            .whereRef('mails.user_id', '=', 'devices.user_id')
            .where('mails.kind', '=', 'device')
            .where('mails.created_at', '>', now - tellOfDevicesEvery),
        ),
      ),
    )
    .orderBy('devices.first_at')
    .limit(1)
    .executeTakeFirst();
}

/** Whom a mail is due to of devices that are new, and which these are, the newest first; null when none is due to anybody. */
export async function findNewDevices(db: Db, now: number): Promise<NewDevices | null> {
  const person = await findPerson(db, now);
  if (!person) return null;
  const { userId, email } = person;
  const records = await untold(db, now)
    .select(['token_hash', 'name', 'language', 'first_at'])
    .where('user_id', '=', userId)
    .orderBy('first_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const devices = records.map(({ token_hash, name, first_at }) => ({
    tokenHash: token_hash,
    name,
    at: Number(first_at),
  }));
  const read = person.language ?? (await languageOf(db, userId));
  return { userId, email, language: read ?? records.at(-1)?.language ?? '', devices };
}

/** What the person reads on the device that they used last: a stranger on a new one does not choose it. */
async function languageOf(db: Db, userId: string): Promise<string | undefined> {
  const known = await db
    .selectFrom('devices')
    .select('language')
    .where('user_id', '=', userId)
    .where('told_at', 'is not', null)
    .where('language', '<>', '')
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return known?.language;
}

/**
 * Puts a mail of new devices into the outbox and notes in the same transaction of which, so that of several processes one writes
 * it. False when they were told meanwhile, or the address is another one.
 */
export async function mailNewDevices(
  { db, locks }: WriteTools,
  { userId, email, devices }: Pick<NewDevices, 'userId' | 'email' | 'devices'>,
  mail: NewMail,
  now: number,
): Promise<boolean> {
  await locks.person(db, userId);
  const state = await findMailState(db, userId);
  if (state?.email !== email || state.verifiedAt === null) return false;
  if (await isMailedSince(db, userId, 'device', now - tellOfDevicesEvery)) return false;
  const hashes = devices.map(({ tokenHash }) => tokenHash);
  const rows = await untold(db, now)
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', hashes)
    .execute();
  if (rows.length < hashes.length) return false;
  await db
    .updateTable('devices')
    .set({ told_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', 'in', hashes)
    .execute();
  await addMail(db, mail, email);
  return true;
}
