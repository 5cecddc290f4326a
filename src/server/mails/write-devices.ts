import { addressIn, firstLanguage, isLanguage } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import type { NewDevices } from '#storage/features/accounts/rows.ts';
import type { NewMail } from '#storage/features/mails/rows.ts';
import type { Reader, Writer } from '#storage/port.ts';
import type { Given } from '../deps.ts';
import { toTime } from '../presenters/time.ts';
import { tellFor } from './tell-password.ts';
import { writeMail } from './write-mail.ts';

/** So many devices are named; of more the mail says how many there were. */
const mostLines = 5;

export type DeviceParts = Pick<Given, 'texts' | 'config' | 'now'> & {
  reader: Pick<Reader, 'findNewDevices'>;
  writer: Pick<Writer, 'mailNewDevices'>;
};

/**
 * Writes the mail that tells one person of devices that logged in to their account for the first time. False when none is due, or
 * another process was quicker.
 */
export async function writeNextDevices(parts: DeviceParts): Promise<boolean> {
  const at = parts.now();
  const found = await parts.reader.findNewDevices(at);
  return found ? parts.writer.mailNewDevices(found, toMail(parts, found, at), at) : false;
}

/** Nothing that anybody typed stands in it: devices are named by a list of ours. */
function toMail({ texts, config }: DeviceParts, found: NewDevices, at: number): NewMail {
  const { userId, language, devices } = found;
  const text = texts(isLanguage(language) ? language : firstLanguage);
  const { publicUrl, brand } = config.site;
  const lines = devices.slice(0, mostLines).map((one) => {
    const device = one.name || text('account.unknownDevice');
    const time = text.time(toTime(one.at));
    return { text: text('mail.device.line', { device, time }) };
  });
  const rest = devices.length - lines.length;
  return writeMail(config.site, {
    userId,
    kind: 'device',
    at,
    giveUpAt: at + tellFor,
    unsubscribe: null,
    letter: {
      subject: text('mail.device.subject', { brand }),
      language: text.language,
      parts: [
        { kind: 'title', text: text('mail.device.title') },
        { kind: 'text', text: text('mail.device.text', { brand }) },
        { kind: 'list', items: lines },
        ...(rest > 0
          ? [{ kind: 'text' as const, text: text('mail.notices.more', { n: rest }) }]
          : []),
        { kind: 'text', text: text('mail.device.you') },
        { kind: 'text', text: text('mail.device.notYou') },
        {
          kind: 'button',
          label: text('mail.password.button'),
          url: publicUrl + addressIn(text.language, addresses.account),
        },
      ],
    },
  });
}
