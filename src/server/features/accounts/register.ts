import { normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newId } from '#server/ids.ts';
import { letIn, openAccount } from '#server/let-in.ts';
import { createAdmission } from '#server/limits/admit-stranger.ts';
import { askVerification } from '#server/mails/ask-verification.ts';
import { createTidyName } from '#server/names/load-names.ts';
import { hashSecrets, notWhenBusy } from './new-secrets.ts';

/** Opens an account; a taken e-mail is named, and tries are limited per address and block. */
export function createRegister(deps: Deps): Handlers['register'] {
  const { writer, now, config } = deps;
  const admit = createAdmission(deps, 'register');
  const tidyName = createTidyName(config.site);
  return async ({ body, address, headers, text, log }) => {
    const invitation = await letIn(deps, body.invitation);
    const name = await tidyName(body.name);
    const giveBack = await admit({ address, headers, log });
    const hashes = await hashSecrets(body).catch(notWhenBusy(giveBack));
    const user = { id: newId(now()), email: normalizeEmail(body.email) };
    const row = { ...user, name, role: 0, createdAt: now(), ...hashes };
    await openAccount(writer, row, invitation);
    if (config.accountMail) {
      // The account is there: a mail that cannot be asked for now is asked for on the page of the account.
      await askVerification(deps, { user, address, text }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) log.error({ err: error }, 'a mail could not be written');
      });
    }
    return { message: text('register.done') };
  };
}
