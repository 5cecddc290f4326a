import type { SharedMigration } from './all.ts';

const create = (number: string) => `
alter table cleanups add column level text;
alter table cleanups add column ends_at ${number};
alter table cleanups add column accounts integer;
create index cleanup_accounts_wished on cleanup_posts (cleanup_id, user_id) where kind = 'account' and wish is not null;
`;

/** A clean-up can keep the accounts of its set from writing, or close them, until a time. */
export const cleanupAccounts: SharedMigration = {
  number: 49,
  name: 'cleanup-accounts',
  sqlite: create('integer'),
  postgres: create('bigint'),
};
