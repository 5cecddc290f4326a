import { addressIn } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import type { Text } from '#messages/format.ts';
import type { NewMail } from '#storage/features/mails/rows.ts';
import type { Deps } from '../deps.ts';
import { momentIn } from './moment.ts';
import { tellFor } from './tell-password.ts';
import { writeMail } from './write-mail.ts';

type Given = Pick<Deps, 'config' | 'now'>;

/** The mail that tells of a new passkey; null where the site mails nobody. Nothing that anybody typed stands in it. */
export const writePasskeyNotice = (given: Given, userId: string, text: Text): NewMail | null =>
  writeWayNotice(given, userId, text, 'passkey');

/** The same of an account that was linked with the OpenID server. */
export const writeOpenidNotice = (given: Given, userId: string, text: Text): NewMail | null =>
  writeWayNotice(given, userId, text, 'openid');

function writeWayNotice(
  { config, now }: Given,
  userId: string,
  text: Text,
  way: 'passkey' | 'openid',
): NewMail | null {
  if (!config.accountMail) return null;
  const at = now();
  const { publicUrl, brand, openid: server = '' } = config.site;
  const time = momentIn(text, at);
  return writeMail(config.site, {
    userId,
    kind: 'told',
    at,
    giveUpAt: at + tellFor,
    unsubscribe: null,
    letter: {
      subject: text(`mail.${way}.subject`, { brand }),
      language: text.language,
      parts: [
        { kind: 'title', text: text(`mail.${way}.title`) },
        { kind: 'text', text: text(`mail.${way}.text`, { brand, time, server }) },
        { kind: 'text', text: text(`mail.${way}.notYou`) },
        {
          kind: 'button',
          label: text('mail.password.button'),
          url: publicUrl + addressIn(text.language, addresses.account),
        },
      ],
    },
  });
}
