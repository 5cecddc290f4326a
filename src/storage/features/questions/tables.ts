import { integer, optional, table, text } from '../../table.ts';

export const questionTables = {
  /** What somebody asks on a recipe. */
  questions: table(
    {
      id: text,
      recipe_id: text,
      user_id: text,
      text,
      /** When the author put it into the tips of the recipe; no list has it since. */
      folded_at: optional(integer),
      hidden_at: optional(integer),
      hidden_reason: optional(text),
      created_at: integer,
      updated_at: integer,
    },
    { key: ['id'], refers: ['recipes', 'users'] },
  ),
  /** What somebody answers, once each. One whose question went is told to its writer alone. */
  answers: table(
    {
      id: text,
      question_id: optional(text),
      recipe_id: text,
      user_id: text,
      text,
      hidden_at: optional(integer),
      hidden_reason: optional(text),
      created_at: integer,
      updated_at: integer,
    },
    { key: ['id'], refers: ['questions', 'recipes', 'users'] },
  ),
};
