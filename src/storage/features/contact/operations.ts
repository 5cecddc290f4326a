import { nothing, read, write } from '../../define.ts';
import { deleteOldMessages, listContactMessages, storeContactMessage } from './messages.ts';

/** What people write to those who run the site. */
export const contactOperations = {
  /** Newest first; those that hold the text, where one is given. */
  listContactMessages: read(listContactMessages, { where: 'reader', madeFrom: 'private' }),

  storeContactMessage: write(storeContactMessage, { changes: nothing }),
  /** Forgets messages, and what was said with reports, that were settled before a time. */
  deleteOldMessages: write(deleteOldMessages, { changes: nothing }),
};
