import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, keyed: string) => `
create table follows (
  user_id ${id} not null references users (id) on delete cascade,
  cook_id ${id} not null references users (id) on delete cascade,
  followed_at ${number} not null,
  primary key (user_id, cook_id)
)${keyed};
create index follows_by_time on follows (user_id, followed_at, cook_id);
create index follows_by_cook on follows (cook_id);
create index reviews_by_writer on reviews (user_id, created_at, id);
create index reviews_by_age on reviews (created_at, id, user_id);
`;

/** Who follows whom, gone with either account, and indexes by which what they wrote is found, newest first. */
export const follows: SharedMigration = {
  number: 16,
  name: 'follows',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
