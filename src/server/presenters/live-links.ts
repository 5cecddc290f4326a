import {
  isTrustedAnyway,
  standsAfter,
  thingsThatStand,
  youngUntil,
} from '#domain/accounts/trust.ts';
import type { Deps } from '#server/deps.ts';
import { noteUntil } from '#server/kept/notes.ts';
import { findTrustDays } from '#server/trust-days.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';

/** Whether links of somebody lead anywhere, or are text; what is kept of it ends when their account may have come to be trusted. */
export async function isLinkLive(
  deps: Pick<Deps, 'reader' | 'config' | 'now'>,
  user: UserRow,
): Promise<boolean> {
  const trustDays = await findTrustDays(deps);
  if (isTrustedAnyway(user, trustDays)) return true;
  const last = (await deps.reader.listStanding(user.id, thingsThatStand))[thingsThatStand - 1];
  // What is posted from now on has to stand, too.
  const stoodAt = (last?.at ?? deps.now()) + standsAfter;
  const trustedAt = Math.max(youngUntil(user, trustDays), stoodAt);
  if (trustedAt > deps.now()) noteUntil(trustedAt);
  return trustedAt <= deps.now();
}
