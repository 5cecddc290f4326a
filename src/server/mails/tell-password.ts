import { addressIn } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { hourMs } from '#domain/spans.ts';
import type { Text } from '#messages/format.ts';
import type { NewMail } from '#storage/features/mails/rows.ts';
import type { Deps } from '../deps.ts';
import { momentIn } from './moment.ts';
import { writeMail } from './write-mail.ts';

/** For so long a mail is tried that tells what happened to an account. */
export const tellFor = 72 * hourMs;

/** The mail that tells of a new password; null where the site mails nobody. Nothing that anybody typed stands in it. */
export function writePasswordNotice(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  userId: string,
  text: Text,
): NewMail | null {
  if (!config.accountMail) return null;
  const at = now();
  const { publicUrl, brand } = config.site;
  const time = momentIn(text, at);
  const page = (path: string) => publicUrl + addressIn(text.language, path);
  return writeMail(config.site, {
    userId,
    kind: 'told',
    at,
    giveUpAt: at + tellFor,
    unsubscribe: null,
    letter: {
      subject: text('mail.password.subject', { brand }),
      language: text.language,
      parts: [
        { kind: 'title', text: text('mail.password.title') },
        { kind: 'text', text: text('mail.password.text', { brand, time }) },
        { kind: 'text', text: text('mail.password.notYou') },
        {
          kind: 'button',
          label: text('mail.password.button'),
          url: page(addresses.account),
        },
      ],
    },
  });
}
