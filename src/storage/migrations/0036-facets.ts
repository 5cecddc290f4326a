import type { SharedMigration } from './all.ts';

const create = (id: string, integer: string, kind: string) => `
create table recipe_facets (
  seq ${integer} not null primary key,
  recipe_id ${id} not null references recipes (id) on delete cascade,
  created_at ${integer} not null,
  category text not null,
  course text not null,
  diets integer not null,
  quickness integer not null,
  difficulty text not null,
  mean integer not null,
  score integer not null,
  made integer not null,
  tags text not null
)${kind};
create unique index recipe_facets_by_recipe on recipe_facets (recipe_id);
create index recipe_facets_newest on recipe_facets (created_at, seq);
create index recipe_facets_rated on recipe_facets (score, created_at, seq);
create index recipe_facets_quickest on recipe_facets (quickness, created_at, seq);
create index recipe_facets_made on recipe_facets (made, created_at, seq);
`;

/** What facets and orders look at; recipes of before are filled in when the site starts. */
export const facets: SharedMigration = {
  number: 36,
  name: 'facets',
  sqlite: create('text', 'integer', ' strict'),
  postgres: create('text collate "C"', 'bigint', ''),
};
