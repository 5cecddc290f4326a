import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: (isKeyed: boolean) => string) => `
alter table users add column email_verified_at ${number};
create table mails (
  id ${id} not null primary key,
  user_id ${id} not null references users (id) on delete cascade,
  kind text not null,
  message_id text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  unsubscribe text,
  created_at ${number} not null,
  next_try_at ${number} not null,
  give_up_at ${number} not null,
  tries integer not null,
  sent_at ${number},
  failed text
)${kind(false)};
create index mails_waiting on mails (next_try_at, id) where sent_at is null and failed is null;
create index mails_by_user on mails (user_id);
create index mails_by_age on mails (created_at);
create table email_links (
  user_id ${id} not null primary key references users (id) on delete cascade,
  token_hash ${id} not null unique,
  email text not null,
  expires_at ${number} not null,
  used_at ${number}
)${kind(true)};
`;

/** Proven addresses, the links that prove them, and the outbox of mails: gone with the account. */
export const mails: SharedMigration = {
  number: 23,
  name: 'mails',
  sqlite: create('text', 'integer', (isKeyed) => (isKeyed ? ' strict, without rowid' : ' strict')),
  postgres: create('text collate "C"', 'bigint', () => ''),
};
