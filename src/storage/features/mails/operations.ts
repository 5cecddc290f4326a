import { nothing, read, write } from '../../define.ts';
import {
  askVerification,
  deleteOldEmailLinks,
  findMailState,
  isEmailLinkGood,
  verifyEmail,
} from './links.ts';
import {
  claimMail,
  deleteOldMails,
  findNextMailTime,
  giveMailUp,
  noteMailSent,
  postponeMail,
} from './outbox.ts';

/** Mails to people: proven addresses, and the outbox. */
export const mailOperations = {
  findMailState: read(findMailState, { madeFrom: 'private' }),
  isEmailLinkGood: read(isEmailLinkGood, { madeFrom: 'private' }),
  /** When the next mail may be taken up, or null when none waits. */
  findNextMailTime: read(findNextMailTime, { madeFrom: 'private' }),

  /** Makes the one link that proves the address of an account, and puts the mail that brings it into the outbox. */
  askVerification: write(askVerification, { changes: nothing }),
  /** False when the link is not good at this time; said twice it is one proof. */
  verifyEmail: write(verifyEmail, { changes: nothing }),
  deleteOldEmailLinks: write(deleteOldEmailLinks, { changes: nothing }),

  /** Takes up the mail that has been due for longest, for the time of a lease; null when none is due. */
  claimMail: write(claimMail, { changes: nothing }),
  noteMailSent: write(noteMailSent, { changes: nothing }),
  /** Puts a mail off, unless somebody else has taken it up since. */
  postponeMail: write(postponeMail, { changes: nothing }),
  /** Gives a mail up, unless somebody else has taken it up since. */
  giveMailUp: write(giveMailUp, { changes: nothing }),
  /** Forgets mails from before a time that were sent or given up. */
  deleteOldMails: write(deleteOldMails, { changes: nothing }),
};
