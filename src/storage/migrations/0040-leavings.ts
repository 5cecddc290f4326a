import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table leavings (
  user_id ${id} not null primary key references users (id) on delete cascade,
  left_at ${number} not null,
  ends_at ${number} not null,
  keeps_recipes integer not null,
  name text not null,
  handle ${id} not null
)${kind};
create index leavings_by_end on leavings (ends_at);
`;

/** Accounts that are closed, and go for good when nobody takes them back. */
export const leavings: SharedMigration = {
  number: 40,
  name: 'leavings',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
