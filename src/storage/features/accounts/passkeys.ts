import type { Selectable } from 'kysely';
import { mostPasskeys } from '#domain/accounts/most-passkeys.ts';
import type { WriteTools } from '../../define.ts';
import type { Db, Schema } from '../../schema.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import type { NewMail } from '../mails/rows.ts';
import { endOffers, noteEvent, tellByMail } from './resets.ts';
import type {
  NewPasskey,
  NewSession,
  PasskeyChallenge,
  PasskeyOutcome,
  PasskeyRow,
  PasskeyWish,
  ProvenPasskey,
} from './rows.ts';
import { createSession, isSessionOf } from './sessions.ts';
import { keepsWayIn } from './ways-in.ts';

const toPasskey = (record: Selectable<Schema['passkeys']>): PasskeyRow => ({
  id: record.id,
  userId: record.user_id,
  name: record.name,
  publicKey: record.public_key,
  counter: Number(record.counter),
  createdAt: Number(record.created_at),
  usedAt: record.used_at === null ? null : Number(record.used_at),
});

/** A passkey by what names it, or null. */
export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | null> {
  const found = db.selectFrom('passkeys').selectAll().where('id', '=', id);
  const record = await found.executeTakeFirst();
  return record ? toPasskey(record) : null;
}

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  const records = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return records.map(toPasskey);
}

/** Keeps a challenge until it is answered or over. One with an account is for a new passkey of it, one without for any passkey that is there. */
export async function askPasskey(
  { db }: WriteTools,
  { challenge, userId, expiresAt }: PasskeyChallenge,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Takes a challenge away; false when it is not there, not for this, or over: of two answers one counts. */
async function spendChallenge(
  db: Db,
  { challenge, userId, at }: { challenge: string; userId: string | null; at: number },
): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

/**
 * Keeps a passkey that answered the challenge of its account, and tells of it; the same one said twice is one. From a session
 * that has ended meanwhile, as by a new password, none is kept.
 */
export async function addPasskey(
  { db, locks }: WriteTools,
  passkey: NewPasskey,
  { challenge, tokenHash, at, isFirst }: PasskeyWish,
  notice: NewMail | null,
): Promise<PasskeyOutcome> {
  const { id, userId, name, publicKey, counter } = passkey;
  await locks.person(db, userId);
  if (!(await isSessionOf(db, userId, tokenHash))) return 'missing';
  const own = await listPasskeys(db, userId);
  if (own.some((one) => one.id === id)) return 'done';
  if (!(await spendChallenge(db, { challenge, userId, at }))) return 'missing';
  if (isFirst && own.length > 0) return 'needed';
  if (own.length >= mostPasskeys) return 'full';
  const added = await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      name,
      public_key: publicKey,
      counter,
      created_at: at,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Somebody else's account has it.
  if (added.numInsertedOrUpdatedRows === 0n) return 'missing';
  await markSession(db, { tokenHash, userId, at });
  await noteEvent(db, userId, { at, event: 'passkey-added' });
  await tellByMail(db, userId, notice);
  return 'done';
}

const markSession = (
  db: Db,
  { tokenHash, userId, at }: { tokenHash: string; userId: string; at: number },
) =>
  db
    .updateTable('sessions')
    .set({ passkey_at: at })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .execute();

/** Spends the challenge and moves the counter on; a counter that has not grown is that of a copy. */
async function prove(
  { db, locks }: WriteTools,
  { id, userId, challenge, counter, at }: ProvenPasskey,
): Promise<boolean> {
  await locks.person(db, userId);
  if (!(await spendChallenge(db, { challenge, userId: null, at }))) return false;
  // Many passkeys have none: theirs stays 0.
  const grown = counter === 0 ? '=' : '<';
  const used = await db
    .updateTable('passkeys')
    .set({ counter, used_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('counter', grown, counter)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Stores a session that a passkey begins; false, and nothing is stored, when its proof does not count. */
export async function loginByPasskey(
  tools: WriteTools,
  proven: ProvenPasskey,
  session: NewSession,
  deviceHash: string,
  comesBack = false,
): Promise<boolean> {
  if (!(await prove(tools, proven))) return false;
  const begun = { ...session, passkeyAt: proven.at };
  return createSession(tools, begun, undefined, deviceHash, comesBack);
}

/** Notes in a session that a passkey of its account has just proven itself. */
export async function confirmByPasskey(
  tools: WriteTools,
  proven: ProvenPasskey,
  tokenHash: string,
): Promise<boolean> {
  if (!(await prove(tools, proven))) return false;
  await markSession(tools.db, { ...proven, tokenHash });
  return true;
}

/** Gives a passkey of the account another name. */
export async function renamePasskey(
  { db }: WriteTools,
  userId: string,
  id: string,
  name: string,
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Forgets a passkey of the account; false where nobody could log in to it any more. One that is gone is no fault. No session but the one to
 * keep counts as confirmed any more, for it may be the passkey that confirmed it; without any left not even that. What was begun in any ends:
 * another passkey could be added by it in place of this one.
 */
export async function removePasskey(
  { db, locks }: WriteTools,
  userId: string,
  id: string,
  { issuer, keep }: { issuer: string | null; keep: string },
): Promise<boolean> {
  await locks.person(db, userId);
  if (!(await keepsWayIn(db, userId, { withoutPasskey: id, issuer }))) return false;
  const own = db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId);
  if ((await own.executeTakeFirst()).numDeletedRows === 0n) return true;
  await endOffers(db, userId);
  const all = db.updateTable('sessions').set({ passkey_at: null }).where('user_id', '=', userId);
  const hasMore = (await listPasskeys(db, userId)).length > 0;
  await (hasMore ? all.where('token_hash', '<>', keep) : all).execute();
  return true;
}

/** Forgets every passkey of an account and ends its sessions with what was begun in any, so that its person can begin anew with the password; how many there were. */
export async function forgetPasskeys(
  { db, locks }: WriteTools,
  userId: string,
  act: NewAct | null,
): Promise<number> {
  await locks.person(db, userId);
  const gone = await db.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  await endOffers(db, userId);
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  if (act) await noteAct(db, act, { kind: 'account', id: userId });
  return Number(gone.numDeletedRows);
}

/** Forgets challenges that were over by a time. */
export async function deleteOldChallenges({ db }: WriteTools, before: number): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', before).execute();
}
