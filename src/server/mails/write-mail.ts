import type { SiteSettings } from '#contract/page.ts';
import { type Letter, toHtmlMail, toPlainMail, toSubject } from '#domain/mails/compose.ts';
import type { MailContent, NewMail } from '#storage/features/mails/rows.ts';
import { newId } from '../ids.ts';

type Wish = Pick<NewMail, 'userId' | 'kind' | 'giveUpAt' | 'unsubscribe'> & {
  at: number;
  letter: Letter;
};

/** A mail as it goes into the outbox; from now on it has its Message-ID. */
export function writeMail(
  { publicUrl }: Pick<SiteSettings, 'publicUrl'>,
  { at, letter, ...rest }: Wish,
): NewMail {
  const id = newId(at);
  return {
    ...rest,
    id,
    createdAt: at,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    ...toWords(letter),
  };
}

/** What a letter says, as a mail carries it. */
export function toWords(letter: Letter): Omit<MailContent, 'unsubscribe'> {
  const named = { ...letter, subject: toSubject(letter.subject) };
  return { subject: named.subject, text: toPlainMail(named), html: toHtmlMail(named) };
}
