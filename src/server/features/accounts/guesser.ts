import type { Deps } from '#server/deps.ts';
import { hashToken } from '#server/http/session.ts';
import { addressKey } from '#server/limits/address-key.ts';
import { accountKey } from '#storage/account-key.ts';

/** The device that a login comes from, as far as its token tells. */
export type Device = {
  /** It has logged in to some account of this site. */
  isKnown: boolean;
  /** When it last logged in to this account; null when it never did. */
  usedAt: number | null;
  tokenHash: string;
};

/** Looks up the device behind a token, as the account of this e-mail knows it. */
export async function findDevice(
  { reader }: Pick<Deps, 'reader'>,
  token: string | undefined,
  email: string,
): Promise<Device> {
  // Without a token nothing is read: limits are to refuse a flood before it costs anything.
  if (!token) return { isKnown: false, usedAt: null, tokenHash: '' };
  const tokenHash = hashToken(token);
  const uses = await reader.listDeviceUses(tokenHash);
  const user = uses.length > 0 ? await reader.findUserByEmail(email) : null;
  const own = uses.find((use) => use.userId === user?.id);
  return { isKnown: uses.length > 0, usedAt: own?.usedAt ?? null, tokenHash };
}

/**
 * Under which key those are counted who ask for a challenge or the way to the OpenID server, where nothing can be guessed: a device
 * that has logged in here by itself, so that no neighbour behind the same address keeps it out.
 */
export async function askerKey(
  { reader }: Pick<Deps, 'reader'>,
  token: string | undefined,
  address: string,
): Promise<string> {
  const tokenHash = token && hashToken(token);
  const isKnown = tokenHash && (await reader.listDeviceUses(tokenHash)).length > 0;
  return isKnown ? `device|${tokenHash.slice(0, 32)}` : addressKey(address);
}

/** The keys under which the tries of one who may be guessing are counted. */
export type Guesser = {
  /** All logins of a place. Of an account's known devices those that are right are counted together: no wrong try of one keeps another out. */
  logins: string;
  isKnown: boolean;
  /** Failures of a place. */
  place: string;
  /** Failures of an account from a place. */
  pair: string;
  /** Failures of an account from anywhere. */
  account: string;
};

/**
 * Who tries. A device that has logged in to the account before is counted by itself (OWASP's
 * device cookies): however many others guess, from its own address too, its owner gets in.
 */
export function guesserOf(email: string, address: string, device: Device): Guesser {
  const account = accountKey(email);
  const from = addressKey(address);
  if (device.usedAt === null) {
    return { logins: from, isKnown: false, place: from, pair: `${account}|${from}`, account };
  }
  const own = `${account}|${device.tokenHash.slice(0, 32)}`;
  return { logins: `${account}|known`, isKnown: true, place: own, pair: own, account: own };
}
