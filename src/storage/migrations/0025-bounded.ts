import type { SharedMigration } from './all.ts';

const change = `
alter table recipe_ratings drop column people;
`;

/** What nobody reads goes. */
export const bounded: SharedMigration = {
  number: 25,
  name: 'bounded',
  sqlite: change,
  postgres: change,
};
