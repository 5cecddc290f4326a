import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session.ts';
import { askVerification } from '#server/mails/ask-verification.ts';
import { endMails } from './end-mails.ts';

type MailHandlers = Pick<
  Handlers,
  'getMailState' | 'sendVerification' | 'verifyEmail' | 'unsubscribe'
>;

/** Whether an address is a person's own, and the end of mails to it. */
export function mailHandlers(deps: Deps): MailHandlers {
  const { reader, writer, config, now } = deps;
  const stateOf = async (userId: string) => ({
    isOffered: config.accountMail !== null,
    isVerified: ((await reader.findMailState(userId))?.verifiedAt ?? null) !== null,
  });
  return {
    getMailState: ({ actor }) => stateOf(actor.id),

    async sendVerification({ actor, address, text }) {
      if (!config.accountMail) throw new Refusal('mail_off');
      const before = await stateOf(actor.id);
      if (before.isVerified) return before;
      const outcome = await askVerification(deps, { user: actor, address, text });
      if (outcome === 'missing') throw new Refusal('not_signed_in');
      return { isOffered: true, isVerified: outcome === 'verified' };
    },

    async verifyEmail({ body: { token } }) {
      const tokenHash = hashToken(token);
      // Guesses are read and written nowhere.
      const isGood = await reader.isEmailLinkGood(tokenHash, now());
      if (!isGood || !(await writer.verifyEmail(tokenHash, now()))) {
        throw new Refusal('verify_link_over');
      }
      return {};
    },

    async unsubscribe({ body: { token } }) {
      if (!(await endMails(deps, token))) throw new Refusal('unsubscribe_link_over');
      return {};
    },
  };
}
