import type { UserReply } from '#contract/accounts.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';

/** A user as the API shows them: never a password, an answer or a hash of either. */
export function presentUser(user: UserRow): UserReply {
  return { _id: user.id, name: user.name, email: user.email, role: user.role };
}
