import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool } from '#storage/postgres/connect.ts';
import { migrate as migratePostgres } from '#storage/postgres/migrate.ts';
import { migrations as postgresMigrations } from '#storage/postgres/migrations/all.ts';
import { connectToWrite } from '#storage/sqlite/connect.ts';
import { migrate as migrateSqlite } from '#storage/sqlite/migrate.ts';
import { migrations as sqliteMigrations } from '#storage/sqlite/migrations/all.ts';
import { databaseFile, databaseSettings, engine } from '../engines.ts';
import { newPostgresDatabase } from '../postgres-database.ts';
import { photoBlob } from '../site.ts';

const textOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The first migration of the engine under test, as it would run. */
export const firstMigration = (engine === 'sqlite' ? sqliteMigrations : postgresMigrations).slice(
  0,
  1,
);

/** When the people of that database were last there. */
export const firstDay = Date.UTC(2025, 0, 6, 12);

/**
 * Makes a folder as the first version with migrations left one: only its tables, and the rows
 * that it wrote. Those are kept as texts and are never written anew.
 */
export async function makeFirstDatabase(folder: string): Promise<void> {
  const rows = textOf('rows.sql') + textOf(`postings.${engine}.sql`);
  await (engine === 'sqlite' ? makeFile(folder, rows) : makePostgres(folder, rows));
  const id = '1'.padStart(32, '0');
  const home = join(folder, 'photos', id.slice(0, 2), id);
  await mkdir(home, { recursive: true });
  const bytes = Buffer.from(await (await photoBlob()).arrayBuffer());
  for (const name of ['320.webp', '400.webp', 'social.jpg'])
    await writeFile(join(home, `${id}-${name}`), bytes);
}

async function makeFile(folder: string, rows: string): Promise<void> {
  const database = connectToWrite(databaseFile(folder), 'normal');
  migrateSqlite(database, firstMigration);
  database.exec(rows);
  database.close();
}

async function makePostgres(folder: string, rows: string): Promise<void> {
  const { DATABASE_URL: url = '' } = await databaseSettings(folder, newPostgresDatabase);
  const pool = createPool({ url, size: 1, durability: 'normal' });
  await migratePostgres(pool, firstMigration);
  await pool.query(rows);
  await pool.end();
}
