import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { findMailState } from '../mails/links.ts';
import { addMail, cancelMails } from '../mails/outbox.ts';
import type { NewMail } from '../mails/rows.ts';
import { oweAnew } from '../notifications/renewing.ts';
import { tellByMail } from './resets.ts';
import type { EmailChange, EmailChangeLink, EmailOutcome } from './rows.ts';

/** Keeps the address that is to be, with the mail that proves it and the one that tells the address of now, where that is proven. */
export async function askEmailChange(
  { db, locks }: WriteTools,
  mail: NewMail,
  notice: NewMail | null,
  { tokenHash, email, before, expiresAt }: EmailChangeLink,
): Promise<EmailOutcome> {
  const { userId } = mail;
  await locks.person(db, userId);
  if (!(await hasPassword(db, userId, before))) return 'missing';
  if (await isTaken(db, email)) return 'taken';
  const link = { token_hash: tokenHash, email, expires_at: expiresAt, used_at: null };
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  await cancelMails(db, userId, 'moving');
  await addMail(db, mail, email);
  await tellByMail(db, userId, notice);
  return 'done';
}

/** Changes the address at once, where nothing can prove it: it counts as not proven then. */
export async function changeEmail(
  { db, locks }: WriteTools,
  userId: string,
  { email, before }: EmailChange,
): Promise<EmailOutcome> {
  // The address is a key: nobody may hold the row for a row of theirs meanwhile.
  await locks.account(db, userId);
  if (!(await hasPassword(db, userId, before))) return 'missing';
  if ((await findMailState(db, userId))?.email === email) return 'done';
  return (await move(db, userId, email, null)) ? 'done' : 'taken';
}

const findLink = (db: Db, tokenHash: string, at: number) =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();

/** Whose address a link changes at this time, or has just changed; null when it is not good. */
export async function findEmailChange(
  db: Db,
  tokenHash: string,
  at: number,
): Promise<string | null> {
  return (await findLink(db, tokenHash, at))?.user_id ?? null;
}

/** Changes the address with the link that was mailed to it, and tells the one before; said twice it is one change. */
export async function confirmEmailChange(
  { db, locks }: WriteTools,
  userId: string,
  tokenHash: string,
  at: number,
  notice: NewMail | null,
): Promise<EmailOutcome> {
  await locks.account(db, userId);
  // Behind the lock: a newer one may have taken its place.
  const link = await findLink(db, tokenHash, at);
  if (link?.user_id !== userId) return 'missing';
  if (link.used_at !== null) return 'done';
  if (await isTaken(db, link.email)) return 'taken';
  await tellByMail(db, userId, notice);
  if (!(await move(db, userId, link.email, at))) return 'taken';
  await db
    .updateTable('email_changes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .execute();
  return 'done';
}

async function hasPassword(db: Db, userId: string, before: string | null): Promise<boolean> {
  const user = db.selectFrom('users').select('password_hash').where('id', '=', userId);
  const found = await user.executeTakeFirst();
  return found !== undefined && found.password_hash === before;
}

async function isTaken(db: Db, email: string): Promise<boolean> {
  const user = db.selectFrom('users').select('id').where('email', '=', email);
  return (await user.executeTakeFirst()) !== undefined;
}

/**
 * Gives an account another address, unless somebody has it. Links that were mailed to the one before are good no more,
 * and what was to be mailed to it is for the other one.
 */
async function move(
  db: Db,
  userId: string,
  email: string,
  provenAt: number | null,
): Promise<boolean> {
  if (await isTaken(db, email)) return false;
  await db
    .updateTable('users')
    .set({ email, email_verified_at: provenAt })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('email_links').where('user_id', '=', userId).execute();
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
  await oweAnew(db, userId);
  return true;
}

/** Forgets links that were over by a time. */
export async function deleteOldEmailChanges({ db }: WriteTools, before: number): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', before).execute();
}
