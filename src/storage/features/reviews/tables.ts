import { integer, optional, table, text } from '../../table.ts';

export const reviewTables = {
  /** What somebody says who made a recipe: one a UTC day for each person and recipe. */
  reviews: table(
    {
      id: text,
      recipe_id: text,
      user_id: text,
      /** The number of the UTC day on which it was written. */
      day: integer,
      rating: optional(integer),
      /** 0 for a review of the recipe with changes. */
      as_written: integer,
      /** JSON: what was done to which line, with the line as it was cooked. */
      changes: text,
      /** A sign of eight digits for each ingredient line that it was cooked from. */
      cooked_lines: text,
      cooked_on: text,
      servings: optional(integer),
      minutes: optional(integer),
      text,
      again: optional(integer),
      created_at: integer,
      updated_at: integer,
      /** When an admin hid it, and why. */
      hidden_at: optional(integer),
      hidden_reason: optional(text),
      /** 1 where its writer deleted it while it was hidden; nobody but admins sees it. */
      withdrawn: optional(integer),
      /** 1 while the account of its writer is not trusted: it is shown, and counts in no mean. */
      counts_later: optional(integer),
    },
    { key: ['id'], refers: ['recipes', 'users'] },
  ),
  /** What the author of the recipe answers to a review, under the id of that: once. */
  review_answers: table(
    {
      id: text,
      recipe_id: text,
      user_id: text,
      text,
      hidden_at: optional(integer),
      hidden_reason: optional(text),
      /** 1 where its writer took it back while it was hidden; nobody but admins sees it. */
      withdrawn: optional(integer),
      created_at: integer,
      updated_at: integer,
    },
    { key: ['id'], refers: ['reviews', 'recipes', 'users'] },
  ),
  /** Who found which review helpful. */
  review_votes: table(
    { review_id: text, user_id: text },
    { key: ['review_id', 'user_id'], refers: ['reviews', 'users'] },
  ),
  /** What the ratings of a recipe come to, kept with every write that changes them; none for a recipe without reviews. */
  recipe_ratings: table(
    {
      recipe_id: text,
      sum: integer,
      count: integer,
      /** JSON: what all its reviews come to; null until it is counted for the first time. */
      tally: optional(text),
    },
    { key: ['recipe_id'], refers: ['recipes'], travel: 'derived' },
  ),
  /** How many found a review helpful, its place where those with photos come first, and whether everybody may read it: kept by triggers. */
  review_ranks: table(
    {
      review_id: text,
      recipe_id: text,
      user_id: text,
      helpful: integer,
      ranked: integer,
      shown: integer,
    },
    { key: ['review_id'], refers: ['reviews', 'recipes'], travel: 'derived' },
  ),
};
