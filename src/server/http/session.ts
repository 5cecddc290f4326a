import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import { keptDays } from '#domain/accounts/kept-days.ts';
import { isAdmin, isModerator } from '#domain/accounts/may.ts';
import { daysKeptFrom } from '#domain/decisions/restriction.ts';
import { dayMs, hourMs } from '#domain/spans.ts';
import type { SessionRow } from '#storage/features/accounts/rows.ts';
import type { Reader, Writer } from '#storage/port.ts';
import type { Given } from '../deps.ts';
import type { Actor } from './handler.ts';
import { Refusal } from './refusal.ts';

/** A session ends after this long without use. */
export const sessionLifetime = keptDays.session * dayMs;
/** However much it is used, a session ends this long after it began. */
export const sessionAge = keptDays.sessionAge * dayMs;
/** How stale `usedAt` may get before it is written again, so that reads do not become writes. */
const touchAfter = hourMs;

/** A new random token: 32 bytes, base64url. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a token is stored and looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type Guard = Pick<Given, 'now' | 'config'> & { reader: Reader; writer: Writer };

type Asked = Pick<Call, 'who' | 'method' | 'feature' | 'isFoundFirst'>;

/** Finds who makes a call that not everyone may make; refuses before the body is read. */
export async function requireActor(
  request: FastifyRequest,
  { who, method, feature, isFoundFirst }: Asked,
  guard: Guard,
): Promise<Actor> {
  const actor = await findActor(request, guard);
  if (!actor) throw new Refusal('not_signed_in');
  const days = daysKeptFrom(actor.restriction, { method, feature, who }, guard.now());
  if (days !== null && !isFoundFirst) {
    const { level, reason = '' } = actor.restriction ?? {};
    throw new Refusal(level === 'ban' ? 'banned' : 'read_only', { values: { days, reason } });
  }
  if (who !== 'user' && actor.heldRole !== null) throw new Refusal('passkey_needed');
  if (who === 'admin' && !isAdmin(actor)) throw new Refusal('admins_only');
  if (who === 'moderator' && !isModerator(actor)) throw new Refusal('moderators_only');
  return actor;
}

/** Whether a session is over, because nobody used it or because of its age. */
export const hasEnded = ({ usedAt, createdAt }: SessionRow, now: number): boolean =>
  now - usedAt > sessionLifetime || now - createdAt > sessionAge;

/** Who the token of a request belongs to; null without one that is good. */
export async function findActor(request: FastifyRequest, guard: Guard): Promise<Actor | null> {
  const token = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (!token) return null;
  const found = await guard.reader.findSession(hashToken(token));
  const now = guard.now();
  if (!found || hasEnded(found.session, now)) return null;
  const { tokenHash, usedAt, passkeyAt, openidAt } = found.session;
  if (now - usedAt > touchAfter) {
    // A disk that takes no more writes must not keep people from reading.
    await guard.writer.touchSession(tokenHash, now).catch((error: unknown) => {
      request.log.error({ err: error }, 'the use of a session could not be noted');
    });
  }
  const { user, restriction } = found;
  return holdBack({ ...user, tokenHash, passkeyAt, openidAt, restriction, heldRole: null }, guard);
}

/** Where admins need a passkey, one who has not proven any in this session has the rights of anybody. */
function holdBack(actor: Actor, { config }: Guard): Actor {
  if (!config.adminNeedsPasskey || actor.passkeyAt !== null || !isAdmin(actor)) return actor;
  return { ...actor, role: 0, heldRole: actor.role };
}
