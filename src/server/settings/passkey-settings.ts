import { isIP } from 'node:net';
import { BadSetting, type Env, readSwitch } from './settings.ts';

/** Where passkeys of this site count: a host name, and the one origin that browsers may answer from. */
export type PasskeySettings = { host: string; origin: string };

/** Browsers have passkeys for names alone, and only where nobody can listen. */
function readPlace(publicUrl: string): PasskeySettings | null {
  if (!publicUrl) return null;
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  if (!isSafe || hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  return { host: hostname, origin };
}

/** Reads where passkeys count, null where there are none; and whether admins need one. */
export function readPasskeys(env: Env, publicUrl: string) {
  const passkeys = readPlace(publicUrl);
  const adminNeedsPasskey = readSwitch(env, 'ADMIN_NEEDS_PASSKEY', false);
  if (adminNeedsPasskey && !passkeys) {
    throw new BadSetting(
      'ADMIN_NEEDS_PASSKEY needs PUBLIC_URL with https and a host name: passkeys belong to the origin that visitors see.',
    );
  }
  return { passkeys, adminNeedsPasskey };
}
