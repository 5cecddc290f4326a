import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, keyed: string) => `
create table blocks (
  user_id ${id} not null references users (id) on delete cascade,
  other_id ${id} not null references users (id) on delete cascade,
  kind text not null check (kind in ('mute', 'block')),
  made_at ${number} not null,
  primary key (user_id, other_id)
)${keyed};
create index blocks_by_other on blocks (other_id);
`;

/** Whom people mute and block, gone with either account. */
export const blocks: SharedMigration = {
  number: 45,
  name: 'blocks',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
