import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import * as postgres from '#storage/postgres/migrate.ts';
import { migrations as postgresMigrations } from '#storage/postgres/migrations/all.ts';
import * as sqlite from '#storage/sqlite/migrate.ts';
import { migrations as sqliteMigrations } from '#storage/sqlite/migrations/all.ts';
import { newPostgresDatabase } from './postgres-database.ts';

/** The migrations before the named one. */
function before<T extends { name: string }>(all: readonly T[], named: string): T[] {
  const at = all.findIndex(({ name }) => name === named);
  if (at < 0) throw new Error(`no migration is named ${named}`);
  return all.slice(0, at);
}

/** A SQLite database in memory with the tables of this version. */
export function migratedSqlite(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.function('folded', (text) => text);
  sqlite.migrate(database, sqliteMigrations);
  return database;
}

/** A SQLite database that was written to before the named migration, and has come to this version since. */
export function sqliteOfBefore(named: string, written: string): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  sqlite.migrate(database, before(sqliteMigrations, named));
  database.exec(written);
  sqlite.migrate(database, sqliteMigrations);
  return database;
}

/** The same of PostgreSQL: what asks it for rows, until it is disposed of. */
export async function postgresOfBefore(named: string, written: string) {
  const pool = new Pool({ connectionString: await newPostgresDatabase() });
  const end = () => pool.end();
  try {
    await postgres.migrate(pool, before(postgresMigrations, named));
    await pool.query(written);
    await postgres.migrate(pool, postgresMigrations);
  } catch (error) {
    await end();
    throw error;
  }
  const rows = async (asked: string) => (await pool.query(asked)).rows;
  return { rows, [Symbol.asyncDispose]: end };
}
