export type MailKind = 'verify' | 'notices' | 'reset' | 'told' | 'device' | 'moving';

/** What a mail says. */
export type MailContent = {
  subject: string;
  text: string;
  html: string;
  unsubscribe: string | null;
};

/** A mail that is to be sent to the address of an account. */
export type NewMail = MailContent & {
  id: string;
  userId: string;
  kind: MailKind;
  messageId: string;
  createdAt: number;
  /** When it is no longer worth sending. */
  giveUpAt: number;
};

/** A mail that somebody has taken up, the how manieth time that is, and when it is given up. */
export type ClaimedMail = NewMail & { recipient: string; tries: number };

/** How a person reads who chooses what to be mailed, and the token that ends those mails where they have none yet. */
export type MailReader = { language: string; token: string; at: number };

/** A link that proves an address, by the hash of its token. */
export type EmailLink = { tokenHash: string; email: string; expiresAt: number };

/** Of the account: its address, whether that is proven, and since when. */
export type MailState = { email: string; verifiedAt: number | null };

export type AskOutcome = 'asked' | 'verified' | 'missing';
