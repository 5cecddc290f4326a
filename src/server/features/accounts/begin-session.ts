import type { ResetReply } from '#contract/accounts.ts';
import type { Language } from '#contract/languages.ts';
import { isAdmin } from '#domain/accounts/may.ts';
import { nameDevice } from '#domain/accounts/name-device.ts';
import { dayMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import { toTime } from '#server/presenters/time.ts';
import type { AccountEvent, NewSession, UserRow } from '#storage/features/accounts/rows.ts';
import type { Device } from './guesser.ts';
import { presentUser } from './present-user.ts';

/** A device that has never logged in to the account is told of the resets of so long. */
const toldToNewDevices = 7 * dayMs;

type Headers = { 'x-device'?: string; 'user-agent'?: string };
type Beginning = {
  user: UserRow;
  device: Device;
  headers: Headers;
  language: Language;
  /** Stores the session; false where that may not be. */
  store: (session: NewSession & { device: string }, deviceHash: string) => Promise<boolean>;
};

/** Begins a session on a device; what the person is answered, or null where it was not stored. */
export async function beginSession(deps: Deps, beginning: Beginning) {
  const { user, device, headers, language, store } = beginning;
  const token = newToken();
  // One token stands for this device in every account that it logs in to.
  const deviceToken = device.isKnown ? (headers['x-device'] ?? '') : newToken();
  const at = deps.now();
  const session = {
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: at,
    usedAt: at,
    device: nameDevice(headers['user-agent']),
    language,
  };
  if (!(await store(session, hashToken(deviceToken)))) return null;
  const found = await deps.reader.findSession(session.tokenHash);
  const { level, endsAt = 0 } = found?.restriction ?? {};
  const resets = await resetsToTell(deps, user.id, device);
  return {
    // A person who has just taken their closed account back has their name again.
    user: presentUser(found?.user ?? user),
    token,
    device: deviceToken,
    ...(level === 'ban' && endsAt > at ? { suspended: true } : {}),
    ...(resets.length > 0 ? { resets } : {}),
  };
}

/** Whether somebody who came without a passkey may not act as the admin they are. */
export const isHeldBack = ({ config }: Pick<Deps, 'config'>, user: UserRow): boolean =>
  config.adminNeedsPasskey && isAdmin(user);

const toldAs: Record<AccountEvent, ResetReply['by']> = {
  'reset-by-answer': 'answer',
  'reset-by-link': 'link',
  'reset-by-mail': 'mail',
  'password-changed': 'account',
  'passkey-added': 'passkey',
  'openid-linked': 'openid',
};

/** The resets that somebody at this device has not been told of. */
async function resetsToTell(
  { reader, now }: Deps,
  userId: string,
  { usedAt }: Device,
): Promise<ResetReply[]> {
  const events = await reader.listAccountEvents(userId, usedAt ?? now() - toldToNewDevices);
  return events.map(({ at, event }) => ({
    at: toTime(at),
    by: toldAs[event],
  }));
}
