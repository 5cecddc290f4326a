import { mayResetByAnswer } from '#domain/accounts/may.ts';
import { nameDevice } from '#domain/accounts/name-device.ts';
import { normalizeAnswer, normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session.ts';
import { askPassword } from '#server/mails/ask-password.ts';
import { writePasswordNotice } from '#server/mails/tell-password.ts';
import { findDevice, type Guesser, guesserOf } from './guesser.ts';
import { fitsSecret, hashSecret, refuseWeakPassword } from './passwords.ts';

/**
 * Sets a new password with the security answer and ends every session of that user. An
 * unknown e-mail, a wrong answer, and the right one of somebody whom it does not reset, get the
 * same message in the same time: the new password is hashed whatever the answer.
 */
export function createResetPassword(deps: Deps): Handlers['resetPassword'] {
  const { reader, writer, now } = deps;
  return async ({ body, address, headers, text }) => {
    const email = normalizeEmail(body.email);
    await refuseWeakPassword(body.newPassword, 'newPassword');
    const device = await findDevice(deps, headers['x-device'], email);
    const answer = normalizeAnswer(body.answer);
    const guesser = guesserOf(email, address, device);
    const allowed = await counted(deps, guesser, async () => {
      const credentials = await reader.findCredentials(email);
      const [fits, passwordHash] = await Promise.all([
        fitsSecret(answer, credentials?.answerHash ?? null),
        hashSecret(body.newPassword),
      ]);
      if (!fits || !credentials || !mayResetByAnswer(credentials)) return null;
      return { userId: credentials.userId, passwordHash };
    });
    if (!allowed) throw new Refusal('wrong_answer');
    const { userId, passwordHash } = allowed;
    const isMailed = await askPassword(deps, {
      user: { id: userId, email },
      passwordHash,
      key: guesser.account,
      text,
      device: nameDevice(headers['user-agent']),
    });
    if (isMailed) return { message: text('reset.mailed'), mailed: true };
    const event = 'reset-by-answer';
    await writer.resetPassword(userId, { passwordHash, at: now(), event });
    return { message: text('reset.done') };
  };
}

/** Counts a try before it is made, and takes that back unless it has failed. */
async function counted<T>(
  { limits }: Deps,
  { place, account }: Guesser,
  check: () => Promise<T | null>,
): Promise<T | null> {
  await limits.resetPerAddress.spend(place);
  await limits.resetPerAccount.spend(account);
  let isWrong = false;
  try {
    const outcome = await check();
    isWrong = outcome === null;
    return outcome;
  } finally {
    // A check that could not be made has guessed nothing.
    if (!isWrong) {
      await limits.resetPerAddress.giveBack(place);
      await limits.resetPerAccount.giveBack(account);
    }
  }
}

/** Sets a new password with a link from the operator, and a new answer where one is given. */
export function createResetByLink(deps: Deps): Handlers['resetByLink'] {
  const { reader, writer, now } = deps;
  return async ({ body: { token, newPassword, answer }, text }) => {
    const tokenHash = hashToken(token);
    const userId = await reader.findResetLink(tokenHash, now());
    if (userId === null) throw new Refusal('reset_link_over');
    await refuseWeakPassword(newPassword, 'newPassword');
    const [passwordHash, answerHash] = await Promise.all([
      hashSecret(newPassword),
      answer ? hashSecret(normalizeAnswer(answer)) : null,
    ]);
    const change = { passwordHash, answerHash, at: now(), event: 'reset-by-link' as const };
    const notice = writePasswordNotice(deps, userId, text);
    const isReset = await writer.resetByLink(tokenHash, change, notice);
    if (!isReset) throw new Refusal('reset_link_over');
    return { message: text('reset.done') };
  };
}
