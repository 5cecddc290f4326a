import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { UnfitDatabase } from '../port.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { type DataSource, type DataTarget, ForeignDatabase } from '../transfer.ts';
import {
  endFilling,
  putRows,
  readRows,
  requireEmptyOrNewest,
  requireNewest,
} from '../transfer-rows.ts';
import { connectToRead, connectToWrite } from './connect.ts';
import { createDb } from './dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { postingsWriter } from './search.ts';

/** Reads a database file as it is now, beside a site that may be writing to it. */
export async function openSqliteSource(file: string): Promise<DataSource> {
  if (!existsSync(file)) throw new UnfitDatabase(`There is no database at ${file}`);
  const database = connectToRead(file);
  try {
    database.exec('begin');
    // The moment is that of the first read.
    requireNewest(reachedBy(database));
  } catch (error) {
    database.close();
    throw error;
  }
  const db = createDb(database);
  return {
    rows: (table, after, limit) => readRows(db, table, after, limit),
    async [Symbol.asyncDispose]() {
      database.close();
    },
  };
}

/** The newest migration of a database; 0 where no site has been started on it. */
function reachedBy(database: DatabaseSync): number {
  const tables = "select 1 from sqlite_schema where name = 'migrations'";
  if (!database.prepare(tables).get()) return 0;
  const ran = database.prepare('select max(number) as newest from migrations').get();
  return Number(ran?.newest);
}

/** Fills a database file, which is made when absent. */
export async function openSqliteTarget(file: string): Promise<DataTarget> {
  if (existsSync(file)) requireOurs(file);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const database = connectToWrite(file, 'full');
  migrate(database, migrations);
  const db = createDb(database);
  const index = createSearchIndex(postingsWriter);
  return {
    rows: (table, after, limit) => readRows(db, table, after, limit),
    put: (table, rows) => putRows(db, index, table, rows),
    async finish(restoredAt) {
      await endFilling(db, restoredAt);
      database.exec('pragma optimize');
    },
    async [Symbol.asyncDispose]() {
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
}

/** Refuses a file with tables of somebody else or of another version. */
function requireOurs(file: string): void {
  const database = connectToRead(file);
  try {
    const count = (query: string) => Number(database.prepare(query).get()?.count);
    const ours = `select count(*) as count from pragma_table_info('migrations')
      where name in ('number', 'name', 'ran_at')`;
    const tables = count('select count(*) as count from sqlite_schema');
    if (tables > 0 && count(ours) < 3) throw new ForeignDatabase();
    requireEmptyOrNewest(reachedBy(database));
  } finally {
    database.close();
  }
}
