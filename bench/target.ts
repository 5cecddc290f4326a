import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fillFacets } from '#storage/facets/fill.ts';
import { createPool, createDb as createServerDb } from '#storage/postgres/connect.ts';
import { openPostgresTarget } from '#storage/postgres/transfer.ts';
import { noLocks } from '#storage/row-locks.ts';
import type { Db, TableName } from '#storage/schema.ts';
import { createSearchIndex } from '#storage/search/search-index.ts';
import { connectToWrite } from '#storage/sqlite/connect.ts';
import { createDb } from '#storage/sqlite/dialect.ts';
import { migrate } from '#storage/sqlite/migrate.ts';
import { migrations } from '#storage/sqlite/migrations/all.ts';
import { postingsWriter } from '#storage/sqlite/search.ts';
import type { DataTarget, Row } from '#storage/transfer.ts';
import { endFilling, putRows } from '#storage/transfer-rows.ts';
import { repeatRecipes } from './repeat.ts';

/** `add` takes new rows from which nothing follows, many at once. `lastSeq` is the number of the last recipe there, which a site may have published meanwhile. */
export type Target = Pick<DataTarget, 'put' | 'finish'> &
  AsyncDisposable & {
    add: (table: TableName, rows: Row[]) => Promise<void>;
    lastSeq: number;
    /** Puts recipes under their terms, on a server; a file works that out with `put`. */
    index?: (recipes: { seq: number; names: string[]; all: string[] }[]) => Promise<void>;
    /** Adds recipes that repeat those which differ, where the engine can copy them. */
    repeat?: (recipes: Parameters<typeof repeatRecipes>[1]) => void;
  };

/** Recipes in one transaction: a full-text index is merged once for all of them. */
export const batchSize = 2_000;

/** Puts rows in one transaction after another. */
export async function inBatches<T>(all: T[], put: (batch: T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += batchSize) {
    await put(all.slice(start, start + batchSize));
  }
}

/** Opens a database that is to be filled: a file, or the address of a PostgreSQL. */
export async function openTarget(place: string): Promise<Target> {
  return place.startsWith('postgres:') ? openServer(place) : openFile(place);
}

async function openServer(url: string): Promise<Target> {
  const target = await openPostgresTarget(url);
  const pool = createPool({ url, size: 1, durability: 'normal' });
  const { rows } = await pool.query('select coalesce(max(seq), 0) as seq from recipes');
  const lastSeq = Number(rows[0]?.seq);
  if (lastSeq === 0) await startFacets(createServerDb(pool));
  return {
    ...target,
    async add(table, rows) {
      const names = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`);
      await pool.query(
        `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
        [JSON.stringify(rows)],
      );
    },
    async index(recipes) {
      const vector = (of: string) =>
        `array_to_tsvector(array(select jsonb_array_elements_text(recipe->'${of}')))`;
      await pool.query(
        `insert into search_postings (seq, names, terms)
          select (recipe->>'seq')::bigint, ${vector('names')}, ${vector('all')}
          from jsonb_array_elements($1) as recipe`,
        [JSON.stringify(recipes)],
      );
    },
    async finish() {
      await target.finish();
      await pool.query(
        "select setval(pg_get_serial_sequence('search_words', 'id'), greatest(max(id), 1)) from search_words",
      );
    },
    lastSeq,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await target[Symbol.asyncDispose]();
    },
  };
}

/** An empty database has all its facets, and what comes has them with its recipes: without this note a site would make all of them anew. */
async function startFacets(db: Db): Promise<void> {
  // No recipe is there that would be put into it.
  const index = createSearchIndex(postingsWriter);
  await fillFacets({ db, locks: noLocks, index }, 1, { startedAt: Date.now(), at: Date.now() });
}

/** Quicker than a restore: a generated database that a power cut breaks is generated anew. */
async function openFile(file: string): Promise<Target> {
  mkdirSync(dirname(file), { recursive: true });
  const database = connectToWrite(file, 'normal');
  database.exec('pragma synchronous = off; pragma cache_size = -400000');
  migrate(database, migrations);
  const db = createDb(database);
  const index = createSearchIndex(postingsWriter);
  const last = database.prepare('select coalesce(max(seq), 0) as seq from recipes').get();
  const lastSeq = Number(last?.seq);
  if (lastSeq === 0) await startFacets(db);
  return {
    lastSeq,
    put: (table, rows) => putRows(db, index, table, rows),
    repeat: (recipes) => repeatRecipes(database, recipes),
    async add(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const places = columns.map(() => '?');
      const insert = database.prepare(
        `insert into ${table} (${columns}) values (${places}) on conflict do nothing`,
      );
      database.exec('begin');
      for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
      database.exec('commit');
    },
    async finish() {
      await endFilling(db);
      database.exec('pragma optimize; pragma wal_checkpoint(truncate)');
    },
    async [Symbol.asyncDispose]() {
      database.close();
    },
  };
}
