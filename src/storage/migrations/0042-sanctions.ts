import type { SharedMigration } from './all.ts';

const create = (number: string) => `
alter table decisions add column level text;
alter table decisions add column ends_at ${number};
create index decisions_of_people on decisions (decided_at, id) where level is not null;
`;

/** Warnings, and what keeps somebody from writing or from using the account until a day, are decisions too. */
export const sanctions: SharedMigration = {
  number: 42,
  name: 'sanctions',
  sqlite: create('integer'),
  postgres: create('bigint'),
};
