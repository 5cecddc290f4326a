import type { SharedMigration } from './all.ts';

/** Empty at first: what a recipe is related to is worked out when somebody first looks at it. */
const create = (id: string, number: string, kind: string) => `
create table recipe_related (
  recipe_id ${id} not null primary key references recipes (id) on delete cascade,
  related text not null,
  newest ${number} not null,
  made_at ${number} not null
)${kind};
`;

/** Which recipes of its category a recipe is most like. */
export const related: SharedMigration = {
  number: 33,
  name: 'related',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
