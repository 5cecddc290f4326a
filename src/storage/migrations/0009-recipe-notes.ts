import type { SharedMigration } from './all.ts';

const create = (id: string, time: string, kind: string) => `
create table recipe_notes (
  user_id ${id} not null references users (id) on delete cascade,
  recipe_id ${id} not null references recipes (id) on delete cascade,
  text text not null,
  updated_at ${time} not null,
  primary key (user_id, recipe_id)
)${kind};
create index recipe_notes_by_recipe on recipe_notes (recipe_id);
`;

/** What people note on recipes for themselves: gone with their account, and with the recipe. */
export const recipeNotes: SharedMigration = {
  number: 9,
  name: 'recipe-notes',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
