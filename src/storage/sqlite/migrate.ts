import type { DatabaseSync } from 'node:sqlite';
import { UnfitDatabase } from '../port.ts';
import type { Migration } from './migrations/all.ts';

/**
 * Runs the migrations that the database has not seen, all or none. Throws when the
 * database has seen one that this code does not know: it was written by a newer version.
 */
export function migrate(database: DatabaseSync, migrations: readonly Migration[]): void {
  // Immediate: of two processes that start at once, the second waits and finds the work done.
  database.exec('begin immediate');
  try {
    runMissing(database, migrations);
    database.exec('commit');
  } catch (error) {
    // A full disk has rolled it back already, and what is said of the disk would be lost.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function runMissing(database: DatabaseSync, migrations: readonly Migration[]): void {
  database.exec(`create table if not exists migrations (
    number integer primary key, name text not null, ran_at integer not null
  ) strict`);
  const newest = migrations.at(-1)?.number ?? 0;
  const ran = database.prepare('select coalesce(max(number), 0) as newest from migrations').get();
  const reached = Number(ran?.newest);
  if (reached > newest) {
    throw new UnfitDatabase(
      `The database was written by a newer version of this site (migration ${reached}; this code knows ${newest}). Start the newer version, or restore an older copy of the data.`,
    );
  }
  const record = database.prepare('insert into migrations (number, name, ran_at) values (?, ?, ?)');
  for (const { number, name, sql } of migrations) {
    if (number <= reached) continue;
    database.exec(sql);
    record.run(number, name, Date.now());
  }
}
