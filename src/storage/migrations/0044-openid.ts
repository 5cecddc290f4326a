import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table openid_links (
  issuer ${id} not null,
  subject ${id} not null,
  user_id ${id} not null references users (id) on delete cascade,
  email text not null,
  created_at ${number} not null,
  used_at ${number},
  primary key (issuer, subject)
)${kind};
create unique index openid_links_by_user on openid_links (user_id, issuer);
create table openid_flows (
  key_hash ${id} not null primary key,
  purpose text not null,
  user_id ${id} references users (id) on delete cascade,
  state text not null,
  nonce text not null,
  verifier text not null,
  expires_at ${number} not null
)${kind};
create index openid_flows_by_user on openid_flows (user_id);
create index openid_flows_by_end on openid_flows (expires_at);
create table openid_tickets (
  token_hash ${id} not null primary key,
  issuer ${id} not null,
  subject ${id} not null,
  email text not null,
  expires_at ${number} not null
)${kind};
create index openid_tickets_by_end on openid_tickets (expires_at);
alter table sessions add column openid_at ${number};
`;

/** Who people are to an OpenID server, logins with one that are under way, and when it last confirmed a session. */
export const openid: SharedMigration = {
  number: 44,
  name: 'openid',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
