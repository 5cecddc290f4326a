import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table passkeys (
  id ${id} not null primary key,
  user_id ${id} not null references users (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter ${number} not null,
  created_at ${number} not null,
  used_at ${number}
)${kind};
create index passkeys_by_user on passkeys (user_id, created_at);
create table passkey_challenges (
  challenge ${id} not null primary key,
  user_id ${id} references users (id) on delete cascade,
  expires_at ${number} not null
)${kind};
create index passkey_challenges_by_user on passkey_challenges (user_id);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
alter table sessions add column passkey_at ${number};
`;

/** Passkeys, what they are asked, and when one last proved itself in a session: gone with the account. */
export const passkeys: SharedMigration = {
  number: 38,
  name: 'passkeys',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
