import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table photos (
  id ${id} not null primary key,
  user_id ${id} not null references users (id) on delete cascade,
  recipe_id ${id} references recipes (id) on delete cascade,
  step_id ${id},
  place integer not null,
  caption text not null,
  width integer not null,
  height integer not null,
  color text not null,
  bytes ${number} not null,
  created_at ${number} not null
)${kind};
create index photos_by_user on photos (user_id, bytes);
create index photos_by_recipe on photos (recipe_id, created_at);
alter table recipes add column photo_caption text not null default '';
`;

/** Photos beside the first of a recipe, uploads that wait for one, and what is said about the first. */
export const photos: SharedMigration = {
  number: 11,
  name: 'photos',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
