import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session.ts';
import { writePasswordNotice } from '#server/mails/tell-password.ts';

/** Lets a new password count that was asked for with the right answer: the reader of the mails of the address says so. */
export function createConfirmNewPassword(deps: Deps): Handlers['confirmNewPassword'] {
  const { reader, writer, now } = deps;
  return async ({ body: { token }, headers, text }) => {
    const tokenHash = hashToken(token);
    const at = now();
    // Guesses are read and written nowhere.
    const userId = await reader.findPasswordLink(tokenHash, at);
    const notice = userId && writePasswordNotice(deps, userId, text);
    const known = headers['x-device'];
    const by = { at, device: known ? hashToken(known) : null };
    const isSet =
      userId !== null && (await writer.confirmPasswordLink(tokenHash, by, notice || null));
    if (!isSet) throw new Refusal('password_link_over');
    return { message: text('reset.done') };
  };
}
