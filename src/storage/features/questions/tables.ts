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
      /** What it put there, and of which answer; also when it has been taken back into the list. */
      folded_words: optional(text),
      folded_answer_id: optional(text),
      hidden_at: optional(integer),
      hidden_reason: optional(text),
      /** 1 where its writer deleted it while it was hidden; nobody but admins sees it. */
      withdrawn: optional(integer),
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
      /** 1 where its writer deleted it while it was hidden; nobody but admins sees it. */
      withdrawn: optional(integer),
      created_at: integer,
      updated_at: integer,
    },
    { key: ['id'], refers: ['questions', 'recipes', 'users'] },
  ),
};
