import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table cleanups (
  id ${id} not null primary key,
  at ${number} not null,
  actor_id ${id} references users (id) on delete set null,
  user_id ${id} references users (id) on delete cascade,
  since ${number} not null,
  until ${number} not null,
  rule text,
  reason text not null,
  posts integer not null,
  people integer not null,
  undone_at ${number}
)${kind};
create index cleanups_by_time on cleanups (at, id);
create index cleanups_by_actor on cleanups (actor_id) where actor_id is not null;
create index cleanups_by_user on cleanups (user_id) where user_id is not null;
create table cleanup_posts (
  cleanup_id ${id} not null references cleanups (id) on delete cascade,
  kind ${id} not null,
  post_id ${id} not null,
  user_id ${id} not null references users (id) on delete cascade,
  wish ${id},
  hidden_at ${number},
  primary key (cleanup_id, kind, post_id)
)${kind};
create index cleanup_posts_by_user on cleanup_posts (user_id, cleanup_id);
create index cleanup_posts_wished on cleanup_posts (cleanup_id, user_id) where wish is not null;
alter table decisions add column cleanup_id ${id} references cleanups (id) on delete set null;
create index decisions_by_cleanup on decisions (cleanup_id, user_id) where cleanup_id is not null;
`;

/** Sets of posts that a moderator has hidden at once, and what was decided about their writers by that. */
export const cleanups: SharedMigration = {
  number: 46,
  name: 'cleanups',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
