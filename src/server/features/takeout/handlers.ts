import { addresses } from '#domain/sharing/addresses.ts';
import { dayMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import { toTime } from '#server/presenters/time.ts';

/** For so long a download may begin, or go on where it broke off. */
export const takeoutLifetime = dayMs;

/** The address from which somebody takes along what is theirs: browsers send no session with a download. */
export function takeoutHandlers({ writer, limits, now }: Deps): Pick<Handlers, 'askTakeout'> {
  return {
    async askTakeout({ actor }) {
      await limits.takeoutPerAccount.spend(actor.id);
      const token = newToken();
      const at = now();
      const takeout = {
        tokenHash: hashToken(token),
        sessionHash: actor.tokenHash,
        userId: actor.id,
        expiresAt: at + takeoutLifetime,
      };
      if (!(await writer.addTakeout(takeout, at))) throw new Refusal('not_signed_in');
      return {
        url: addresses.takeout(token),
        expiresAt: toTime(takeout.expiresAt),
      };
    },
  };
}
