import type { SharedMigration } from './all.ts';

/** Empty at first: what is missing is made when it is read, and put here beside the requests. */
const create = (id: string, number: string, kind: string) => `
create table recipe_cards (
  seq ${number} not null primary key,
  recipe_id ${id} not null,
  user_id ${id} not null,
  rules integer not null,
  text text not null
)${kind};
`;

/** The card of each recipe that lists have, as text, but for what others change of it. */
export const cards: SharedMigration = {
  number: 29,
  name: 'cards',
  sqlite: create('text', 'integer', ' strict'),
  postgres: create('text collate "C"', 'bigint', ''),
};
