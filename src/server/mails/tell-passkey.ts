import { addressIn } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import type { Text } from '#messages/format.ts';
import type { NewMail } from '#storage/features/mails/rows.ts';
import type { Deps } from '../deps.ts';
import { tellFor } from './tell-password.ts';
import { writeMail } from './write-mail.ts';

/** The mail that tells of a new passkey; null where the site mails nobody. Nothing that anybody typed stands in it. */
export function writePasskeyNotice(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  userId: string,
  text: Text,
): NewMail | null {
  if (!config.accountMail) return null;
  const at = now();
  const { publicUrl, brand } = config.site;
  const time = text.time(new Date(at).toISOString());
  return writeMail(config.site, {
    ...{ userId, kind: 'told', at, giveUpAt: at + tellFor, unsubscribe: null },
    letter: {
      subject: text('mail.passkey.subject', { brand }),
      language: text.language,
      parts: [
        { kind: 'title', text: text('mail.passkey.title') },
        { kind: 'text', text: text('mail.passkey.text', { brand, time }) },
        { kind: 'text', text: text('mail.passkey.notYou') },
        {
          kind: 'button',
          label: text('mail.password.button'),
          url: publicUrl + addressIn(text.language, addresses.account),
        },
      ],
    },
  });
}
