import { normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { beginSession, isHeldBack } from './begin-session.ts';
import { findDevice, type Guesser, guesserOf } from './guesser.ts';
import { refuseWhoLeft } from './leave-account.ts';
import { fitsSecret, isOfMany } from './passwords.ts';

/**
 * Starts a session. An unknown e-mail and a wrong password get the same message in the same time.
 */
export function createLogin(deps: Deps): Handlers['login'] {
  const { reader, writer } = deps;
  return async ({ body, address, headers, text }) => {
    const email = normalizeEmail(body.email);
    const device = await findDevice(deps, headers['x-device'], email);
    const guesser = guesserOf(email, address, device);
    const credentials = await checkPassword(deps, guesser, { email, password: body.password });
    const user = await reader.findUser(credentials.userId);
    if (!user) throw new Refusal('wrong_credentials');
    const { passwordHash } = credentials;
    const comesBack = await refuseWhoLeft(deps, user.id, body.comeBack, text);
    const begun = await beginSession(deps, {
      user,
      device,
      headers,
      language: text.language,
      store: (session, deviceHash) =>
        writer.createSession(session, passwordHash, deviceHash, comesBack),
    });
    if (!begun) throw new Refusal('wrong_credentials');
    const held = isHeldBack(deps, user) ? { passkeyNeeded: true } : {};
    const common = (await isOfMany(body.password)) ? { passwordCommon: true } : {};
    return { message: text(comesBack ? 'login.back' : 'login.done'), ...begun, ...held, ...common };
  };
}

/**
 * Refuses a wrong password, and too many of them. A try is counted before the password is checked,
 * so that parallel guesses cannot outrun the limit, and given back when it was right: successes do
 * not count. Past the limit of failures of an address a right password still gets in, up to the
 * limit of all logins: one who guesses does not lock out everybody behind the same address. Known
 * devices share that limit for right passwords alone: one that somebody else has keeps no other out.
 */
export async function checkPassword(
  { limits, reader }: Deps,
  { logins, isKnown, place, pair, account }: Guesser,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string; passwordHash: string }> {
  // Before anything is hashed, or right passwords could be hashed without end.
  if (isKnown) await limits.anyLoginPerAddress.refuseUsedUp(logins);
  else await limits.anyLoginPerAddress.spend(logins);
  await limits.loginPerAccount.spend(pair);
  await limits.loginPerAccountAnywhere.spend(account);
  const tooMany = await limits.loginPerAddress.trySpend(place);
  const giveBack = async () => {
    await limits.loginPerAccount.giveBack(pair);
    await limits.loginPerAccountAnywhere.giveBack(account);
    if (!tooMany) await limits.loginPerAddress.giveBack(place);
  };
  const { userId = '', passwordHash = null } = (await reader.findCredentials(email)) ?? {};
  const fits = await fitsSecret(password, passwordHash).catch(async (error: unknown) => {
    // Nothing was checked, so nothing was guessed.
    await giveBack();
    throw error;
  });
  if (!fits || passwordHash === null) throw tooMany ?? new Refusal('wrong_credentials');
  await giveBack();
  if (isKnown) await limits.anyLoginPerAddress.spend(logins);
  return { userId, passwordHash };
}
