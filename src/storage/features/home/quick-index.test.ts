import { expect, test } from 'vitest';
import { migratedSqlite } from '#test/support/databases-of-before.ts';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import { createPool } from '../../postgres/connect.ts';
import { createDb } from '../../sqlite/dialect.ts';
import { timeColumns } from '../recipes/time-columns.ts';
import { listQuickRecipes } from './home.ts';

/** The times of which an index adds up the total. */
const timesIn = (index: unknown): string[] =>
  [...new Set(String(index).match(/\w+_minutes/g))].toSorted();
const missing =
  'what the index recipes_quick adds up: a migration of both engines makes it anew with every time of recipe-times.ts';

test('the index of quick recipes adds up every time that a recipe may tell, on SQLite', () => {
  using database = migratedSqlite();
  const index = database.prepare("select sql from sqlite_schema where name = 'recipes_quick'");
  expect(timesIn(index.get()?.sql), missing).toEqual(timeColumns.toSorted());
});

test('the index of quick recipes adds up every time that a recipe may tell, on PostgreSQL', async () => {
  const pool = createPool({ url: await newMigratedDatabase(), size: 1, durability: 'full' });
  try {
    const { rows } = await pool.query(
      "select indexdef from pg_indexes where indexname = 'recipes_quick'",
    );
    expect(timesIn(rows[0]?.indexdef), missing).toEqual(timeColumns.toSorted());
  } finally {
    await pool.end();
  }
});

test('what Home draws from is read along the index of quick recipes alone', async () => {
  using database = migratedSqlite();
  const asked: string[] = [];
  const prepare = database.prepare.bind(database);
  database.prepare = (text) => {
    asked.push(text);
    return prepare(text);
  };
  await listQuickRecipes(createDb(database), '0');
  const steps = asked
    .flatMap((text) => prepare(`explain query plan ${text}`).all())
    .map(({ detail }) => String(detail))
    .filter((detail) => / recipes\b/.test(detail));
  expect(steps).not.toEqual([]);
  for (const step of steps) expect(step).toMatch(/ USING (COVERING )?INDEX recipes_quick/);
});
