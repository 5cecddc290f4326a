import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: (isKeyed: boolean) => string) => `
create table notifications (
  id ${id} not null primary key,
  user_id ${id} not null references users (id) on delete cascade,
  kind text not null,
  grouped ${id} not null,
  actor_id ${id} references users (id) on delete cascade,
  recipe_id ${id} references recipes (id) on delete cascade,
  subject_id ${id},
  detail text,
  created_at ${number} not null,
  read_at ${number},
  mailed_at ${number}
)${kind(false)};
create index notifications_by_user on notifications (user_id, id);
create index notifications_unread on notifications (user_id, grouped) where read_at is null;
create index notifications_to_mail on notifications (user_id, id) where mailed_at is null;
create index notifications_by_actor on notifications (actor_id, user_id);
create index notifications_by_recipe on notifications (recipe_id);
create index notifications_by_subject on notifications (subject_id);
create table notification_settings (
  user_id ${id} not null references users (id) on delete cascade,
  kind text not null,
  site integer not null,
  mail text not null,
  primary key (user_id, kind)
)${kind(true)};
`;

/** What people are told and what they want to be told of: gone with account and recipe. */
export const notifications: SharedMigration = {
  number: 21,
  name: 'notifications',
  sqlite: create('text', 'integer', (isKeyed) => (isKeyed ? ' strict, without rowid' : ' strict')),
  postgres: create('text collate "C"', 'bigint', () => ''),
};
