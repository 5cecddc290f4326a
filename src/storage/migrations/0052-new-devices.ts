import type { SharedMigration } from './all.ts';

const add = (number: string) => `
alter table devices add column name text not null default '';
alter table devices add column language text not null default '';
alter table devices add column first_at ${number} not null default 0;
alter table devices add column told_at ${number} default 0;
update devices set first_at = used_at;
create index devices_untold on devices (first_at) where told_at is null;
`;

/** When a device first logged in to an account, and whether its person was mailed of it; of those from before nothing is told. */
export const newDevices: SharedMigration = {
  number: 52,
  name: 'new-devices',
  sqlite: add('integer'),
  postgres: add('bigint'),
};
