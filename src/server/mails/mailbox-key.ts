import { mailboxOf } from '#domain/mails/mailbox.ts';
import { accountKey } from '#storage/account-key.ts';

/** What mails to a mailbox are counted under, whichever of its names they go to. It does not go with any account: a day ends it. */
export const mailboxKey = (email: string): string => accountKey(`mailbox|${mailboxOf(email)}`);
