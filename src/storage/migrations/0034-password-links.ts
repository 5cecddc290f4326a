import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table password_links (
  token_hash ${id} not null primary key,
  user_id ${id} not null references users (id) on delete cascade,
  email text not null,
  password_hash text not null,
  expires_at ${number} not null,
  used_at ${number}
)${kind};
create index password_links_by_user on password_links (user_id);
create index password_links_by_end on password_links (expires_at);
`;

/** New passwords that wait for the link that was mailed about them: gone with the account. */
export const passwordLinks: SharedMigration = {
  number: 34,
  name: 'password-links',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
