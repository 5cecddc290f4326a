import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: (isKeyed: boolean) => string) => `
create table reviews (
  id ${id} not null primary key,
  recipe_id ${id} not null references recipes (id) on delete cascade,
  user_id ${id} not null references users (id) on delete cascade,
  day integer not null,
  rating integer,
  as_written integer not null,
  changes text not null,
  cooked_lines text not null,
  cooked_on text not null,
  servings integer,
  minutes integer,
  text text not null,
  again integer,
  answer text,
  answered_at ${number},
  created_at ${number} not null,
  updated_at ${number} not null
)${kind(false)};
create unique index reviews_by_person on reviews (user_id, recipe_id, day);
create index reviews_by_recipe on reviews (recipe_id, created_at, id);
create table review_votes (
  review_id ${id} not null references reviews (id) on delete cascade,
  user_id ${id} not null references users (id) on delete cascade,
  primary key (review_id, user_id)
)${kind(true)};
create index review_votes_by_user on review_votes (user_id);
`;

/** What those say who made a recipe, and who found it helpful: gone with account and recipe. */
export const reviews: SharedMigration = {
  number: 14,
  name: 'reviews',
  sqlite: create('text', 'integer', (isKeyed) => (isKeyed ? ' strict, without rowid' : ' strict')),
  postgres: create('text collate "C"', 'bigint', () => ''),
};
