import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#storage/port.ts';
import { openPostgres, type PostgresOptions } from '#storage/postgres/open.ts';
import { openSqlite } from '#storage/sqlite/open.ts';
import { lendPostgres } from './lent-postgres.ts';
import { pooledThreads } from './pooled-threads.ts';
import { newMigratedDatabase } from './postgres-database.ts';
import { layMigrated } from './sqlite-database.ts';

/** The engine that this project of the test run is about. */
export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

/** The database file of a folder, where the engine keeps one. */
export const databaseFile = (folder: string) => join(folder, 'potluck.sqlite');

/** Opens the database that belongs to a folder, on the engine under test; a new one the first time. PostgreSQL searches what it stores unless it is told more. */
export async function openStorage(
  folder: string,
  more: Partial<PostgresOptions> = {},
): Promise<Storage> {
  if (engine === 'sqlite') {
    const file = databaseFile(folder);
    if (!existsSync(file)) await layMigrated(file);
    return openSqlite({ file, runners: pooledThreads });
  }
  const url = await databaseUrl(folder, newMigratedDatabase);
  return openPostgres({ poolSize: 4, ...more, url });
}

/** The same for a folder that goes with the site: nobody else opens its database once it is closed, so that the next site may have it. */
export async function lendStorage(folder: string): Promise<Storage> {
  if (engine === 'sqlite') return openStorage(folder);
  const { url, storage } = await lendPostgres();
  await writeFile(noteOf(folder), url);
  return storage;
}

/** What makes a server process use that same database, which has the tables of this version unless it is made otherwise. */
export async function databaseSettings(
  folder: string,
  make = newMigratedDatabase,
): Promise<Record<string, string>> {
  return engine === 'sqlite' ? {} : { DATABASE_URL: await databaseUrl(folder, make) };
}

const noteOf = (folder: string) => join(folder, 'database-url');

/** A folder has one database; what it is made with counts the first time alone. */
async function databaseUrl(folder: string, make: () => Promise<string>): Promise<string> {
  const note = noteOf(folder);
  const noted = await readFile(note, 'utf8').catch(() => null);
  if (noted) return noted;
  const url = await make();
  await writeFile(note, url);
  return url;
}
