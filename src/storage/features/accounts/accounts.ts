import type { Selectable } from 'kysely';
import type { WriteTools } from '../../define.ts';
import { composed } from '../../queries/composed.ts';
import type { Db, Schema } from '../../schema.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { giveHandle } from '../cooks/handles.ts';
import { endRestriction } from '../decisions/sanctions.ts';
import { hasNotLeft } from './has-not-left.ts';
import { isOfRole } from './of-role.ts';
import type { CredentialsRow, NewUser, UserRow } from './rows.ts';

/** The columns of a user, without the hashes. */
export const userColumns = [
  'users.id',
  'name',
  'users.handle',
  'email',
  'role',
  'users.created_at',
] as const;

type UserRecord = Pick<
  Selectable<Schema['users']>,
  'id' | 'name' | 'handle' | 'email' | 'role' | 'created_at'
>;

/** A user without the hashes. */
export function toUser(record: UserRecord): UserRow {
  const { id, name, handle, email, role, created_at } = record;
  return { id, name, handle, email, role, createdAt: Number(created_at) };
}

const ofId = composed((db, id: string) =>
  db.selectFrom('users').select(userColumns).where('id', '=', id),
);
const ofIds = composed((db, ids: readonly string[]) =>
  db.selectFrom('users').select(userColumns).where('id', 'in', ids),
);

/** The user of an id, or null. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [record] = await ofId(db, id);
  return record ? toUser(record) : null;
}

/** The users of these ids, in no order; one that is gone is left out. */
export async function findUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  return (await ofIds(db, ids)).map(toUser);
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
    .select(['id', 'role', 'password_hash', 'answer_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!record) return null;
  return {
    userId: record.id,
    role: record.role,
    passwordHash: record.password_hash,
    answerHash: record.answer_hash,
  };
}

/** Every admin who has not left, the longest standing first. */
export async function listAdmins(db: Db): Promise<UserRow[]> {
  const records = await db
    .selectFrom('users')
    .select(userColumns)
    .where(isOfRole(1))
    .where(hasNotLeft)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return records.map(toUser);
}

/** An account with a handle of its name; false when the e-mail is taken, and nothing is written then. */
export async function createUser({ db }: WriteTools, user: NewUser): Promise<boolean> {
  const { id, name, email, role, createdAt, passwordHash, answerHash } = user;
  const result = await db
    .insertInto('users')
    .values({
      id,
      name,
      // Until it is given one, further down.
      handle: '',
      email,
      role,
      created_at: createdAt,
      password_hash: passwordHash,
      answer_hash: answerHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  const isNew = (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (isNew) await giveHandle(db, user);
  return isNew;
}

/**
 * False when no such user exists. What kept somebody from writing or from the account is over once they are an admin: nobody
 * decides about admins, nor takes back what was decided about one.
 */
export async function setRole(
  { db, locks }: WriteTools,
  email: string,
  role: number,
  act: NewAct | null = null,
): Promise<boolean> {
  const found = db.selectFrom('users').select('id').where('email', '=', email);
  const before = await found.executeTakeFirst();
  // A moderator who decides about them at this moment waits, or this does.
  if (before) await locks.person(db, before.id);
  const user = await db
    .updateTable('users')
    .set({ role })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (user && role === 1) await endRestriction(db, user.id, act?.at ?? Date.now());
  if (user && act) await noteAct(db, act, { kind: 'account', id: user.id });
  return user !== undefined;
}
