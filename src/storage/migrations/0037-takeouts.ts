import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table takeouts (
  token_hash ${id} not null primary key,
  session_hash ${id} not null references sessions (token_hash) on delete cascade,
  user_id ${id} not null references users (id) on delete cascade,
  expires_at ${number} not null
)${kind};
create index takeouts_by_session on takeouts (session_hash);
create index takeouts_by_user on takeouts (user_id);
`;

/** Addresses from which people take along what is theirs: gone with the session and the account. */
export const takeouts: SharedMigration = {
  number: 37,
  name: 'takeouts',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
