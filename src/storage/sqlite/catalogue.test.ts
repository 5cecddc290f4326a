import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migratedSqlite } from '#test/support/databases-of-before.ts';
import { type CatalogueTable, findUndescribed } from '../suite/catalogue.ts';

/** Full-text indexes with the tables behind them, the migrations, and SQLite's own. */
const ownTable = /^(search_(names|all)(_\w+)?|migrations|sqlite_\w+)$/;

const own = (name: string) => ownTable.test(name);

function readCatalogue(database: DatabaseSync): CatalogueTable[] {
  const names = (sql: string, ...values: string[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => String(row.name));
  const listed = names(`select name from sqlite_schema where type = 'table'`);
  return listed.map((name) => {
    const primary = names(`select name from pragma_table_info(?) where pk > 0`, name);
    const indexes = names(`select name from pragma_index_list(?) where "unique" = 1`, name);
    return {
      name,
      columns: names('select name from pragma_table_info(?)', name),
      refers: database
        .prepare(`select "table" as "to", on_delete from pragma_foreign_key_list(?)`)
        .all(name)
        .map((row) => ({ to: String(row.to), onDelete: String(row.on_delete) })),
      unique: [
        primary,
        ...indexes.map((index) => names('select name from pragma_index_info(?)', index)),
      ],
    };
  });
}

test('every table of a SQLite database is described, column by column', () => {
  expect(findUndescribed(readCatalogue(migratedSqlite()), own)).toEqual([]);
});

test.each([
  [
    'a table that nobody described',
    'create table forgotten (id text primary key) strict',
    'forgotten: no tables.ts describes it, or its tables are not in schema.ts',
  ],
  [
    'a table that no migration makes',
    'drop table saves',
    'saves: no migration of this engine makes it',
  ],
  [
    'a column that nobody described',
    'alter table saves add column forgotten text',
    'saves: column forgotten is not in its tables.ts',
  ],
  [
    'a column that no migration makes',
    'alter table contact_messages drop column subject',
    'contact_messages: column subject is in no migration of this engine',
  ],
  [
    'a reference that nobody described',
    'alter table contact_messages add column by text references users (id) on delete cascade',
    "contact_messages: `refers` lacks 'users'",
  ],
  [
    'a table that refers to nobody in the database',
    'drop table saves; create table saves (user_id, recipe_id, saved_at, primary key (user_id, recipe_id))',
    'saves: no column of this engine references users',
  ],
  [
    'a table whose rows would stay when their person goes',
    'drop table reset_links; create table reset_links (user_id primary key references users (id), token_hash, expires_at)',
    'reset_links: its rows stay when theirs of users goes: it lacks `on delete`',
  ],
  [
    'a table whose rows cannot be told apart',
    'drop table notes; create table notes (key, value)',
    'notes: its key (key) is neither primary nor unique: rows cannot be told apart',
  ],
])('%s is named', (_what, sql, message) => {
  const database = migratedSqlite();
  database.exec('pragma foreign_keys = off');
  database.exec(sql);
  expect(findUndescribed(readCatalogue(database), own)).toContain(message);
});
