import type { SanctionLevel } from '#domain/decisions/kinds.ts';
import type { Restriction } from '#domain/decisions/restriction.ts';
import type { WriteTools } from '../../define.ts';
import { composed } from '../../queries/composed.ts';
import type { Db } from '../../schema.ts';
import { toUser, userColumns } from './accounts.ts';
import { noteDevice } from './devices.ts';
import { comeBack } from './leave.ts';
import { endOffers } from './resets.ts';
import type { NewSession, SessionRow, UserRow } from './rows.ts';

const withUser = composed((db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    // At most one such decision stands.
    .leftJoin('decisions as kept', (join) =>
      join
        .onRef('kept.subject_id', '=', 'users.id')
        .on('kept.kind', '=', 'restriction')
        .on('kept.ended_at', 'is', null),
    )
    .select(userColumns)
    .select(['kept.level', 'kept.ends_at', 'kept.reason'])
    .select([
      'sessions.created_at as began_at',
      'used_at',
      'sessions.device',
      'passkey_at',
      'openid_at',
    ])
    .where('token_hash', '=', tokenHash),
);

/** A session with its user, or null. */
export async function findSession(
  db: Db,
  tokenHash: string,
): Promise<{ session: SessionRow; user: UserRow; restriction: Restriction | null } | null> {
  const [record] = await withUser(db, tokenHash);
  if (!record) return null;
  const { began_at, used_at, passkey_at, openid_at, device, ...rest } = record;
  const { level, ends_at, reason, ...user } = rest;
  const restriction =
    level === null
      ? null
      : { level: level as SanctionLevel, endsAt: Number(ends_at), reason: reason ?? '' };
  const proofs = { passkeyAt: timeOf(passkey_at), openidAt: timeOf(openid_at) };
  const times = { createdAt: Number(began_at), usedAt: Number(used_at), ...proofs };
  const session = { tokenHash, userId: user.id, device, ...times };
  return { session, user: toUser(user), restriction };
}

/** Whether a session is there and of this account: what a write that must not outlive it asks once it has the account's lock. */
export async function isSessionOf(db: Db, userId: string, tokenHash: string): Promise<boolean> {
  const session = db.selectFrom('sessions').select('user_id').where('token_hash', '=', tokenHash);
  return (await session.executeTakeFirst())?.user_id === userId;
}

const timeOf = (at: number | null): number | null => (at === null ? null : Number(at));

/**
 * Stores a session, unless the account is gone or has another password than the one whose hash is
 * given: a new one ends every session, those that are just beginning too. Of an account that has left it
 * is stored only where its person takes that back, in the same step.
 */
export async function createSession(
  tools: WriteTools,
  session: NewSession,
  passwordHash?: string,
  deviceHash: string | null = null,
  comesBack = false,
): Promise<boolean> {
  const { db, locks } = tools;
  const { tokenHash, userId, createdAt, usedAt, device = '', language = '' } = session;
  const { passkeyAt = null, openidAt = null } = session;
  await locks.person(db, userId);
  const user = await db
    .selectFrom('users')
    .select(['password_hash', 'handle'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || (passwordHash !== undefined && user.password_hash !== passwordHash)) return false;
  if (!user.handle && !(comesBack && (await comeBack(tools, userId, createdAt)))) return false;
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: createdAt,
      used_at: usedAt,
      device,
      passkey_at: passkeyAt,
      openid_at: openidAt,
    })
    .execute();
  await endTheOldest(db, session);
  const use = { userId, usedAt: createdAt, name: device, language };
  if (deviceHash !== null) await noteDevice(db, deviceHash, use);
  return true;
}

/** The sessions of an account, the last used first; those that are over may be among them. */
export async function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  const records = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return records.map((record) => ({
    tokenHash: record.token_hash,
    userId,
    device: record.device,
    createdAt: Number(record.created_at),
    usedAt: Number(record.used_at),
    passkeyAt: timeOf(record.passkey_at),
    openidAt: timeOf(record.openid_at),
  }));
}

/**
 * Ends a session of an account by the beginning of its hash, and what was begun in any: nobody knows any more in which, and it may have been
 * this one. Ending an absent one is harmless.
 */
export async function endSession(
  { db, locks }: WriteTools,
  userId: string,
  idOfSession: string,
): Promise<void> {
  await locks.person(db, userId);
  const own = await listSessions(db, userId);
  const found = own.find(({ tokenHash }) => tokenHash.startsWith(idOfSession));
  if (!found) return;
  await endOffers(db, userId);
  await db.deleteFrom('sessions').where('token_hash', '=', found.tokenHash).execute();
}

/** Ends the sessions of an account but for one, and what was begun in any; how many there were. */
export async function endOtherSessions(
  { db, locks }: WriteTools,
  userId: string,
  keep: string,
): Promise<number> {
  await locks.person(db, userId);
  await endOffers(db, userId);
  return endAllBut(db, userId, keep);
}

/** The same for a write that has the lock of the account already. */
export async function endAllBut(db: Db, userId: string, keep: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', keep)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

const mostSessions = 50;

async function endTheOldest(db: Db, { userId, tokenHash }: NewSession): Promise<void> {
  const tooMany = db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(1_000)
    .offset(mostSessions - 1);
  await db.deleteFrom('sessions').where('token_hash', 'in', tooMany).execute();
}

/** Notes that a session was used; a session that has ended stays ended. */
export async function touchSession(
  { db }: WriteTools,
  tokenHash: string,
  usedAt: number,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends a session; ending an absent one is harmless. */
export async function deleteSession({ db }: WriteTools, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends sessions that were last used before a time, and those that began before another. */
export async function deleteOldSessions(
  { db }: WriteTools,
  usedBefore: number,
  begunBefore: number,
): Promise<void> {
  await db.deleteFrom('sessions').where('used_at', '<', usedBefore).execute();
  await db.deleteFrom('sessions').where('created_at', '<', begunBefore).execute();
}
