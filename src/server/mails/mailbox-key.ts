import { mailboxOf } from '#domain/mails/mailbox.ts';
import { accountKey } from '#storage/account-key.ts';

// None of these goes with any account: a day ends it.
const keyOf = (email: string) => accountKey(`mailbox|${email}`);

/**
 * What mails that prove the address of an account are counted under: by itself, so that nobody else uses up what its owner may have,
 * but for what stands behind a plus, of which a mailbox has as many names as anybody likes.
 */
export const ownKey = (email: string): string =>
  email.includes('+') ? keyOf(mailboxOf(email)) : `own|${keyOf(email)}`;

/**
 * What those mails share beside it that go to a mailbox under other ways to write it, dots or the second domain at Google; null
 * for its plain name, which nobody else can use up, and for what stands behind a plus, which shares already.
 */
export function dottedKey(email: string): string | null {
  const mailbox = mailboxOf(email);
  return email.includes('+') || mailbox === email ? null : keyOf(mailbox);
}

/** What mails to a mailbox that an account is to move to are counted under, whichever of its names they go to. */
export const moveKey = (email: string): string => `move|${keyOf(mailboxOf(email))}`;
