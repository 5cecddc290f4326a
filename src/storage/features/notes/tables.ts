import { integer, table, text } from '../../table.ts';

export const noteTables = {
  /** What a person noted on a recipe for themselves. */
  recipe_notes: table(
    { user_id: text, recipe_id: text, text, updated_at: integer },
    { key: ['user_id', 'recipe_id'], refers: ['users', 'recipes'] },
  ),
  /** What a person noted on an ingredient or a step, by its lasting id, and how that line read then. */
  line_notes: table(
    {
      user_id: text,
      recipe_id: text,
      line_id: text,
      line: text,
      text,
      updated_at: integer,
    },
    { key: ['user_id', 'recipe_id', 'line_id'], refers: ['users', 'recipes'] },
  ),
};
