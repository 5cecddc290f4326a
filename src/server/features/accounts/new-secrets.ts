import { normalizeAnswer } from '#domain/accounts/normalize.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashAll, refuseWeakPassword } from './passwords.ts';

type Secrets = { password: string; answer: string };

/** What is kept of the password and the answer of a new account; refuses a password that others guess. */
export async function hashSecrets({ password, answer }: Secrets) {
  await refuseWeakPassword(password, 'password');
  const [passwordHash = '', answerHash = ''] = await hashAll([password, normalizeAnswer(answer)]);
  return { passwordHash, answerHash };
}

/** Gives back what was counted where the site was too busy to look at it: a visitor who was sent away has had no try. */
export const notWhenBusy =
  (giveBack: () => Promise<void>) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof Refusal && error.code === 'too_busy') await giveBack();
    throw error;
  };
