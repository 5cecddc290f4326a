import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import type { OpenidFlow, OpenidPurpose, OpenidTicket } from './rows.ts';

/** Keeps what a browser was sent away with until it is back or that is over. */
export async function beginOpenidFlow({ db }: WriteTools, flow: OpenidFlow): Promise<void> {
  const { keyHash, purpose, userId, state, nonce, verifier, expiresAt } = flow;
  await db
    .insertInto('openid_flows')
    .values({
      key_hash: keyHash,
      purpose,
      user_id: userId,
      state,
      nonce,
      verifier,
      expires_at: expiresAt,
    })
    .execute();
}

/** Takes away what a browser was sent with; null when it is not there or over: of two who come back with it one counts. */
export async function takeOpenidFlow(
  { db }: WriteTools,
  keyHash: string,
  at: number,
): Promise<OpenidFlow | null> {
  const record = await db
    .deleteFrom('openid_flows')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
  if (!record) return null;
  const { purpose, user_id: userId, state, nonce, verifier, expires_at: expiresAt } = record;
  return {
    keyHash,
    purpose: purpose as OpenidPurpose,
    userId,
    state,
    nonce,
    verifier,
    expiresAt: Number(expiresAt),
  };
}

/** Keeps whom the server has named until they say which account is to be theirs. */
export async function keepOpenidTicket({ db }: WriteTools, ticket: OpenidTicket): Promise<void> {
  const { tokenHash, issuer, subject, email, expiresAt } = ticket;
  await db
    .insertInto('openid_tickets')
    .values({ token_hash: tokenHash, issuer, subject, email, expires_at: expiresAt })
    .execute();
}

/** Whom a ticket names at this time; null when it is not good. */
export async function findOpenidTicket(
  db: Db,
  tokenHash: string,
  at: number,
): Promise<OpenidTicket | null> {
  const record = await db
    .selectFrom('openid_tickets')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!record) return null;
  const { issuer, subject, email, expires_at: expiresAt } = record;
  return { tokenHash, issuer, subject, email, expiresAt: Number(expiresAt) };
}

/** Forgets flows and tickets that were over by a time. */
export async function deleteOldOpenid({ db }: WriteTools, before: number): Promise<void> {
  await db.deleteFrom('openid_flows').where('expires_at', '<=', before).execute();
  await db.deleteFrom('openid_tickets').where('expires_at', '<=', before).execute();
}
