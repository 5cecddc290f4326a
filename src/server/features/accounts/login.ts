import { normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/handler.ts';
import { addressKey } from '#server/limits.ts';
import { hashToken, newToken } from '#server/plugins/session.ts';
import { Refusal } from '#server/refusal.ts';
import { accountKey } from '#storage/account-key.ts';
import { fitsSecret } from './passwords.ts';
import { presentUser } from './present-user.ts';

/**
 * Starts a session. An unknown e-mail and a wrong password get the same message in the same
 * time. A try is counted before the password is checked, so that parallel guesses cannot
 * outrun the limit, and given back when it was right: successes do not count.
 */
export function createLogin({ reader, writer, limits, text, now }: Deps): Handlers['login'] {
  return async ({ body, address }) => {
    const email = normalizeEmail(body.email);
    const from = addressKey(address);
    const pair = `${accountKey(email)}|${from}`;
    await limits.loginPerAddress.spend(from);
    await limits.loginPerAccount.spend(pair);
    const credentials = await reader.findCredentials(email);
    const fits = await fitsSecret(body.password, credentials?.passwordHash ?? null);
    const user = fits && credentials ? await reader.findUser(credentials.userId) : null;
    if (!user || !credentials?.passwordHash) throw new Refusal('wrong_credentials');
    await limits.loginPerAddress.giveBack(from);
    await limits.loginPerAccount.giveBack(pair);
    const token = newToken();
    const at = now();
    const session = { tokenHash: hashToken(token), userId: user.id, createdAt: at, usedAt: at };
    const isBegun = await writer.createSession(session, credentials.passwordHash);
    if (!isBegun) throw new Refusal('wrong_credentials');
    return { message: text('login.done'), user: presentUser(user), token };
  };
}
