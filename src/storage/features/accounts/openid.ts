import type { Selectable } from 'kysely';
import type { WriteTools } from '../../define.ts';
import type { Db, Schema } from '../../schema.ts';
import { createLetIn, giveInvitationBack } from '../invitations/invitations.ts';
import type { UsedInvitation } from '../invitations/rows.ts';
import type { NewMail } from '../mails/rows.ts';
import { findOpenidTicket, keepOpenidTicket } from './openid-flows.ts';
import { noteEvent, tellByMail } from './resets.ts';
import type {
  NewSession,
  NewUser,
  OpenidEntry,
  OpenidIdentity,
  OpenidLinkRow,
  OpenidOutcome,
  OpenidTicket,
  OpenidWish,
} from './rows.ts';
import { createSession, isSessionOf } from './sessions.ts';
import { keepsWayIn } from './ways-in.ts';

const toLink = (record: Selectable<Schema['openid_links']>): OpenidLinkRow => ({
  issuer: record.issuer,
  subject: record.subject,
  userId: record.user_id,
  email: record.email,
  createdAt: Number(record.created_at),
  usedAt: record.used_at === null ? null : Number(record.used_at),
});

/** The account that a person of an OpenID server is linked with, or null. */
export async function findOpenidLink(
  db: Db,
  { issuer, subject }: OpenidIdentity,
): Promise<OpenidLinkRow | null> {
  const record = await db
    .selectFrom('openid_links')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return record ? toLink(record) : null;
}

