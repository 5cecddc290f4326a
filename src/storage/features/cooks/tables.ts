import { integer, optional, table, text } from '../../table.ts';

export const cookTables = {
  /** Every handle that an account has or had: its key decides whose it is. */
  handles: table(
    {
      handle: text,
      user_id: text,
      /** Null for the present one; from this time on others may take a former one. */
      free_at: optional(integer),
      /** 1 where moderators took it away: it leads nowhere, and nobody can have it; with a time above, its cook alone until then. */
      hidden: optional(integer),
    },
    { key: ['handle'], refers: ['users'] },
  ),
  /** Handles of accounts that are gone, as nothing but their hashes. */
  reserved_handles: table({ hash: text, free_at: integer }, { key: ['hash'] }),
  /** What somebody tells of themselves; no row where that is nothing. */
  profiles: table(
    {
      user_id: text,
      lines: text,
      link: text,
      photo_id: optional(text),
      photo_width: optional(integer),
      photo_height: optional(integer),
      photo_color: optional(text),
      photo_bytes: integer,
      /** Since when nobody else sees it, and why. */
      hidden_at: optional(integer),
      hidden_reason: optional(text),
      /** What the cook was called, where moderators hid the name too. */
      name_before: optional(text),
      handle_before: optional(text),
      /** Every name that was hidden since one is, as a list in JSON: none of them can be had again meanwhile. */
      names_hidden: optional(text),
      updated_at: integer,
    },
    { key: ['user_id'], refers: ['users'] },
  ),
};
