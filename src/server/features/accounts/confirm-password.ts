import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { fitsSecret } from './passwords.ts';

/**
 * Asks for the present password before what is dangerous; its hash, which a write asks for again. Counted by
 * session: whoever guesses at an open browser uses up the tries of that browser, and none of the owner's.
 */
export async function confirmPassword(
  { limits, reader }: Pick<Deps, 'limits' | 'reader'>,
  { id, email, tokenHash }: Actor,
  password: string,
): Promise<string> {
  const key = `${id}|${tokenHash.slice(0, 32)}`;
  // Before it is checked, so that parallel guesses do not outrun the limit.
  await limits.confirmPerSession.spend(key);
  const credentials = await reader.findCredentials(email);
  const passwordHash = credentials?.userId === id ? credentials.passwordHash : null;
  const fits = await fitsSecret(password, passwordHash).catch(async (error: unknown) => {
    // Nothing was checked, so nothing was guessed.
    await limits.confirmPerSession.giveBack(key);
    throw error;
  });
  if (!fits || passwordHash === null) throw new Refusal('password_wrong', { field: 'password' });
  await limits.confirmPerSession.giveBack(key);
  return passwordHash;
}
