import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table email_changes (
  user_id ${id} not null primary key references users (id) on delete cascade,
  token_hash ${id} not null unique,
  email text not null,
  expires_at ${number} not null,
  used_at ${number}
)${kind};
create index email_changes_by_end on email_changes (expires_at);
`;

/** New addresses that wait to be proven: gone with the account. */
export const emailChanges: SharedMigration = {
  number: 35,
  name: 'email-changes',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
