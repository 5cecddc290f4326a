import { integer, table, text } from '../../table.ts';

export const followTables = {
  /** Who follows which cook. */
  follows: table(
    { user_id: text, cook_id: text, followed_at: integer },
    { key: ['user_id', 'cook_id'], refers: ['users'] },
  ),
};
