import type { UserReply } from '#contract/accounts.ts';
import type { Actor } from '#server/http/handler.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';

/** A user as the API shows them: never a password, an answer or a hash of either. */
export function presentUser(user: UserRow & Partial<Pick<Actor, 'heldRole'>>): UserReply {
  const role = user.heldRole ?? user.role;
  return { _id: user.id, name: user.name, email: user.email, role };
}
