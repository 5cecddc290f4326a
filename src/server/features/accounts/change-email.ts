import { normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session.ts';
import { askEmail, writeEmailNotice } from '#server/mails/ask-email.ts';
import { confirmPassword } from './confirm-password.ts';
import { presentUser } from './present-user.ts';

/** Another address for an account: proven first where the site mails people, at once where it does not. */
export function emailHandlers(deps: Deps): Pick<Handlers, 'changeEmail' | 'confirmEmail'> {
  const { reader, writer, config, now } = deps;
  return {
    async changeEmail({ actor, body, address, text }) {
      const email = normalizeEmail(body.email);
      const before = await confirmPassword(deps, actor, body.password);
      if (email === actor.email) return { user: presentUser(actor), isPending: false };
      const isPending = config.accountMail !== null;
      const change = { email, before };
      const outcome = isPending
        ? await askEmail(deps, { ...change, userId: actor.id, address, text })
        : await writer.changeEmail(actor.id, change);
      if (outcome === 'missing') throw new Refusal('password_wrong', { field: 'password' });
      if (outcome === 'taken') throw new Refusal('email_taken', { field: 'email' });
      return { user: presentUser(isPending ? actor : { ...actor, email }), isPending };
    },

    async confirmEmail({ body: { token }, text }) {
      const tokenHash = hashToken(token);
      const at = now();
      // Guesses are read and written nowhere.
      const userId = await reader.findEmailChange(tokenHash, at);
      if (userId === null) throw new Refusal('email_link_over');
      const notice = writeEmailNotice(deps, userId, 'done', text);
      const outcome = await writer.confirmEmailChange(userId, tokenHash, at, notice);
      if (outcome === 'missing') throw new Refusal('email_link_over');
      if (outcome === 'taken') throw new Refusal('email_taken');
      return {};
    },
  };
}
