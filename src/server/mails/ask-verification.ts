import { addressIn } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { hourMs } from '#domain/spans.ts';
import type { Text } from '#messages/format.ts';
import type { AskOutcome } from '#storage/features/mails/rows.ts';
import type { Deps } from '../deps.ts';
import { hashToken, newToken } from '../http/session.ts';
import { addressKey } from '../limits/address-key.ts';
import { dottedKey, ownKey } from './mailbox-key.ts';
import { writeMail } from './write-mail.ts';

/** How long a link that proves an address is good. */
const verifyHours = 24;

type Asked = {
  user: { id: string; email: string };
  /** The visitor's own address. */
  address: string;
  text: Text;
};

/**
 * Puts a mail into the outbox whose link proves the address of an account. Nothing that anybody typed stands in
 * it: a visitor who opens an account with a stranger's address sends them no word. Refuses with
 * `too_many_tries` where the visitor, the account or the mailbox has had enough of them.
 */
export async function askVerification(
  { writer, limits, config, now }: Deps,
  { user, address, text }: Asked,
): Promise<AskOutcome> {
  await limits.verifyPerAddress.spend(addressKey(address));
  await limits.verifyPerAccount.spend(user.id);
  await limits.mailPerMailbox.spend(ownKey(user.email));
  const dotted = dottedKey(user.email);
  if (dotted) await limits.mailPerDottedMailbox.spend(dotted);
  const token = newToken();
  const at = now();
  const expiresAt = at + verifyHours * hourMs;
  const { publicUrl, brand } = config.site;
  // Behind the `#`, so that no server, log or referrer sees it, and no scanner that opens the link.
  const page = publicUrl + addressIn(text.language, addresses.verifyEmail);
  const mail = writeMail(config.site, {
    userId: user.id,
    kind: 'verify',
    at,
    giveUpAt: expiresAt,
    unsubscribe: null,
    letter: {
      subject: text('mail.verify.subject', { brand }),
      language: text.language,
      parts: [
        { kind: 'title', text: text('mail.verify.title') },
        { kind: 'text', text: text('mail.verify.text', { brand, site: new URL(publicUrl).host }) },
        { kind: 'button', label: text('mail.verify.button'), url: `${page}#${token}` },
        { kind: 'small', text: text('mail.verify.end', { hours: verifyHours }) },
        { kind: 'small', text: text('mail.verify.stranger', { brand }) },
      ],
    },
  });
  const link = { tokenHash: hashToken(token), email: user.email, expiresAt };
  return writer.askVerification(mail, link);
}
