import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, strict: string) => `
create table collections (
  id ${id} not null primary key,
  user_id ${id} not null references users (id) on delete cascade,
  name text not null,
  description text not null,
  visibility text not null,
  created_at ${number} not null,
  updated_at ${number} not null,
  used_at ${number} not null,
  hidden_at ${number},
  hidden_reason text
)${strict};
create index collections_by_person on collections (user_id, used_at, id);
create index collections_by_visibility on collections (visibility, created_at, id);
create index collections_hidden on collections (hidden_at, id) where hidden_at is not null;
create table collection_entries (
  id ${id} not null primary key,
  collection_id ${id} not null references collections (id) on delete cascade,
  recipe_id ${id} references recipes (id) on delete set null,
  position integer not null,
  name text not null,
  note text not null,
  was_unlisted integer not null,
  added_at ${number} not null
)${strict};
create unique index collection_entries_by_recipe on collection_entries (recipe_id, collection_id);
create index collection_entries_by_position on collection_entries (collection_id, position);
`;

/** What people collect, in their order: gone with the account; of a recipe that goes a title stays. */
export const collections: SharedMigration = {
  number: 22,
  name: 'collections',
  sqlite: create('text', 'integer', ' strict'),
  postgres: create('text collate "C"', 'bigint', ''),
};
