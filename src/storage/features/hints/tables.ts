import { integer, optional, table, text } from '../../table.ts';

export const hintTables = {
  /** From which block of addresses something was posted last: for a week, for moderators alone, and in no backup. */
  post_origins: table(
    {
      kind: text,
      post_id: text,
      user_id: text,
      block: text,
      at: integer,
      /** 1 once it was looked at for hints. */
      looked: integer,
    },
    { key: ['kind', 'post_id'], refers: ['users'], travel: 'local' },
  ),
  /** What a stored photo looks like (`domain/photos/likeness.ts`); nulls where that cannot be told. */
  photo_hashes: table(
    {
      photo_id: text,
      band_0: optional(integer),
      band_1: optional(integer),
      band_2: optional(integer),
      band_3: optional(integer),
    },
    { key: ['photo_id'] },
  ),
  /** What tells the steps of a recipe from those of others (`domain/hints/sketch.ts`); of recipes that were looked at. */
  recipe_sketches: table(
    { recipe_id: text, hash: integer },
    { key: ['recipe_id', 'hash'], refers: ['recipes'], travel: 'local' },
  ),
};
