import { integer, optional, table, text } from '../../table.ts';

export const reportTables = {
  /** What waits for those who look after the site, or was settled: one entry for each thing. */
  queue_entries: table(
    {
      id: text,
      kind: text,
      subject_id: text,
      /** Whose it is, and the recipe it is or stands at: it goes with either. A message has neither. */
      user_id: optional(text),
      recipe_id: optional(text),
      opened_at: integer,
      settled_at: optional(integer),
      settled_as: optional(text),
      settled_reason: optional(text),
    },
    { key: ['id'], refers: ['users', 'recipes'] },
  ),
  /** What was said by those who reported something: never who they are. */
  reports: table(
    {
      id: text,
      entry_id: text,
      reason: text,
      note: text,
      created_at: integer,
      /** Of the hint that two photos look the same: the post's own, and that of somebody else. */
      photo_id: optional(text),
      like_photo_id: optional(text),
    },
    { key: ['id'], refers: ['queue_entries'] },
  ),
};
