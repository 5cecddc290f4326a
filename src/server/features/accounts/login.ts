import type { ResetReply } from '#contract/accounts.ts';
import { nameDevice } from '#domain/accounts/name-device.ts';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import type { AccountEvent } from '#storage/features/accounts/rows.ts';
import { type Device, findDevice, type Guesser, guesserOf, refusalOf } from './guesser.ts';
import { fitsSecret } from './passwords.ts';
import { presentUser } from './present-user.ts';

const day = 24 * 60 * 60 * 1000;
/** A device that has never logged in to the account is told of the resets of so long. */
const toldToNewDevices = 7 * day;

/**
 * Starts a session. An unknown e-mail and a wrong password get the same message in the same time.
 */
export function createLogin(deps: Deps): Handlers['login'] {
  const { reader, writer, now } = deps;
  return async ({ body, address, headers, text }) => {
    const email = normalizeEmail(body.email);
    const device = await findDevice(deps, headers['x-device'], email);
    const guesser = guesserOf(email, address, device);
    const credentials = await checkPassword(deps, guesser, { email, password: body.password });
    const user = await reader.findUser(credentials.userId);
    if (!user) throw new Refusal('wrong_credentials');
    const token = newToken();
    // One token stands for this device in every account that it logs in to.
    const deviceToken = device.isKnown ? (headers['x-device'] ?? '') : newToken();
    const at = now();
    const session = {
      ...{ tokenHash: hashToken(token), userId: user.id, createdAt: at, usedAt: at },
      device: nameDevice(headers['user-agent']),
    };
    const { passwordHash } = credentials;
    const isBegun = await writer.createSession(session, passwordHash, hashToken(deviceToken));
    if (!isBegun) throw new Refusal('wrong_credentials');
    const resets = await resetsToTell(deps, user.id, device);
    return {
      ...{ message: text('login.done'), user: presentUser(user), token, device: deviceToken },
      ...(resets.length > 0 ? { resets } : {}),
    };
  };
}

/**
 * Refuses a wrong password, and too many of them. A try is counted before the password is checked,
 * so that parallel guesses cannot outrun the limit, and given back when it was right: successes do
 * not count. Past the limit of failures of an address a right password still gets in, up to the
 * limit of all logins: one who guesses does not lock out everybody behind the same address.
 */
async function checkPassword(
  { limits, reader }: Deps,
  { logins, place, pair, account }: Guesser,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string; passwordHash: string }> {
  await limits.anyLoginPerAddress.spend(logins);
  await limits.loginPerAccount.spend(pair);
  await limits.loginPerAccountAnywhere.spend(account);
  const tooMany = await refusalOf(limits.loginPerAddress, place);
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
  return { userId, passwordHash };
}

const toldAs: Record<AccountEvent, ResetReply['by']> = {
  'reset-by-answer': 'answer',
  'reset-by-link': 'link',
  'reset-by-mail': 'mail',
  'password-changed': 'account',
};

/** The resets that somebody at this device has not been told of. */
async function resetsToTell(
  { reader, now }: Deps,
  userId: string,
  { usedAt }: Device,
): Promise<ResetReply[]> {
  const events = await reader.listAccountEvents(userId, usedAt ?? now() - toldToNewDevices);
  return events.map(({ at, event }) => ({
    at: new Date(at).toISOString(),
    by: toldAs[event],
  }));
}
