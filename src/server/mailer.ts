import { createTransport } from 'nodemailer';
import type { ContactMessageRow } from '#storage/features/contact/rows.ts';

export type Mailer = {
  /** Relays a contact message; rejects when the relay refuses it or does not answer in time. */
  relay(message: ContactMessageRow): Promise<void>;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mailer over SMTP. The visitor's address is only the reply-to, so that relays accept the mail. */
export function createMailer(smtpUrl: string, to: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    async relay(message) {
      await transport.sendMail({
        from: to,
        to,
        replyTo: { name: message.fromName, address: message.fromEmail },
        subject: message.subject,
        text: message.message,
      });
    },
  };
}
