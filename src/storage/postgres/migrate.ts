import type { Pool, PoolClient, QueryConfig } from 'pg';
import { UnfitDatabase } from '../port.ts';
import type { Migration } from './migrations/all.ts';

/** Any number that no other program on the same database uses. */
const lock = 7_685_882_001;

/**
 * Runs the migrations that the database has not seen, all or none. Rejects when the database
 * has seen one that this code does not know: it was written by a newer version.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // An index over millions of rows takes longer than any request may, and so does waiting for it.
    await client.query('set local statement_timeout = 0');
    // Of two processes that start at once, the second waits and finds the work done.
    await patiently(client, 'select pg_advisory_xact_lock($1)', [lock]);
    await runMissing(client, migrations);
    await client.query('commit');
    client.release();
  } catch (error) {
    // The connection goes, and the transaction with it.
    client.release(true);
    throw error;
  }
}

const longestTimer = 2 ** 31 - 1;

/** A query that the driver, too, waits for. */
async function patiently(client: PoolClient, text: string, values: unknown[] = []) {
  await client.query({ text, values, query_timeout: longestTimer } as QueryConfig);
}

async function runMissing(client: PoolClient, migrations: readonly Migration[]): Promise<void> {
  await client.query(`create table if not exists migrations (
    number integer primary key, name text not null, ran_at bigint not null
  )`);
  const newest = migrations.at(-1)?.number ?? 0;
  const ran = await client.query('select coalesce(max(number), 0) as newest from migrations');
  const reached = Number(ran.rows[0]?.newest);
  if (reached > newest) {
    throw new UnfitDatabase(
      `The database was written by a newer version of this site (migration ${reached}; this code knows ${newest}). Start the newer version, or restore an older copy of the data.`,
    );
  }
  for (const { number, name, sql } of migrations) {
    if (number <= reached) continue;
    await patiently(client, sql);
    const record = 'insert into migrations (number, name, ran_at) values ($1, $2, $3)';
    await client.query(record, [number, name, Date.now()]);
  }
}
