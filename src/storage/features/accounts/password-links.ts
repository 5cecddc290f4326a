import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { findMailState } from '../mails/links.ts';
import { addMail } from '../mails/outbox.ts';
import type { NewMail } from '../mails/rows.ts';
import { forgetDevices } from './devices.ts';
import { setPassword } from './resets.ts';
import type { PasswordLink } from './rows.ts';

/**
 * Keeps a new password until the mail that asks about it is confirmed. False, and nothing is kept, when the address is not
 * proven, or not the account's any more. Links from before stay good: a request that comes later takes nothing from the first.
 */
export async function askPasswordLink(
  { db, locks }: WriteTools,
  mail: NewMail,
  { tokenHash, email, passwordHash, expiresAt }: PasswordLink,
): Promise<boolean> {
  const { userId } = mail;
  await locks.person(db, userId);
  const state = await findMailState(db, userId);
  if (!state || state.email !== email || state.verifiedAt === null) return false;
  const link = { token_hash: tokenHash, email, password_hash: passwordHash };
  await db
    .insertInto('password_links')
    .values({ user_id: userId, ...link, expires_at: expiresAt, used_at: null })
    .execute();
  await addMail(db, mail, email);
  return true;
}

const findLink = (db: Db, tokenHash: string, at: number) =>
  db
    .selectFrom('password_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();

/** Whose password a mailed link confirms at this time, or has just confirmed; null when it is not good. */
export async function findPasswordLink(
  db: Db,
  tokenHash: string,
  at: number,
): Promise<string | null> {
  return (await findLink(db, tokenHash, at))?.user_id ?? null;
}

/**
 * Sets the password that the link was asked for, ends every session and forgets every device but the one that the link was
 * opened on, named by the hash of its token; the links beside it are good no more. True also
 * where the same link has just done so, for a press may be sent twice. False when it is not good at this time.
 */
export async function confirmPasswordLink(
  tools: WriteTools,
  tokenHash: string,
  { at, device }: { at: number; device: string | null },
  notice: NewMail | null,
): Promise<boolean> {
  const { db, locks } = tools;
  const userId = await findPasswordLink(db, tokenHash, at);
  if (userId === null) return false;
  await locks.person(db, userId);
  // Behind the lock: another change of the password may have come before it.
  const link = await findLink(db, tokenHash, at);
  const state = await findMailState(db, userId);
  if (!link || !state || state.email !== link.email) return false;
  if (link.used_at !== null) return true;
  const { password_hash: passwordHash } = link;
  await setPassword(tools, userId, { passwordHash, at, event: 'reset-by-mail' }, notice);
  await forgetDevices(db, userId, device);
  await db
    .insertInto('password_links')
    .values({ ...link, used_at: at })
    .execute();
  return true;
}

/** Forgets links that were over by a time. */
export async function deleteOldPasswordLinks({ db }: WriteTools, before: number): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<=', before).execute();
}
