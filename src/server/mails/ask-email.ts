import { addressIn } from '#contract/languages.ts';
import type { MailPart } from '#domain/mails/compose.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { hourMs } from '#domain/spans.ts';
import type { Text } from '#messages/format.ts';
import type { EmailOutcome } from '#storage/features/accounts/rows.ts';
import type { NewMail } from '#storage/features/mails/rows.ts';
import type { Deps } from '../deps.ts';
import { hashToken, newToken } from '../http/session.ts';
import { addressKey } from '../limits/address-key.ts';
import { moveKey } from './mailbox-key.ts';
import { momentIn } from './moment.ts';
import { writeMail } from './write-mail.ts';

/** How long a link that proves a new address is good. */
const linkHours = 24;

type Asked = {
  userId: string;
  email: string;
  /** The hash of the present password. */
  before: string | null;
  /** The visitor's own address. */
  address: string;
  text: Text;
};

/** Mails the link that proves a new address to it, and tells the one of now. Nothing that anybody typed stands in either mail. */
export async function askEmail(
  deps: Deps,
  { userId, email, before, address, text }: Asked,
): Promise<EmailOutcome> {
  const { writer, limits, config, now } = deps;
  await limits.verifyPerAddress.spend(addressKey(address));
  await limits.verifyPerAccount.spend(userId);
  const mailbox = moveKey(email);
  await limits.mailPerMailbox.spend(mailbox);
  const token = newToken();
  const expiresAt = now() + linkHours * hourMs;
  const { publicUrl, brand } = config.site;
  // Behind the `#`, so that no server, log or referrer sees it, and no scanner that opens the link.
  const page = publicUrl + addressIn(text.language, addresses.verifyEmail);
  const mail = letter(deps, text, {
    userId,
    kind: 'moving',
    giveUpAt: expiresAt,
    subject: text('mail.moving.subject', { brand }),
    parts: [
      { kind: 'title', text: text('mail.moving.title') },
      { kind: 'text', text: text('mail.moving.text', { brand, site: new URL(publicUrl).host }) },
      { kind: 'button', label: text('mail.moving.button'), url: `${page}#address.${token}` },
      { kind: 'small', text: text('mail.verify.end', { hours: linkHours }) },
      { kind: 'small', text: text('mail.verify.stranger', { brand }) },
    ],
  });
  const link = { tokenHash: hashToken(token), email, before, expiresAt };
  const outcome = await writer.askEmailChange(
    mail,
    writeEmailNotice(deps, userId, 'asked', text),
    link,
  );
  // No mail went to the mailbox, and the person who asked may not be its owner.
  if (outcome !== 'done') await limits.mailPerMailbox.giveBack(mailbox);
  return outcome;
}

/** The mail to the address of before: that another one was asked for, or counts by now. Null where the site mails nobody. */
export function writeEmailNotice(
  deps: Pick<Deps, 'config' | 'now'>,
  userId: string,
  what: 'asked' | 'done',
  text: Text,
): NewMail | null {
  const { config, now } = deps;
  if (!config.accountMail) return null;
  const { brand } = config.site;
  const time = momentIn(text, now());
  return letter(deps, text, {
    userId,
    kind: 'told',
    giveUpAt: now() + 72 * hourMs,
    subject: text('mail.moved.subject', { brand }),
    parts: [
      { kind: 'title', text: text(`mail.moved.${what}Title`) },
      { kind: 'text', text: text(`mail.moved.${what}`, { brand, time }) },
      { kind: 'text', text: text('mail.moved.notYou') },
    ],
  });
}

type Wish = Pick<NewMail, 'userId' | 'kind' | 'giveUpAt'> & {
  subject: string;
  parts: readonly MailPart[];
};

function letter(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { language }: Text,
  { subject, parts, ...rest }: Wish,
): NewMail {
  return writeMail(config.site, {
    ...rest,
    at: now(),
    unsubscribe: null,
    letter: { subject, language, parts },
  });
}
