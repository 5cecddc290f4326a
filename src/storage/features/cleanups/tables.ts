import { integer, optional, table, text } from '../../table.ts';

export const cleanupTables = {
  /** Sets of posts that a moderator had hidden at once. */
  cleanups: table(
    {
      id: text,
      at: integer,
      /** Null for one whose account is gone. */
      actor_id: optional(text),
      /** Whose posts; null where they are of several people. */
      user_id: optional(text),
      since: integer,
      until: integer,
      rule: optional(text),
      reason: text,
      /** What was chosen. */
      posts: integer,
      people: integer,
      undone_at: optional(integer),
      /** What the accounts of the set are kept from, until when, and how many they are. */
      level: optional(text),
      ends_at: optional(integer),
      accounts: optional(integer),
    },
    { key: ['id'], refers: ['users'] },
  ),
  /** What was chosen, and what is still to be done with it; of an account, of kind `account`, the id is that of its person. */
  cleanup_posts: table(
    {
      cleanup_id: text,
      kind: text,
      post_id: text,
      user_id: text,
      /** `hide` or `show`; null once that is done. */
      wish: optional(text),
      /** When it was hidden, or closed, by this; null where it was not, because something else was quicker. */
      hidden_at: optional(integer),
      /** Where it waited for a look when it was hidden: `first`, or `again` once it was changed. */
      waited: optional(text),
    },
    { key: ['cleanup_id', 'kind', 'post_id'], refers: ['cleanups', 'users'] },
  ),
};
