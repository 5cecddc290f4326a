import { integer, table, text } from '../../table.ts';

export const takeoutTables = {
  /** Addresses that give somebody all that is theirs: gone with the session that asked for them. */
  takeouts: table(
    { token_hash: text, session_hash: text, user_id: text, expires_at: integer },
    { key: ['token_hash'], refers: ['users', 'sessions'] },
  ),
};
