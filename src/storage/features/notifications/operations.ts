import { nothing, read, write } from '../../define.ts';
import { hasTellings, tellMoreFollowers } from './followers.ts';
import { findMailing, mailNotifications } from './mailing.ts';
import { countUnread, listNotifications } from './reads.ts';
import { putOffMailing, renewMailing } from './renewing.ts';
import {
  endNotificationMails,
  findMailReader,
  listNotificationSettings,
  setNotificationSettings,
} from './settings.ts';
import { deleteOldNotifications, readNotifications } from './writes.ts';

/** What a person is told is theirs alone; other features tell it by `notify`, in their own writes. */
export const notificationOperations = {
  /** Several of a kind about the same thing are one, newest first. */
  listNotifications: read(listNotifications, { madeFrom: 'private' }),
  /** How many groups have something unread, as far as that is counted. */
  countUnread: read(countUnread, { madeFrom: 'private' }),
  /** What the person chose to be told of; `withUntouched` says what holds for the other kinds. */
  listNotificationSettings: read(listNotificationSettings, { madeFrom: 'private' }),
  /** Whom a mail is due to, and what it tells; null when none is due to anybody. */
  findMailing: read(findMailing, { where: 'reader', madeFrom: 'private' }),
  /** Whose mails a token ends; null when it is nobody's. */
  findMailReader: read(findMailReader, { madeFrom: 'private' }),
  /** Whether followers of somebody wait to be told of a recipe. */
  hasTellings: read(hasTellings, { madeFrom: 'private' }),

  /** Tells some more of them, if any wait. */
  tellMoreFollowers: write(tellMoreFollowers, { changes: nothing }),
  /** Notes that those up to one are read, of a group alone where it is named; how much is left unread. */
  readNotifications: write(readNotifications, { changes: nothing }),
  /** Sets some kinds; all that were chosen then. */
  setNotificationSettings: write(setNotificationSettings, { changes: nothing }),
  /** Puts a mail into the outbox and notes what it tells; false when that is no longer to be told. Without a mail notes that none is needed. */
  mailNotifications: write(mailNotifications, { changes: nothing }),
  /** What a mail that was taken up tells by now; null where it has nothing left to tell, and goes, or is somebody else's by now. */
  renewMailing: write(renewMailing, { changes: nothing }),
  /** Puts such a mail off, unless somebody else has taken it up since. */
  putOffMailing: write(putOffMailing, { changes: nothing }),
  /** Ends all mails to the person who has the token; false when nobody has it. */
  endNotificationMails: write(endNotificationMails, { changes: nothing }),
  /** Forgets what was read 90 days after it happened, and the rest after a year, at most so many; how many went. */
  deleteOldNotifications: write(deleteOldNotifications, { changes: nothing }),
};
