import type { SharedMigration } from './all.ts';

const create = 'alter table cleanup_posts add column waited text;';

/** What waited for a look when a clean-up hid it waits again once that is undone. */
export const cleanupWaits: SharedMigration = {
  number: 53,
  name: 'cleanup-waits',
  sqlite: create,
  postgres: create,
};
