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

/** What mails to a mailbox that an account is to move to are counted under, whichever of its names they go to. */
export const moveKey = (email: string): string => `move|${keyOf(mailboxOf(email))}`;
