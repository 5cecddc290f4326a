import { addressIn, firstLanguage, isLanguage } from '#contract/languages.ts';
import type { NotificationGroupReply } from '#contract/notifications.ts';
import { type Letter, type MailPart, unlinked } from '#domain/mails/compose.ts';
import { mostLines } from '#domain/notifications/mail-times.ts';
import { placeOf, sayGroup } from '#domain/notifications/say-group.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { dayMs } from '#domain/spans.ts';
import type { Text } from '#messages/format.ts';
import type { ClaimedMail } from '#storage/features/mails/rows.ts';
import type { Mailing } from '#storage/features/notifications/rows.ts';
import type { Reader, Writer } from '#storage/port.ts';
import type { Given } from '../deps.ts';
import { presentGroup } from '../presenters/notification-group.ts';
import { toWords, writeMail } from './write-mail.ts';

/** For so long a mail is tried; the notifications themselves stay on the site. */
const tryFor = dayMs;

export type NoticeParts = Pick<Given, 'texts' | 'config' | 'now'> & {
  reader: Pick<Reader, 'findMailing'>;
  writer: Pick<Writer, 'mailNotifications'>;
};

/**
 * Writes the mail that has been due for longest into the outbox: all that one person is to be told by now. False
 * when none is due, or another process was quicker.
 */
export async function writeNextNotices(parts: NoticeParts): Promise<boolean> {
  const { reader, writer, now } = parts;
  const at = now();
  const mailing = await reader.findMailing(at);
  if (!mailing) return false;
  const { userId, groups } = mailing;
  if (groups.length === 0) return writer.mailNotifications(mailing, null, at);
  const mail = writeMail(parts.config.site, {
    userId,
    kind: 'notices',
    at,
    giveUpAt: at + tryFor,
    ...toLetter(parts, mailing),
  });
  return writer.mailNotifications(mailing, mail, at);
}

export type RenewParts = Pick<Given, 'texts' | 'config'> & {
  writer: Pick<Writer, 'renewMailing'>;
};

/** A mail of notifications that was taken up, written anew: with what of it is still to be told. Null where nothing is. */
export async function renewNotices(
  parts: RenewParts,
  mail: ClaimedMail,
): Promise<ClaimedMail | null> {
  const mailing = await parts.writer.renewMailing(mail);
  if (!mailing) return null;
  const { letter, unsubscribe } = toLetter(parts, mailing);
  return { ...mail, ...toWords(letter), unsubscribe };
}

type Told = { letter: Letter; unsubscribe: string };

function toLetter({ texts, config }: Pick<Given, 'texts' | 'config'>, mailing: Mailing): Told {
  const { language, token } = mailing;
  const text = texts(isLanguage(language) ? language : firstLanguage);
  const page = (path: string) => config.site.publicUrl + addressIn(text.language, path);
  const groups = mailing.groups.map((group) => plainly(presentGroup(group)));
  const lines = groups.slice(0, mostLines).map((group) => ({
    text: sayGroup(group, text),
    link: { label: text('mail.notices.open'), url: page(placeOf(group)) },
  }));
  const unsubscribe = page(addresses.unsubscribe(token));
  const { brand } = config.site;
  const [first] = lines;
  const subject = text('mail.notices.subject', { n: groups.length, brand });
  return {
    unsubscribe,
    letter: {
      subject: first && groups.length === 1 ? first.text : subject,
      language: text.language,
      parts: [
        { kind: 'title', text: text('mail.notices.title', { brand }) },
        { kind: 'list', items: lines },
        ...restOf(groups.length - lines.length, text),
        { kind: 'button', label: text('mail.notices.all'), url: page(addresses.notifications) },
        { kind: 'small', text: text('mail.notices.why', { brand }) },
        {
          kind: 'links',
          links: [
            { label: text('mail.notices.settings'), url: page(addresses.notificationSettings) },
            { label: text('mail.notices.end'), url: unsubscribe },
          ],
        },
      ],
    },
  };
}

/** How much there is beyond the lines of a mail. */
const restOf = (n: number, text: Text): MailPart[] =>
  n > 0 ? [{ kind: 'text', text: text('mail.notices.more', { n }) }] : [];

/** The same with the names and reasons that people typed made such that no program makes links of them. */
function plainly({ recipe, detail, ...group }: NotificationGroupReply): NotificationGroupReply {
  return {
    ...group,
    actors: group.actors.map((actor) => ({ ...actor, name: unlinked(actor.name) })),
    ...(recipe ? { recipe: { ...recipe, name: unlinked(recipe.name) } } : {}),
    ...(detail ? { detail: plainReason(detail) } : {}),
  };
}

/** Of what was hidden the reason stands behind two words of ours. */
const plainReason = (detail: string): string =>
  detail.replace(/^([a-z-]+:[a-z]+:)(.+)$/s, (_, ours, reason) => ours + unlinked(reason));
