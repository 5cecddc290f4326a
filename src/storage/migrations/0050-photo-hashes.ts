import type { SharedMigration } from './all.ts';

const create = (id: string, kind: string) => `
create table photo_hashes (
  photo_id ${id} not null primary key,
  band_0 integer,
  band_1 integer,
  band_2 integer,
  band_3 integer
)${kind};
create index photo_hashes_0 on photo_hashes (band_0);
create index photo_hashes_1 on photo_hashes (band_1);
create index photo_hashes_2 on photo_hashes (band_2);
create index photo_hashes_3 on photo_hashes (band_3);
alter table reports add column photo_id ${id};
alter table reports add column like_photo_id ${id};
`;

/** What photos look like, and of which two it is that a hint says they look the same. */
export const photoHashes: SharedMigration = {
  number: 50,
  name: 'photo-hashes',
  sqlite: create('text', ' strict, without rowid'),
  postgres: create('text collate "C"', ''),
};
