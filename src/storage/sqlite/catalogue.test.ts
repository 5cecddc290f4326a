import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type CatalogueTable, expectDescribed } from '../suite/catalogue.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';

/** Full-text indexes with the tables behind them, the migrations, and SQLite's own. */
const ownTable = /^(search_(names|all)(_\w+)?|migrations|sqlite_\w+)$/;

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
      refers: [...new Set(names(`select "table" as name from pragma_foreign_key_list(?)`, name))],
      unique: [
        primary,
        ...indexes.map((index) => names('select name from pragma_index_info(?)', index)),
      ],
    };
  });
}

function migrated(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.function('folded', (text) => text);
  migrate(database, migrations);
  return database;
}

test('every table of a SQLite database is described, column by column', () => {
  expectDescribed(readCatalogue(migrated()), (name) => ownTable.test(name));
});

test('a table or a column that nobody described is found', () => {
  const database = migrated();
  database.exec('create table forgotten (id text primary key) strict');
  const compare = () => expectDescribed(readCatalogue(database), (name) => ownTable.test(name));
  expect(compare).toThrow('every table has its description');
  database.exec('drop table forgotten; alter table saves add column forgotten text');
  expect(compare).toThrow('columns of saves');
});
