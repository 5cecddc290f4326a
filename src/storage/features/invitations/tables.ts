import { integer, optional, table, text } from '../../table.ts';

export const invitationTables = {
  /** One-time links with which people open an account where not everybody may. */
  invitations: table(
    {
      id: text,
      token_hash: text,
      /** The role of the person who uses it: 0, or 2 for a moderator. */
      role: integer,
      created_at: integer,
      /** Null for the operator. */
      created_by: optional(text),
      expires_at: integer,
      used_at: optional(integer),
      /** Null before it is used, and once that account is gone. */
      used_by: optional(text),
      revoked_at: optional(integer),
    },
    { key: ['id'], refers: ['users'] },
  ),
};
