/**
 * Devices that have logged in to an account, what happened to an account, the one-time links for a
 * new password, and sessions by the time they began.
 */
export const accountSafety = `
create table devices (
  token_hash text collate "C" not null,
  user_id text collate "C" not null references users (id) on delete cascade,
  used_at bigint not null,
  primary key (token_hash, user_id)
);
create index devices_by_user on devices (user_id, used_at);

create table account_events (
  id text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  at bigint not null,
  event text not null
);
create index account_events_by_user on account_events (user_id, at);

create table reset_links (
  user_id text collate "C" primary key references users (id) on delete cascade,
  token_hash text collate "C" not null unique,
  expires_at bigint not null
);

create index sessions_by_begin on sessions (created_at);
`;
