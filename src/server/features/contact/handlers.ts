import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { newId } from '#server/ids.ts';
import { createAdmission } from '#server/limits/admit-stranger.ts';
import { presentMessage } from '#server/presenters/contact-message.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import type { ContactMessageRow } from '#storage/features/contact/rows.ts';

type ContactHandlers = Pick<Handlers, 'sendContactMessage' | 'listContactMessages'>;

/** The built-in send-form endpoint and the admins' inbox. */
export function contactHandlers(deps: Deps): ContactHandlers {
  const { reader, writer, mailer, now } = deps;
  const admit = createAdmission(deps, 'contact');
  return {
    async sendContactMessage({ body, address, headers, log }) {
      await admit({ address, headers, log });
      const message: ContactMessageRow = {
        id: newId(now()),
        fromEmail: body.from_email,
        fromName: body.from_name,
        subject: body.subject,
        message: body.message ?? '',
        createdAt: now(),
      };
      await writer.storeContactMessage(message);
      // The message is kept already, so a relay that fails costs nobody their words.
      mailer?.relay(message).catch((error) => log.error({ err: error }, 'contact relay failed'));
      return 'OK';
    },
    async listContactMessages({ query }) {
      const { limit = 50, cursor, keyword } = query;
      const page = await reader.listContactMessages(limit, cursor, keyword?.trim());
      return { messages: page.rows.map(presentMessage), ...pageEnd(page) };
    },
  };
}
