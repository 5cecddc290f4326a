import { integer, optional, table, text } from '../../table.ts';

export const adminTables = {
  /** The audit log: what admins and the operator did. */
  acts: table(
    {
      id: text,
      at: integer,
      actor_id: optional(text),
      act: text,
      subject: text,
      subject_id: optional(text),
      /** Of the recipe it was done to, or of some that an account took along; null where none were. Of posts their count alone. */
      recipe_names: optional(text),
      recipe_count: optional(integer),
    },
    { key: ['id'], refers: ['users'] },
  ),
};
