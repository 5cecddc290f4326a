import { keptDays } from '#domain/accounts/kept-days.ts';
import { dayMs } from '#domain/spans.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { writeLeaveNotice } from '#server/mails/tell-leave.ts';
import { toTime } from '#server/presenters/time.ts';
import { confirmPassword } from './confirm-password.ts';

/** For so long a login takes back what was asked. */
const graceDays = keptDays.grace;
const graceMs = graceDays * dayMs;

/** Closes one's own account, which goes for good when nobody takes it back in time. */
export function createLeaveAccount(deps: Deps): Handlers['leaveAccount'] {
  const { writer, now } = deps;
  return async ({ actor, body, text }) => {
    const before = await confirmPassword(deps, actor, body.password);
    const { id: userId, tokenHash } = actor;
    const at = now();
    const endsAt = at + graceMs;
    const wish = { userId, tokenHash, before, at, endsAt, keepsRecipes: body.recipes === 'stay' };
    const outcome = await writer.leave(wish, writeLeaveNotice(deps, wish, text));
    if (outcome === 'last admin') throw new Refusal('last_admin');
    if (outcome === 'missing') throw new Refusal('password_wrong', { field: 'password' });
    const end = toTime(endsAt);
    return { message: text('leave.done', { date: text.date(end) }), endsAt: end };
  };
}

/** Asks before anything is undone: who has left logs in only to take it back. Whether they do. */
export async function refuseWhoLeft(
  { reader, now }: Pick<Deps, 'reader' | 'now'>,
  userId: string,
  comesBack: boolean | undefined,
  text: Text,
): Promise<boolean> {
  const leaving = await reader.findLeaving(userId);
  // Once the time is over there is nothing to log in to.
  if (!leaving || leaving.endsAt <= now()) return false;
  if (comesBack) return true;
  const date = text.date(toTime(leaving.endsAt));
  throw new Refusal('account_left', { values: { date } });
}
