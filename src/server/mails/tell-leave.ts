import { addressIn } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import type { Text } from '#messages/format.ts';
import type { NewMail } from '#storage/features/mails/rows.ts';
import type { Deps } from '../deps.ts';
import { momentIn } from './moment.ts';
import { tellFor } from './tell-password.ts';
import { writeMail } from './write-mail.ts';

type Leaving = { userId: string; at: number; endsAt: number; keepsRecipes: boolean };

/** The mail that tells that an account is closed, and how it is taken back; null where the site mails nobody. */
export function writeLeaveNotice(
  { config }: Pick<Deps, 'config'>,
  { userId, at, endsAt, keepsRecipes }: Leaving,
  text: Text,
): NewMail | null {
  if (!config.accountMail) return null;
  const { publicUrl, brand } = config.site;
  const [time, end] = [at, endsAt].map((moment) => momentIn(text, moment));
  const what = keepsRecipes ? 'mail.leave.recipesStay' : 'mail.leave.recipesGo';
  return writeMail(config.site, {
    userId,
    kind: 'told',
    at,
    giveUpAt: at + tellFor,
    unsubscribe: null,
    letter: {
      subject: text('mail.leave.subject', { brand }),
      language: text.language,
      parts: [
        { kind: 'title', text: text('mail.leave.title') },
        {
          kind: 'text',
          text: text('mail.leave.text', { brand, time: time ?? '', end: end ?? '' }),
        },
        { kind: 'text', text: text(what) },
        { kind: 'text', text: text('mail.leave.back') },
        {
          kind: 'button',
          label: text('mail.leave.button'),
          url: publicUrl + addressIn(text.language, addresses.login),
        },
      ],
    },
  });
}
