import { createTransport } from 'nodemailer';
import type { ContactMessageRow } from '#storage/features/contact/rows.ts';
import type { ClaimedMail } from '#storage/features/mails/rows.ts';

export type Mailer = {
  /** Relays a contact message; rejects when the relay refuses it or does not answer in time. */
  relay(message: ContactMessageRow): Promise<void>;
  /** Sends a mail to a person; rejects with `MailFailure`. */
  send(mail: ClaimedMail): Promise<void>;
};

/**
 * Why a mail was not accepted. `refused`: this mail never will be; `later`: it may be; `line`: the server
 * takes none at all for now. The code is the server's own number or the driver's word, never a sentence: those name addresses.
 */
export class MailFailure extends Error {
  readonly kind: 'refused' | 'later' | 'line';
  readonly code: string;

  constructor(kind: MailFailure['kind'], code: string) {
    super(`a mail was not accepted: ${kind}, ${code}`);
    this.name = 'MailFailure';
    this.kind = kind;
    this.code = code;
  }
}

type Sender = { smtpUrl: string; contactTo: string; from: string; brand: string };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mailer over SMTP. A visitor's address is only the reply-to, so that relays accept the mail. */
export function createMailer(sender: Sender): Mailer {
  const { smtpUrl, contactTo, from } = sender;
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    async relay(message) {
      await transport.sendMail({
        from: contactTo,
        to: contactTo,
        replyTo: { name: message.fromName, address: message.fromEmail },
        subject: message.subject,
        text: message.message,
      });
    },

    async send(mail) {
      const { subject, text, html, messageId, recipient, unsubscribe } = mail;
      const headers = { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribe) };
      const sending = transport.sendMail({
        subject,
        text,
        html,
        messageId,
        headers,
        from: { name: sender.brand, address: from },
        to: { name: '', address: recipient },
        envelope: { from, to: [recipient] },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await sending.catch((error: unknown) => {
        throw toFailure(error);
      });
    },
  };
}

/** Whether a mail server answers and takes the login; sends nothing. Rejects with `MailFailure` where it does not. */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
  } catch (error) {
    throw toFailure(error);
  } finally {
    transport.close();
  }
}

/** What lets a mail program offer one press (RFC 8058). */
function oneClick(address: string | null): Record<string, string> {
  if (address === null) return {};
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

type SmtpError = { code?: string; responseCode?: number; command?: string };

/** Only what a server says of the receiver or of the mail itself is about this mail. */
function toFailure(error: unknown): MailFailure {
  const { code = 'unknown', responseCode = 0, command = '' } = (error ?? {}) as SmtpError;
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const shown = responseCode ? String(responseCode) : code;
  if (!isOfMail || command === 'MAIL FROM') return new MailFailure('line', shown);
  const isForGood = responseCode >= 500 && responseCode < 600;
  return new MailFailure(isForGood ? 'refused' : 'later', shown);
}
