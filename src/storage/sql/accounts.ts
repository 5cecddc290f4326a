import type { Selectable } from 'kysely';
import type { NewAct } from '../port.ts';
import type { CredentialsRow, SessionRow, UserRow } from '../rows.ts';
import { noteAct } from './acts.ts';
import type { Guards } from './guards.ts';
import type { Db, Schema } from './schema.ts';

const userColumns = ['users.id', 'name', 'email', 'role', 'users.created_at'] as const;

type UserRecord = Pick<
  Selectable<Schema['users']>,
  'id' | 'name' | 'email' | 'role' | 'created_at'
>;

function toUser(record: UserRecord): UserRow {
  const { id, name, email, role, created_at } = record;
  return { id, name, email, role, createdAt: Number(created_at) };
}

/** The user of an id, or null. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const record = await db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return record ? toUser(record) : null;
}

/** The user of an e-mail address in its normal form, or null. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const record = await db
    .selectFrom('users')
    .select(userColumns)
    .where('email', '=', email)
    .executeTakeFirst();
  return record ? toUser(record) : null;
}

/** The hashes behind an e-mail address in its normal form, or null. */
export async function findCredentials(db: Db, email: string): Promise<CredentialsRow | null> {
  const record = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'answer_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!record) return null;
  return {
    userId: record.id,
    passwordHash: record.password_hash,
    answerHash: record.answer_hash,
  };
}

/** A session with its user, or null. */
export async function findSession(
  db: Db,
  tokenHash: string,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const record = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .select(['sessions.created_at as began_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!record) return null;
  const { began_at, used_at, ...user } = record;
  const times = { createdAt: Number(began_at), usedAt: Number(used_at) };
  return { session: { tokenHash, userId: user.id, ...times }, user: toUser(user) };
}

/** Everyone with role 1, the longest standing first. */
export async function listAdmins(db: Db): Promise<UserRow[]> {
  const records = await db
    .selectFrom('users')
    .select(userColumns)
    .where('role', '=', 1)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return records.map(toUser);
}

/** False when the e-mail is taken; nothing is written then. */
export async function createUser(
  db: Db,
  user: UserRow & Omit<CredentialsRow, 'userId'>,
): Promise<boolean> {
  const { id, name, email, role, createdAt, passwordHash, answerHash } = user;
  const result = await db
    .insertInto('users')
    .values({
      id,
      name,
      email,
      role,
      created_at: createdAt,
      password_hash: passwordHash,
      answer_hash: answerHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Sets the password and ends every session of the user. */
export async function resetPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** False when no such user exists. */
export async function setRole(
  db: Db,
  email: string,
  role: number,
  act: NewAct | null = null,
): Promise<boolean> {
  const user = await db
    .updateTable('users')
    .set({ role })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (user && act) await noteAct(db, act, { kind: 'account', id: user.id });
  return user !== undefined;
}

/**
 * Stores a session, unless the account is gone or has another password than the one whose hash is
 * given: whoever sets a new one ends every session, those that are just beginning too.
 */
export async function createSession(
  db: Db,
  guards: Guards,
  session: SessionRow,
  passwordHash?: string,
): Promise<boolean> {
  await guards.person(db, session.userId);
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirst();
  if (!user || (passwordHash !== undefined && user.password_hash !== passwordHash)) return false;
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAt,
      used_at: session.usedAt,
    })
    .execute();
  return true;
}

/** Notes that a session was used; a session that has ended stays ended. */
export async function touchSession(db: Db, tokenHash: string, usedAt: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends a session; ending an absent one is harmless. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session last used before `time`. */
export async function deleteSessionsUnusedSince(db: Db, time: number): Promise<void> {
  await db.deleteFrom('sessions').where('used_at', '<', time).execute();
}
