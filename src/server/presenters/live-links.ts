import { mayShowLink, youngUntil } from '#domain/accounts/trust.ts';
import type { Deps } from '#server/deps.ts';
import { noteUntil } from '#server/kept/notes.ts';
import { findTrustDays } from '#server/trust-days.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';

/** Whether links of somebody who has shared so much lead anywhere, or are text; what is kept of it ends when their account has come of age. */
export async function isLinkLive(
  deps: Pick<Deps, 'reader' | 'config' | 'now'>,
  user: UserRow,
  shared: number,
): Promise<boolean> {
  const trustDays = await findTrustDays(deps);
  const end = youngUntil(user, trustDays);
  if (end > deps.now()) noteUntil(end);
  return mayShowLink({ ...user, shared }, trustDays, deps.now());
}
