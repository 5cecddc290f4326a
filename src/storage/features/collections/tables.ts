import { integer, optional, table, text } from '../../table.ts';

export const collectionTables = {
  /** What a person put together, and who sees it. */
  collections: table(
    {
      id: text,
      user_id: text,
      name: text,
      description: text,
      visibility: text,
      created_at: integer,
      /** When name, description or visibility were changed last. */
      updated_at: integer,
      /** When anything in it was changed last. */
      used_at: integer,
      /** When those who run the site hid it, and why; null for one that is not hidden. */
      hidden_at: optional(integer),
      hidden_reason: optional(text),
      /** 1 where its owner deleted it while it was hidden; nobody but admins sees it. */
      withdrawn: optional(integer),
    },
    { key: ['id'], refers: ['users'] },
  ),
  /** A recipe in a collection; its title stays when the recipe goes. */
  collection_entries: table(
    {
      id: text,
      collection_id: text,
      /** Null once the recipe is gone for good. */
      recipe_id: optional(text),
      /** From 0, without a gap. */
      position: integer,
      /** What the recipe was called when it was put in; empty once those who run the site took it down for good. */
      name: text,
      note: text,
      /** 1 where it was put in while no list had it. */
      was_unlisted: integer,
      added_at: integer,
    },
    { key: ['id'], refers: ['collections', 'recipes'] },
  ),
};
