import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table decisions (
  id ${id} not null primary key,
  kind text not null,
  subject_id ${id} not null,
  user_id ${id} not null references users (id) on delete cascade,
  decided_at ${number} not null,
  decided_by ${id} references users (id) on delete set null,
  rule text,
  reason text not null,
  appeal text,
  appealed_at ${number},
  ruled_at ${number},
  ruled_as text,
  ruling text,
  ended_at ${number}
)${kind};
create index decisions_by_user on decisions (user_id, decided_at, id);
create index decisions_by_decider on decisions (decided_by) where decided_by is not null;
create unique index decisions_standing on decisions (subject_id, kind) where ended_at is null;
`;

/** What moderators decided about what people posted, the appeals against it, and the answers. */
export const decisions: SharedMigration = {
  number: 41,
  name: 'decisions',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