/** Who an account is to OpenID servers, the oldest first. */
export async function listOpenidLinks(db: Db, userId: string): Promise<OpenidLinkRow[]> {
  const records = await db
    .selectFrom('openid_links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('issuer')
    .execute();
  return records.map(toLink);
}

/** Stores a session for whom the OpenID server has named; false, and nothing is stored, when no account is linked with them. */
export async function loginByOpenid(
  tools: WriteTools,
  { issuer, subject }: OpenidIdentity,
  session: NewSession,
  deviceHash: string,
  comesBack = false,
): Promise<boolean> {
  const { db, locks } = tools;
  await locks.person(db, session.userId);
  const used = await db
    .updateTable('openid_links')
    .set({ used_at: session.createdAt })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return false;
  return createSession(tools, session, undefined, deviceHash, comesBack);
}

/** Takes the ticket of an address away; null when it is not good, or whom it names has an account meanwhile. */
async function spendTicket(
  db: Db,
  { tokenHash, email, at }: { tokenHash: string; email: string; at: number },
): Promise<OpenidTicket | null> {
  const ticket = await findOpenidTicket(db, tokenHash, at);
  if (ticket?.email !== email || (await findOpenidLink(db, ticket))) return null;
  const spent = await db
    .deleteFrom('openid_tickets')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return spent.numDeletedRows > 0n ? ticket : null;
}

/** Links an account; false when somebody else was quicker to be linked with that person. */
async function addLink(
  db: Db,
  { issuer, subject, email }: OpenidIdentity & { email: string },
  userId: string,
  at: number,
): Promise<boolean> {
  const result = await db
    .insertInto('openid_links')
    .values({
      issuer,
      subject,
      user_id: userId,
      email,
      created_at: at,
      used_at: at,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Opens an account without a password for whom a ticket names, with the address that is proven by it, and begins its first session. */
export async function registerByOpenid(
  tools: WriteTools,
  ticketHash: string,
  user: Omit<NewUser, 'passwordHash' | 'answerHash'>,
  session: NewSession,
  deviceHash: string,
  invitation: UsedInvitation | null = null,
): Promise<OpenidEntry> {
  const { db } = tools;
  const { id, email, createdAt: at } = user;
  // A ticket that cannot be used is not spent, nor is an invitation.
  const taken = db.selectFrom('users').select('id').where('email', '=', email);
  if (await taken.executeTakeFirst()) return 'taken';
  const ticket = await spendTicket(db, { tokenHash: ticketHash, email, at });
  if (!ticket) return 'over';
  const made = await createLetIn(
    tools,
    { ...user, passwordHash: null, answerHash: null },
    invitation,
  );
  if (made !== 'done') {
    await keepOpenidTicket(tools, ticket);
    return made === 'over' ? 'uninvited' : made;
  }
  const proven = db.updateTable('users').set({ email_verified_at: at }).where('id', '=', id);
  await proven.execute();
  if (!(await addLink(db, ticket, id, at))) {
    await db.deleteFrom('users').where('id', '=', id).execute();
    if (invitation) await giveInvitationBack(db, invitation);
    return 'over';
  }
  return (await createSession(tools, session, undefined, deviceHash)) ? 'done' : 'over';
}

type JoinProof = { ticketHash: string; passwordHash: string; comesBack: boolean };

/** Links the account of the ticket's address, whose password was right, and begins a session. */
export async function joinByOpenid(
  tools: WriteTools,
  { ticketHash, passwordHash, comesBack }: JoinProof,
  session: NewSession,
  deviceHash: string,
  notice: NewMail | null,
): Promise<OpenidEntry> {
  const { db, locks } = tools;
  const { userId, createdAt: at } = session;
  await locks.person(db, userId);
  const user = db
    .selectFrom('users')
    .select(['email', 'password_hash', 'handle'])
    .where('id', '=', userId);
  const { email, password_hash, handle } = (await user.executeTakeFirst()) ?? {};
  // One that is closed is linked only as it opens again.
  if (password_hash !== passwordHash || !(handle || comesBack)) return 'refused';
  const ticket = await findOpenidTicket(db, ticketHash, at);
  if (!ticket || ticket.email !== email) return 'over';
  const outcome = await link(db, { ...ticket, userId, at }, notice);
  if (outcome !== 'done') return outcome;
  await db.deleteFrom('openid_tickets').where('token_hash', '=', ticketHash).execute();
  const isBegun = await createSession(tools, session, passwordHash, deviceHash, comesBack);
  return isBegun ? 'done' : 'refused';
}

/** Links an account with a person of an OpenID server, and tells of it; said twice it is one, and from a session that has ended it is none. */
export async function linkOpenid(
  { db, locks }: WriteTools,
  wish: OpenidWish,
  notice: NewMail | null,
): Promise<OpenidOutcome | 'missing'> {
  await locks.person(db, wish.userId);
  if (!(await isSessionOf(db, wish.userId, wish.tokenHash))) return 'missing';
  return link(db, wish, notice);
}

/** The same for a write that has the lock of the account. */
async function link(
  db: Db,
  wish: Omit<OpenidWish, 'tokenHash'>,
  notice: NewMail | null,
): Promise<OpenidOutcome> {
  const { issuer, userId, at } = wish;
  const known = await findOpenidLink(db, wish);
  if (known) return known.userId === userId ? 'done' : 'taken';
  const own = await listOpenidLinks(db, userId);
  if (own.some((one) => one.issuer === issuer)) return 'full';
  if (!(await addLink(db, wish, userId, at))) return 'taken';
  await noteEvent(db, userId, { at, event: 'openid-linked' });
  await tellByMail(db, userId, notice);
  return 'done';
}

/** Notes in a session that the server has just said anew who sits there; false when that is not whom its account is linked with. */
export async function confirmByOpenid(
  { db, locks }: WriteTools,
  { issuer, subject, userId, tokenHash, at }: Omit<OpenidWish, 'email'>,
): Promise<boolean> {
  await locks.person(db, userId);
  const known = await findOpenidLink(db, { issuer, subject });
  if (known?.userId !== userId) return false;
  await db
    .updateTable('sessions')
    .set({ openid_at: at })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .execute();
  return true;
}

/** Forgets whom an account is linked with; false where nobody could log in to it any more. One that is gone is no fault. */
export async function unlinkOpenid(
  { db, locks }: WriteTools,
  userId: string,
  issuer: string,
): Promise<boolean> {
  await locks.person(db, userId);
  if (!(await keepsWayIn(db, userId, { issuer: null }))) return false;
  await db
    .deleteFrom('openid_links')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .execute();
  return true;
}
