import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createSearchIndex } from '../search/search-index.ts';
import { type DataSource, type DataTarget, ForeignDatabase } from '../transfer.ts';
import { endFilling, putRows, readRows, requireNewest } from '../transfer-rows.ts';
import { connectToRead, connectToWrite } from './connect.ts';
import { createDb } from './dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { postingsWriter } from './search.ts';

/** Reads a database file as it is now, beside a site that may be writing to it. */
export async function openSqliteSource(file: string): Promise<DataSource> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}`);
  const database = connectToRead(file);
  database.exec('begin');
  // The moment is that of the first read.
  const ran = database.prepare('select max(number) as newest from migrations').get();
  requireNewest(Number(ran?.newest), migrations.length);
  const db = createDb(database);
  return {
    rows: (table, after, limit) => readRows(db, table, after, limit),
    async [Symbol.asyncDispose]() {
      database.close();
    },
  };
}

/** Fills a database file, which is made when absent. */
export async function openSqliteTarget(file: string): Promise<DataTarget> {
  if (existsSync(file) && isForeign(file)) throw new ForeignDatabase();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const database = connectToWrite(file, 'full');
  migrate(database, migrations);
  const db = createDb(database);
  const index = createSearchIndex(postingsWriter);
  return {
    rows: (table, after, limit) => readRows(db, table, after, limit),
    put: (table, rows) => putRows(db, index, table, rows),
    async finish() {
      await endFilling(db);
      database.exec('pragma optimize');
    },
    async [Symbol.asyncDispose]() {
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
}

/** Whether the tables in a file are somebody else's. */
function isForeign(file: string): boolean {
  const database = connectToRead(file);
  try {
    const count = (query: string) => Number(database.prepare(query).get()?.count);
    const ours = `select count(*) as count from pragma_table_info('migrations')
      where name in ('number', 'name', 'ran_at')`;
    return count('select count(*) as count from sqlite_schema') > 0 && count(ours) < 3;
  } finally {
    database.close();
  }
}
