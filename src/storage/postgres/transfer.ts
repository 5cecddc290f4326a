import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../schema.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { type DataSource, type DataTarget, ForeignDatabase } from '../transfer.ts';
import {
  endFilling,
  putRows,
  readRows,
  requireEmptyOrNewest,
  requireNewest,
} from '../transfer-rows.ts';
import { createDb, createPool } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { Primary } from './primary.ts';
import { postingsWriter } from './search.ts';
import { toStartFailure } from './start-failure.ts';

/** A pool at the primary of the hosts that an address names. */
async function connected(url: string, size: number) {
  const primary = new Primary(url);
  await primary.found();
  const pool = createPool({ url: primary, size, durability: 'full' });
  const end = async () => {
    await Promise.all([pool.end(), primary.end()]);
  };
  return { pool, end };
}

/** Reads a database as it is now, beside sites that may be writing to it. */
export async function openPostgresSource(url: string): Promise<DataSource> {
  const { pool, end } = await connected(url, 1);
  try {
    const begin = createDb(pool).startTransaction().setIsolationLevel('repeatable read');
    const db = await begin.execute();
    try {
      // Photos may be read for long between two reads of rows.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
      requireNewest(await reachedBy(db));
    } catch (error) {
      // The pool ends once its connection has come back.
      await db.rollback().execute();
      throw error;
    }
    return {
      rows: (table, after, limit) => readRows(db, table, after, limit),
      async [Symbol.asyncDispose]() {
        await db.rollback().execute();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw toStartFailure(error);
  }
}

/** The newest migration of a database; 0 where no site has been started on it. */
async function reachedBy(db: Db): Promise<number> {
  const found = await sql<{
    name: string | null;
  }>`select to_regclass('migrations') as name`.execute(db);
  if (found.rows[0]?.name === null) return 0;
  const ran = await sql<{ newest: number }>`select max(number) as newest from migrations`.execute(
    db,
  );
  return Number(ran.rows[0]?.newest);
}

/** Fills a database, whose tables are made when absent. */
export async function openPostgresTarget(url: string): Promise<DataTarget> {
  const { pool, end } = await connected(url, 2);
  const db = createDb(pool);
  const index = createSearchIndex(postingsWriter);
  try {
    if (await isForeign(pool)) throw new ForeignDatabase();
    requireEmptyOrNewest(await reachedBy(db));
    await migrate(pool, migrations);
  } catch (error) {
    await end();
    throw toStartFailure(error);
  }
  return {
    rows: (table, after, limit) => readRows(db, table, after, limit),
    put: (table, rows) => putRows(db, index, table, rows),
    async finish(restoredAt) {
      // Numbers came with their rows, so the next one has to be told.
      await sql`
        select setval(pg_get_serial_sequence('recipes', 'seq'), greatest(max(seq), 1)) from recipes
      `.execute(db);
      await endFilling(db, restoredAt);
      await sql`analyze`.execute(db);
    },
    [Symbol.asyncDispose]: end,
  };
}

/** Whether somebody else's tables are where ours would be made. Extensions bring tables of their own. */
async function isForeign(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ tables: number; ours: number }>(`
    select
      (select count(*) from pg_class
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')) as tables,
      (select count(*) from information_schema.columns
       where table_schema = current_schema() and table_name = 'migrations'
       and column_name in ('number', 'name', 'ran_at')) as ours`);
  return Number(rows[0]?.tables) > 0 && Number(rows[0]?.ours) < 3;
}
