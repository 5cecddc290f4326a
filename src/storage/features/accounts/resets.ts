import { randomBytes } from 'node:crypto';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { findMailState } from '../mails/links.ts';
import { addMail, cancelMails } from '../mails/outbox.ts';
import type { NewMail } from '../mails/rows.ts';
import { forgetDevices } from './devices.ts';
import type { AccountEvent, AccountEventRow, PasswordChange, ResetLink } from './rows.ts';

/** The log of an account holds its newest events; nobody fills the disk by resetting. */
const mostEvents = 50;

/** Sets the password, ends every session of the user and notes it in the account's log. */
export async function resetPassword(
  tools: WriteTools,
  userId: string,
  change: PasswordChange,
): Promise<void> {
  await tools.locks.person(tools.db, userId);
  await setPassword(tools, userId, change, null);
}

/** The same for a write that has the lock of the account, with the mail that tells of it where the address is proven. */
export async function setPassword(
  { db }: Pick<WriteTools, 'db'>,
  userId: string,
  { passwordHash, answerHash, at, event }: PasswordChange,
  notice: NewMail | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, ...(answerHash ? { answer_hash: answerHash } : {}) })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await endLinks(db, userId);
  await noteEvent(db, userId, { at, event });
  await tellByMail(db, userId, notice);
}

/**
 * Ends what somebody who sat before the account began in a session and could end without it: a challenge for a passkey, a way to the OpenID
 * server, an address at which everything is taken along, another e-mail address that its link would still give the account.
 */
export async function endOffers(db: Db, userId: string): Promise<void> {
  for (const table of ['passkey_challenges', 'openid_flows', 'takeouts'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  const changes = db.deleteFrom('email_changes').where('user_id', '=', userId);
  await changes.where('used_at', 'is', null).execute();
  await cancelMails(db, userId, 'moving');
}

/** Ends the links from before, and offers: each would let its holder set yet another password, or take the account over. */
export async function endLinks(db: Db, userId: string): Promise<void> {
  await endOffers(db, userId);
  await db.deleteFrom('reset_links').where('user_id', '=', userId).execute();
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
  await cancelMails(db, userId, 'reset');
}

/** Puts a mail that tells what happened to an account into the outbox, where its address is proven. */
export async function tellByMail(db: Db, userId: string, notice: NewMail | null): Promise<void> {
  if (!notice) return;
  const state = await findMailState(db, userId);
  if (state && state.verifiedAt !== null) await addMail(db, notice, state.email);
}

/** Notes in the log of an account what happened to it. */
export async function noteEvent(
  db: Db,
  userId: string,
  { at, event }: AccountEventRow,
): Promise<void> {
  const id = randomBytes(12).toString('hex');
  await db.insertInto('account_events').values({ id, user_id: userId, at, event }).execute();
  await forgetOldEvents(db, userId);
}

async function forgetOldEvents(db: Db, userId: string): Promise<void> {
  const tooMany = db
    .selectFrom('account_events')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(1_000)
    .offset(mostEvents);
  await db.deleteFrom('account_events').where('id', 'in', tooMany).execute();
}

/** What happened to the account after a time, newest first. */
export async function listAccountEvents(
  db: Db,
  userId: string,
  after: number,
): Promise<AccountEventRow[]> {
  const records = await db
    .selectFrom('account_events')
    .select(['at', 'event'])
    .where('user_id', '=', userId)
    .where('at', '>', after)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return records.map(({ at, event }) => ({ at: Number(at), event: event as AccountEvent }));
}

/** Makes the one link that resets this account, in place of any before it. */
export async function createResetLink(
  { db }: WriteTools,
  userId: string,
  { tokenHash, expiresAt }: ResetLink,
  act: NewAct | null,
): Promise<void> {
  const row = { token_hash: tokenHash, expires_at: expiresAt };
  await db
    .insertInto('reset_links')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  if (act) await noteAct(db, act, { kind: 'account', id: userId });
}

/** Whose password a one-time link sets, or null when none is good at this time. */
export async function findResetLink(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<string | null> {
  const link = await db
    .selectFrom('reset_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.user_id ?? null;
}

/** Resets with a link, which is good no more from then on; false when none is good. */
export async function resetByLink(
  tools: WriteTools,
  tokenHash: string,
  change: PasswordChange,
  notice: NewMail | null = null,
): Promise<boolean> {
  const { db, locks } = tools;
  const userId = await findResetLink(db, tokenHash, change.at);
  if (userId === null) return false;
  await locks.person(db, userId);
  // Of two who have the same link at once the second finds none behind the lock.
  if ((await findResetLink(db, tokenHash, change.at)) === null) return false;
  await setPassword(tools, userId, change, notice);
  await forgetDevices(db, userId, null);
  return true;
}
