import type { SharedMigration } from './all.ts';

const create = (id: string, kind: string) => `
create table tellings (
  recipe_id ${id} not null primary key references recipes (id) on delete cascade,
  after_id ${id} not null
)${kind};
drop index follows_by_cook;
create index follows_by_cook on follows (cook_id, user_id);
`;

/** Followers are told of a recipe some at a time, in one order. */
export const tellings: SharedMigration = {
  number: 32,
  name: 'tellings',
  sqlite: create('text', ' strict, without rowid'),
  postgres: create('text collate "C"', ''),
};
