import { sql } from 'kysely';
import type { WriteTools } from '../../define.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { createUser } from '../accounts/accounts.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import type { NewUser } from '../accounts/rows.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import type {
  InvitationRow,
  InvitedOutcome,
  MadeInvitation,
  NewInvitation,
  UsedInvitation,
} from './rows.ts';

/** Those that an account can be opened with at a time: who is an admin no more, or has left, invites nobody. */
const good = (now: number) => sql<boolean>`
  used_at is null and revoked_at is null and expires_at > ${now} and (created_by is null or exists
    (select 1 from users where users.id = invitations.created_by and users.role = 1 and ${hasNotLeft}))`;

/** Whether an account can be opened with it at this time. */
export async function isGoodInvitation(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('invitations')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where(good(now))
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes one, unless so many wait already; a caller that says it again, with the same token, gets the one that there is. */
export async function createInvitation(
  { db }: WriteTools,
  { id, tokenHash, role, expiresAt }: NewInvitation,
  most: number,
  act: NewAct,
): Promise<MadeInvitation> {
  const before = await findMade(db, tokenHash, act.at);
  if (before) return before;
  const { count } = await db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(good(act.at))
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return 'full';
  const made = await db
    .insertInto('invitations')
    .values({
      id,
      token_hash: tokenHash,
      role,
      expires_at: expiresAt,
      created_at: act.at,
      created_by: act.actorId,
      used_at: null,
      used_by: null,
      revoked_at: null,
    })
    // Of two who say the same at once the second waits for the first.
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return (await findMade(db, tokenHash, act.at)) ?? 'over';
  await noteAct(db, act, { kind: 'invitation' });
  return { expiresAt };
}

async function findMade(db: Db, tokenHash: string, now: number): Promise<MadeInvitation | null> {
  const made = await db
    .selectFrom('invitations')
    .select(['expires_at', good(now).as('isGood')])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!made) return null;
  return made.isGood ? { expiresAt: Number(made.expires_at) } : 'over';
}

/** False when there is none that could still be used. */
export async function revokeInvitation(
  { db }: WriteTools,
  id: string,
  act: NewAct,
): Promise<boolean> {
  const revoked = await db
    .updateTable('invitations')
    .set({ revoked_at: act.at })
    .where('id', '=', id)
    .where(good(act.at))
    .returning('id')
    .executeTakeFirst();
  if (revoked) await noteAct(db, act, { kind: 'invitation' });
  return revoked !== undefined;
}

/** Opens an account with an invitation, which is used up by it; one that fails leaves it as it was. */
export async function createInvited(
  tools: WriteTools,
  user: NewUser,
  { tokenHash, at }: UsedInvitation,
): Promise<InvitedOutcome> {
  const { db } = tools;
  // Of two who have the same link at once the second waits for this row, and finds it used.
  const claimed = await db
    .updateTable('invitations')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where(good(at))
    .returning(['id', 'role'])
    .executeTakeFirst();
  if (!claimed) return 'over';
  const isNew = await createUser(tools, { ...user, role: claimed.role });
  await db
    .updateTable('invitations')
    .set(isNew ? { used_by: user.id } : { used_at: null })
    .where('id', '=', claimed.id)
    .execute();
  return isNew ? 'done' : 'taken';
}

/** What was used in this transaction by an account that did not come about is as good as it was. */
export async function giveInvitationBack(db: Db, { tokenHash }: UsedInvitation): Promise<void> {
  const used = db.updateTable('invitations').where('token_hash', '=', tokenHash);
  await used.set({ used_at: null, used_by: null }).execute();
}

/** The same for a visitor who was let in, with an invitation or without. */
export async function createLetIn(
  tools: WriteTools,
  user: NewUser,
  invitation: UsedInvitation | null,
): Promise<InvitedOutcome> {
  if (invitation) return createInvited(tools, user, invitation);
  return (await createUser(tools, user)) ? 'done' : 'taken';
}

/** Forgets those that ended before a time. */
export async function deleteOldInvitations({ db }: WriteTools, before: number): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<', before).execute();
}

/** A page of invitations, newest first. */
export async function listInvitations(
  db: Db,
  limit: number,
  cursor?: string,
): Promise<Page<InvitationRow>> {
  const named = db
    .selectFrom('invitations')
    .leftJoin('users as makers', 'makers.id', 'invitations.created_by')
    .leftJoin('users as guests', 'guests.id', 'invitations.used_by')
    .selectAll('invitations')
    .select([
      'makers.name as maker_name',
      'makers.email as maker_email',
      'makers.role as maker_role',
      'makers.handle as maker_handle',
    ])
    .select(['guests.name as guest_name', 'guests.email as guest_email']);
  const order = { list: 'invitations', time: 'invitations.created_at', id: 'invitations.id' };
  const { records, nextCursor } = await readPage(named, order, { limit, cursor });
  const { count } = await db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const rows = records.map((record) => ({
    id: record.id,
    role: record.role,
    createdAt: Number(record.created_at),
    expiresAt: Number(record.expires_at),
    usedAt: numberOf(record.used_at),
    revokedAt: isOrphan(record) ? Number(record.created_at) : numberOf(record.revoked_at),
    maker: namedOf(record.maker_name, record.maker_email),
    guest: namedOf(record.guest_name, record.guest_email),
  }));
  return { rows, total: Number(count), nextCursor };
}

type Made = { created_by: string | null; maker_role: number | null; maker_handle: string | null };
const isOrphan = ({ created_by, maker_role, maker_handle }: Made): boolean =>
  created_by !== null && (maker_role !== 1 || maker_handle === '');
const numberOf = (value: unknown): number | null => (value === null ? null : Number(value));
const namedOf = (name: string | null, email: string | null) =>
  name === null || email === null ? null : { name, email };
