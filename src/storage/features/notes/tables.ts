import { integer, table, text } from '../../table.ts';

export const noteTables = {
  /** What a person noted on a recipe for themselves. */
  recipe_notes: table(
    { user_id: text, recipe_id: text, text, updated_at: integer },
    { key: ['user_id', 'recipe_id'], refers: ['users', 'recipes'] },
  ),
};
