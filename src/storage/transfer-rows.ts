import { type RawBuilder, sql } from 'kysely';
import { keptDays } from '#domain/accounts/kept-days.ts';
import { dayMs } from '#domain/spans.ts';
import { addToCounts } from './features/recipes/counts.ts';
import { findAnyRecipe } from './features/recipes/reads.ts';
import { recountAllRatings } from './features/reviews/ratings.ts';
import { newestMigration } from './migrations/all.ts';
import { UnfitDatabase } from './port.ts';
import { type Db, type TableName, tables } from './schema.ts';
import type { SearchIndex } from './search/search-index.ts';
import { fillingNote, type Row, type RowKey, type Value } from './transfer.ts';

function keyOf(table: TableName): readonly string[] {
  return tables[table].key;
}

/** Refuses a database whose tables are those of another version. */
export function requireNewest(reached: number): void {
  if (reached === newestMigration) return;
  if (reached > newestMigration) {
    throw new UnfitDatabase(
      `The database was written by a newer version of this site (migration ${reached}; this code knows ${newestMigration}). Run this with the newer version.`,
    );
  }
  throw new UnfitDatabase(
    `The database is at migration ${reached}, and this version needs ${newestMigration}: start the site on it once, or use the version it was written by.`,
  );
}

/** Refuses to fill a database that a site of another version was started on: no command brings one to another version. */
export function requireEmptyOrNewest(reached: number): void {
  if (reached > 0) requireNewest(reached);
}

/** Works out what comes from all rows together, and notes no longer that the database is being filled. */
export async function endFilling(db: Db, restoredAt?: number): Promise<void> {
  await recountAllRatings(db);
  // At once: with the one and not the other it could not be gone on with, for it is not the backup's any more.
  await db.transaction().execute(async (db) => {
    if (restoredAt !== undefined) {
      const ends_at = restoredAt + keptDays.grace * dayMs;
      await db.updateTable('leavings').set({ ends_at }).where('ends_at', '<', ends_at).execute();
    }
    await db.deleteFrom('notes').where('key', '=', fillingNote).execute();
  });
}

/** The key of a row. */
export function rowKey(table: TableName, row: Row): RowKey {
  return keyOf(table).map((column) => row[column] ?? null);
}

/** Rows in the order of their keys, after a key. */
export async function readRows(
  db: Db,
  table: TableName,
  after: RowKey | null,
  limit: number,
): Promise<Row[]> {
  const columns = list(keyOf(table).map((column) => sql.ref(column)));
  const behind = after
    ? sql`where (${columns}) > (${list(after.map((value) => sql`${value}`))})`
    : sql``;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} ${behind} order by ${columns} limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row }));
}

/** Adds rows whose keys are not there yet, in one transaction; recipes with all that follows from them. */
export async function putRows(
  db: Db,
  index: SearchIndex,
  table: TableName,
  rows: Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.transaction().execute(async (db) => {
    for (const row of rows) {
      const isNew = await insert(db, table, row);
      if (isNew && table === 'recipes' && row.removed_at === null) await follow(db, index, row);
    }
  });
}

async function insert(db: Db, table: TableName, row: Row): Promise<boolean> {
  const names = list(Object.keys(row).map((column) => sql.ref(column)));
  const values = list(Object.values(row).map((value: Value) => sql`${value}`));
  const key = list(keyOf(table).map((column) => sql.ref(column)));
  const { rows } = await sql`
    insert into ${sql.table(table)} (${names}) values (${values})
    on conflict (${key}) do nothing returning 1 as added
  `.execute(db);
  return rows.length > 0;
}

async function follow(db: Db, index: SearchIndex, row: Row): Promise<void> {
  // As it stands there now: a backup from before a column came does not have it.
  const recipe = await findAnyRecipe(db, String(row.id));
  if (!recipe) return;
  await index.put(db, Number(row.seq), recipe);
  await addToCounts(db, recipe);
}

function list(parts: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(parts, sql`, `);
}
