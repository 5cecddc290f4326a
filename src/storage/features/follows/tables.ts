import { integer, table, text } from '../../table.ts';

export const followTables = {
  /** Who follows which cook. */
  follows: table(
    { user_id: text, cook_id: text, followed_at: integer },
    { key: ['user_id', 'cook_id'], refers: ['users'] },
  ),
  /** How many follow a cook: kept by triggers. */
  follower_counts: table(
    { cook_id: text, count: integer },
    { key: ['cook_id'], refers: ['users'], travel: 'derived' },
  ),
};
