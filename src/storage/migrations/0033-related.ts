import type { SharedMigration } from './all.ts';

/** Empty at first: what a recipe is related to is worked out when somebody first looks at it. */
const create = (id: string, number: string, kind: string) => `
create table recipe_related (
  recipe_id ${id} not null primary key references recipes (id) on delete cascade,
  newest ${number} not null,
  made_at ${number} not null
)${kind};
create table recipe_relations (
  recipe_id ${id} not null references recipe_related (recipe_id) on delete cascade,
  place ${number} not null,
  related_id ${id} not null references recipes (id) on delete cascade,
  primary key (recipe_id, place)
)${kind};
create index recipe_relations_to on recipe_relations (related_id);
`;

/** Which recipes of its category a recipe is most like. */
export const related: SharedMigration = {
  number: 33,
  name: 'related',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
