import type { SharedMigration } from './all.ts';

const create = (id: string, time: string, kind: string) => `
create table line_notes (
  user_id ${id} not null references users (id) on delete cascade,
  recipe_id ${id} not null references recipes (id) on delete cascade,
  line_id ${id} not null,
  line text not null,
  text text not null,
  updated_at ${time} not null,
  primary key (user_id, recipe_id, line_id)
)${kind};
create index line_notes_by_recipe on line_notes (recipe_id);
`;

/** What people note on single lines of recipes, with the line as it was then. */
export const lineNotes: SharedMigration = {
  number: 55,
  name: 'line-notes',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
