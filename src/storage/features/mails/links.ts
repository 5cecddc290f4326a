import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { addMail } from './outbox.ts';
import type { AskOutcome, EmailLink, MailState, NewMail } from './rows.ts';

/** The address of an account and since when it is proven; null when the account is gone. */
export async function findMailState(db: Db, userId: string): Promise<MailState | null> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return null;
  const { email, email_verified_at: at } = user;
  return { email, verifiedAt: at === null ? null : Number(at) };
}

/** Makes the one link that proves the address of an account, and the mail that brings it; an older link is good no more. */
export async function askVerification(
  { db, locks }: WriteTools,
  mail: NewMail,
  { tokenHash, email, expiresAt }: EmailLink,
): Promise<AskOutcome> {
  const { userId } = mail;
  await locks.person(db, userId);
  const state = await findMailState(db, userId);
  if (!state || state.email !== email) return 'missing';
  if (state.verifiedAt !== null) return 'verified';
  const link = { token_hash: tokenHash, email, expires_at: expiresAt, used_at: null };
  await db
    .insertInto('email_links')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  // One that still waits would bring a link that is good no more.
  await db
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('kind', '=', 'verify')
    .where('sent_at', 'is', null)
    .execute();
  await addMail(db, mail, email);
  return 'asked';
}

/**
 * Proves an address with a link: true also where the same link has just proven it, for a press may be
 * sent twice. False when the link is not good at this time, or is of an address that the account has no more.
 */
export async function verifyEmail(
  { db, locks }: WriteTools,
  tokenHash: string,
  at: number,
): Promise<boolean> {
  const userId = (await findLink(db, tokenHash, at))?.user_id;
  if (userId === undefined) return false;
  await locks.person(db, userId);
  // Behind the lock: a newer link may have taken its place.
  const link = await findLink(db, tokenHash, at);
  const state = await findMailState(db, userId);
  if (!link || !state || state.email !== link.email) return false;
  if (link.used_at !== null) return state.verifiedAt !== null;
  await db.updateTable('email_links').set({ used_at: at }).where('user_id', '=', userId).execute();
  await db
    .updateTable('users')
    .set({ email_verified_at: state.verifiedAt ?? at })
    .where('id', '=', userId)
    .execute();
  return true;
}

const findLink = (db: Db, tokenHash: string, at: number) =>
  db
    .selectFrom('email_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();

/** Whether a link proves an address at this time, or has just proven it. */
export async function isEmailLinkGood(db: Db, tokenHash: string, at: number): Promise<boolean> {
  return (await findLink(db, tokenHash, at)) !== undefined;
}

/** Forgets links that were over by a time. */
export async function deleteOldEmailLinks({ db }: WriteTools, before: number): Promise<void> {
  await db.deleteFrom('email_links').where('expires_at', '<=', before).execute();
}
