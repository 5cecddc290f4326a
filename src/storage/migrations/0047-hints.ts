import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table post_origins (
  kind ${id} not null,
  post_id ${id} not null,
  user_id ${id} not null references users (id) on delete cascade,
  block ${id} not null,
  at ${number} not null,
  looked integer not null,
  primary key (kind, post_id)
)${kind};
create index post_origins_by_user on post_origins (user_id, at);
create index post_origins_by_time on post_origins (at);
create index post_origins_to_look_at on post_origins (at) where looked = 0;
create table recipe_sketches (
  recipe_id ${id} not null references recipes (id) on delete cascade,
  hash ${number} not null,
  primary key (recipe_id, hash)
)${kind};
create index recipe_sketches_by_hash on recipe_sketches (hash);
`;

/** From where something was posted, for a week, and what tells the text of a recipe from others. */
export const hints: SharedMigration = {
  number: 47,
  name: 'hints',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
