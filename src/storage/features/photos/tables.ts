import { integer, optional, table, text } from '../../table.ts';

export const photoTables = {
  /**
   * Photos beside the first of a recipe, which lies in the recipe's own row, and uploads that wait for a
   * recipe or review to use them. `step_id` names the step that one belongs to; `place` orders the others.
   */
  photos: table(
    {
      id: text,
      /** Who uploaded it; from its use on the owner of the recipe. */
      user_id: text,
      /** Null while it waits, and for one of a review. */
      recipe_id: optional(text),
      review_id: optional(text),
      step_id: optional(text),
      place: integer,
      caption: text,
      width: integer,
      height: integer,
      color: text,
      bytes: integer,
      created_at: integer,
    },
    { key: ['id'], refers: ['users', 'recipes', 'reviews'] },
  ),
};
