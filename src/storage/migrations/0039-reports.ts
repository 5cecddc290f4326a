import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table queue_entries (
  id ${id} not null primary key,
  kind text not null,
  subject_id ${id} not null,
  user_id ${id} references users (id) on delete cascade,
  recipe_id ${id} references recipes (id) on delete cascade,
  opened_at ${number} not null,
  settled_at ${number},
  settled_as text,
  settled_reason text
)${kind};
create unique index queue_entries_by_subject on queue_entries (subject_id, kind);
create index queue_entries_open on queue_entries (opened_at, id) where settled_at is null;
create index queue_entries_settled on queue_entries (settled_at, id) where settled_at is not null;
create index queue_entries_by_user on queue_entries (user_id) where user_id is not null;
create index queue_entries_by_recipe on queue_entries (recipe_id) where recipe_id is not null;

create table reports (
  id ${id} not null primary key,
  entry_id ${id} not null references queue_entries (id) on delete cascade,
  reason text not null,
  note text not null,
  created_at ${number} not null
)${kind};
create index reports_by_entry on reports (entry_id, created_at);
`;

/** What was reported and what people wrote to the site, in one queue. Nobody who reports is kept. */
export const reports: SharedMigration = {
  number: 39,
  name: 'reports',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
