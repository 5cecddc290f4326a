import type { SharedMigration } from './all.ts';

const columns = `
alter table recipes add column course text;
alter table recipes add column tags text not null default '[]';
alter table recipes add column equipment text not null default '[]';
alter table recipes add column yield text;
alter table recipes add column nutrition text;
alter table recipes add column language text not null default 'en-GB';
alter table recipes add column other_names text not null default '[]';
`;

/** What a recipe may tell beside its texts. Recipes from before are in the language that they are taken for until then. */
export const recipeDetails: SharedMigration = {
  number: 10,
  name: 'recipe-details',
  sqlite: columns,
  postgres: columns,
};
