import { addressIn } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { minuteMs } from '#domain/spans.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '../deps.ts';
import { hashToken, newToken } from '../http/session.ts';
import { momentIn } from './moment.ts';
import { writeMail } from './write-mail.ts';

/** How long a link that confirms a new password is good. */
const passwordLinkMinutes = 60;

type Asked = {
  user: { id: string; email: string };
  passwordHash: string;
  /** The browser and the system it was asked with, as far as they are known. */
  device: string;
  /** Under which such mails are counted: a device that is known has a count of its own. */
  key: string;
  text: Text;
};

/**
 * Puts a mail into the outbox whose link lets a new password count. False where the address is not proven. Nothing
 * that anybody typed stands in it; it says when and with what the password was asked for, for an owner who did not ask.
 */
export async function askPassword(
  { reader, writer, limits, config, now }: Deps,
  { user, passwordHash, device, key, text }: Asked,
): Promise<boolean> {
  if (!config.accountMail) return false;
  if (((await reader.findMailState(user.id))?.verifiedAt ?? null) === null) return false;
  await limits.verifyPerAccount.spend(`reset|${key}`);
  const token = newToken();
  const at = now();
  const expiresAt = at + passwordLinkMinutes * minuteMs;
  const { publicUrl, brand } = config.site;
  const time = momentIn(text, at);
  // Behind the `#`, so that no server, log or referrer sees it, and no scanner that opens the link.
  const page = publicUrl + addressIn(text.language, addresses.verifyEmail);
  const asked = device ? 'mail.reset.textWith' : 'mail.reset.text';
  const mail = writeMail(config.site, {
    userId: user.id,
    kind: 'reset',
    at,
    giveUpAt: expiresAt,
    unsubscribe: null,
    letter: {
      subject: text('mail.reset.subject', { brand }),
      language: text.language,
      parts: [
        { kind: 'title', text: text('mail.reset.title') },
        { kind: 'text', text: text(asked, { brand, time, device }) },
        { kind: 'button', label: text('mail.reset.button'), url: `${page}#password.${token}` },
        { kind: 'small', text: text('mail.reset.end', { minutes: passwordLinkMinutes }) },
        { kind: 'text', text: text('mail.reset.stranger') },
      ],
    },
  });
  const link = { tokenHash: hashToken(token), email: user.email, passwordHash, expiresAt };
  return writer.askPasswordLink(mail, link);
}
