import { normalizeAnswer, normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/handler.ts';
import { addressKey } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import { accountKey } from '#storage/account-key.ts';
import { fitsSecret, hashSecret } from './passwords.ts';

/**
 * Sets a new password with the security answer and ends every session of that user. An
 * unknown e-mail and a wrong answer get the same message in the same time: the new
 * password is hashed either way.
 */
export function createResetPassword(deps: Deps): Handlers['resetPassword'] {
  const { reader, writer, limits, text, now } = deps;
  return async ({ body, address }) => {
    const email = normalizeEmail(body.email);
    await limits.resetPerAddress.spend(addressKey(address));
    await limits.resetPerAccount.spend(accountKey(email));
    const credentials = await reader.findCredentials(email);
    const answer = normalizeAnswer(body.answer);
    const [fits, passwordHash] = await Promise.all([
      fitsSecret(answer, credentials?.answerHash ?? null),
      hashSecret(body.newPassword),
    ]);
    if (!credentials || !fits) throw new Refusal('wrong_answer');
    await writer.resetPassword(credentials.userId, {
      passwordHash,
      at: now(),
      event: 'reset-by-answer',
    });
    await limits.resetPerAccount.giveBack(accountKey(email));
    return { message: text('reset.done') };
  };
}
