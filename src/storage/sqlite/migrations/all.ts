import { sharedMigrations } from '../../migrations/all.ts';
import { firstTables } from './0001-first-tables.ts';
import { operations } from './0002-operations.ts';
import { listIndexes } from './0003-list-indexes.ts';
import { actsKeepNames } from './0004-acts-keep-names.ts';
import { accountSafety } from './0005-account-safety.ts';
import { deletionByOwner } from './0006-deletion-by-owner.ts';

export type Migration = { number: number; name: string; sql: string };

/** Every migration in order, listed by hand. A released one is never edited. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'first-tables', sql: firstTables },
  { number: 2, name: 'operations', sql: operations },
  { number: 3, name: 'list-indexes', sql: listIndexes },
  { number: 4, name: 'acts-keep-names', sql: actsKeepNames },
  { number: 5, name: 'account-safety', sql: accountSafety },
  { number: 6, name: 'deletion-by-owner', sql: deletionByOwner },
  ...sharedMigrations.map(({ sqlite: sql, ...migration }) => ({ ...migration, sql })),
];
