import type { SharedMigration } from './all.ts';

const create = `
alter table handles add column hidden integer;
alter table profiles add column name_before text;
alter table profiles add column handle_before text;
alter table profiles add column names_hidden text;
`;

/** Names that moderators took away: what a cook was called before, and handles that lead nowhere. */
export const hiddenNames: SharedMigration = {
  number: 58,
  name: 'hidden-names',
  sqlite: create,
  postgres: create,
};
