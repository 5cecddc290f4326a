import { minuteMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { fitsSecret } from './passwords.ts';

/** So long a passkey that has proven itself in a session stands for the password, and the OpenID server for that of an account without. */
const freshMs = 5 * minuteMs;
/** So far ahead the clock of the host that noted it may be; what is further ahead was noted by a clock that has been set right since. */
const aheadMs = minuteMs;

/**
 * Asks for the present password before what is dangerous; its hash, which a write asks for again, or null where the account
 * has none. It may be left out where a passkey has just proven itself in this session, and in an account without one where
 * the OpenID server has just said anew who sits there. An admin who has to prove one first can do nothing but add their first.
 */
export async function confirmPassword(
  deps: Confirming,
  actor: Actor,
  password: string | undefined,
  before: Danger = 'danger',
): Promise<string | null> {
  const { editPerAccount } = deps.limits;
  // Counted apart from edits, and confirmed ones alone: a stranger in a session who does not know the password keeps its owner from none of this.
  const key = `confirmed|${actor.id}`;
  await editPerAccount.refuseUsedUp(key);
  const passwordHash = await findConfirmed(deps, actor, password, before);
  await editPerAccount.spend(key);
  return passwordHash;
}

type Confirming = Pick<Deps, 'limits' | 'reader' | 'now' | 'config'>;
type Danger = 'danger' | 'first passkey';

/** Under which key those tries are counted that nobody in another session is to use up. */
export const inSession = ({ id, tokenHash }: Pick<Actor, 'id' | 'tokenHash'>): string =>
  `${id}|${tokenHash.slice(0, 32)}`;

async function findConfirmed(
  deps: Confirming,
  actor: Actor,
  password: string | undefined,
  before: Danger,
): Promise<string | null> {
  const { id, heldRole } = actor;
  if (heldRole !== null) {
    const isFirst = before === 'first passkey' && (await deps.reader.listPasskeys(id)).length === 0;
    if (!isFirst) throw new Refusal('passkey_needed');
  }
  if (password !== undefined) return checkPassword(deps, actor, password);
  const passwordHash = await findHash(deps, actor);
  if (!isConfirmed(deps, actor, passwordHash)) throw unconfirmed(deps, passwordHash);
  return passwordHash;
}

/** What is asked for: the password, or the OpenID server's word where there is none. */
export function unconfirmed(
  { config }: Pick<Deps, 'config'>,
  passwordHash: string | null,
): Refusal {
  const server = config.openid?.label;
  if (passwordHash !== null || !server) return new Refusal('field_missing', { field: 'password' });
  return new Refusal('openid_confirm', { values: { server } });
}

/** Whether something has confirmed who sits there just now. */
export const isFresh = ({ now }: Pick<Deps, 'now'>, at: number | null): boolean =>
  at !== null && now() - at < freshMs && at - now() <= aheadMs;

/** Whether this session was confirmed just now in a way that stands for the password, or for having none. */
function isConfirmed(
  deps: Pick<Deps, 'now'>,
  { passkeyAt, openidAt }: Actor,
  passwordHash: string | null,
): boolean {
  return isFresh(deps, passkeyAt) || (passwordHash === null && isFresh(deps, openidAt));
}

/** Whether an account has no password, and nothing has confirmed who sits there. */
export async function isUnconfirmedWithout(
  deps: Pick<Deps, 'reader' | 'now'>,
  actor: Actor,
): Promise<boolean> {
  const passwordHash = await findHash(deps, actor);
  return passwordHash === null && !isConfirmed(deps, actor, passwordHash);
}

async function findHash(
  { reader }: Pick<Deps, 'reader'>,
  { id, email }: Actor,
): Promise<string | null> {
  const credentials = await reader.findCredentials(email);
  return credentials?.userId === id ? credentials.passwordHash : null;
}

/**
 * Counted by session: a stranger who guesses at an open browser uses up the tries of that browser, and none of
 * the owner's.
 */
async function checkPassword(
  { limits, reader }: Pick<Deps, 'limits' | 'reader'>,
  actor: Actor,
  password: string,
): Promise<string> {
  const key = inSession(actor);
  // Before it is checked, so that parallel guesses do not outrun the limit.
  await limits.confirmPerSession.spend(key);
  const passwordHash = await findHash({ reader }, actor);
  const fits = await fitsSecret(password, passwordHash).catch(async (error: unknown) => {
    // Nothing was checked, so nothing was guessed.
    await limits.confirmPerSession.giveBack(key);
    throw error;
  });
  if (!fits || passwordHash === null) throw new Refusal('password_wrong', { field: 'password' });
  await limits.confirmPerSession.giveBack(key);
  return passwordHash;
}
