import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table invitations (
  id ${id} not null primary key,
  token_hash ${id} not null unique,
  role integer not null,
  created_at ${number} not null,
  created_by ${id} references users (id) on delete cascade,
  expires_at ${number} not null,
  used_at ${number},
  used_by ${id} references users (id) on delete set null,
  revoked_at ${number}
)${kind};
create index invitations_by_time on invitations (created_at, id);
create index invitations_by_end on invitations (expires_at);
create index invitations_of_makers on invitations (created_by) where created_by is not null;
create index invitations_of_guests on invitations (used_by) where used_by is not null;
`;

/** One-time links with which people open an account where not everybody may. */
export const invitations: SharedMigration = {
  number: 48,
  name: 'invitations',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
