import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { fitsSecret } from './passwords.ts';

/** So long a passkey that has proven itself in a session stands for the password. */
const passkeyMs = 5 * 60_000;

/**
 * Asks for the present password before what is dangerous; its hash, which a write asks for again. It may be left out where a
 * passkey has just proven itself in this session. An admin who has to prove one first can do nothing but add their first.
 */
export async function confirmPassword(
  deps: Pick<Deps, 'limits' | 'reader' | 'now'>,
  actor: Actor,
  password: string | undefined,
  before: 'danger' | 'first passkey' = 'danger',
): Promise<string> {
  const { id, passkeyAt, heldRole } = actor;
  if (heldRole !== null) {
    const isFirst = before === 'first passkey' && (await deps.reader.listPasskeys(id)).length === 0;
    if (!isFirst) throw new Refusal('passkey_needed');
  }
  if (password !== undefined) return checkPassword(deps, actor, password);
  const passwordHash = await findHash(deps, actor);
  const isFresh = passkeyAt !== null && deps.now() - passkeyAt < passkeyMs;
  if (!isFresh || passwordHash === null) throw new Refusal('field_missing', { field: 'password' });
  return passwordHash;
}

async function findHash({ reader }: Pick<Deps, 'reader'>, { id, email }: Actor) {
  const credentials = await reader.findCredentials(email);
  return credentials?.userId === id ? credentials.passwordHash : null;
}

/**
 * Counted by session: whoever guesses at an open browser uses up the tries of that browser, and none of the
 * owner's.
 */
async function checkPassword(
  { limits, reader }: Pick<Deps, 'limits' | 'reader'>,
  actor: Actor,
  password: string,
): Promise<string> {
  const { id, tokenHash } = actor;
  const key = `${id}|${tokenHash.slice(0, 32)}`;
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
