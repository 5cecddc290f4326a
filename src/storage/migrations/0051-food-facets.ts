import type { SharedMigration } from './all.ts';

const add = (integer: string) => `
alter table recipe_facets add column needs text not null default '';
alter table recipe_facets add column named text not null default '';
alter table recipe_facets add column named_by ${integer} not null default 0;
`;

/** Which ingredients recipes have, for lists of those that have some and none of others; filled in when the site starts. */
export const foodFacets: SharedMigration = {
  number: 51,
  name: 'food-facets',
  sqlite: add('integer'),
  postgres: add('bigint'),
};
