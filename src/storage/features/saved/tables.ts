import { integer, table, text } from '../../table.ts';

export const savedTables = {
  saves: table(
    { user_id: text, recipe_id: text, saved_at: integer },
    { key: ['user_id', 'recipe_id'], refers: ['users', 'recipes'] },
  ),
};
