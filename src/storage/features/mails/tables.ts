import { integer, optional, table, text } from '../../table.ts';

export const mailTables = {
  /** Mails to people: written here in the transaction of what they tell, and sent from here. */
  mails: table(
    {
      id: text,
      user_id: text,
      kind: text,
      /** Given when it is written: a mail that is sent twice carries the same one. */
      message_id: text,
      recipient: text,
      /**
       * Emptied, like its texts, once it is sent or given up: links in them are secrets. Of a mail of notifications these are the words
       * that it was first written with, for a process of an older version beside this one: at each try it is written anew.
       */
      subject: text,
      text,
      html: text,
      /** Where one press ends mails of its sort; null where there is nothing to end. */
      unsubscribe: optional(text),
      created_at: integer,
      /** No process takes it up before; one that takes it up moves this to the end of its lease. */
      next_try_at: integer,
      give_up_at: integer,
      tries: integer,
      sent_at: optional(integer),
      /** Why it was given up. */
      failed: optional(text),
    },
    { key: ['id'], refers: ['users'] },
  ),
  /** How those read who want to be mailed what happens: a request with the token ends these mails. */
  mail_readers: table(
    { user_id: text, language: text, token: text },
    { key: ['user_id'], refers: ['users'] },
  ),
  /** The one link that proves an account's address; a newer one takes its place. */
  email_links: table(
    {
      user_id: text,
      token_hash: text,
      email: text,
      expires_at: integer,
      used_at: optional(integer),
    },
    { key: ['user_id'], refers: ['users'] },
  ),
};
