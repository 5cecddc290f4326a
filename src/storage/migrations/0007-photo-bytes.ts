import type { SharedMigration } from './all.ts';

const index = 'create index recipes_by_room on recipes (user_id, removed_at, photo_bytes);';

/**
 * What the files of a recipe's photo take, and an index by which all that a person keeps is added
 * up. Photos from before count nothing until another takes their place.
 */
export const photoBytes: SharedMigration = {
  number: 7,
  name: 'photo-bytes',
  sqlite: `alter table recipes add column photo_bytes integer not null default 0; ${index}`,
  postgres: `alter table recipes add column photo_bytes bigint not null default 0; ${index}`,
};
