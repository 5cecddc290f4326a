import { constants, DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDb } from './dialect.ts';

/** What FTS5 gives the rows of its own tables once it merges. */
const beyondNumbers = '9009535716950016';

test('writes go on after a row whose id no number can hold', async () => {
  using database = new DatabaseSync(':memory:');
  database.exec('create table words (id integer primary key, word text)');
  const db = createDb(database);
  await db.transaction().execute(async (trx) => {
    await sql`insert into words (id, word) values (${sql.raw(beyondNumbers)}, 'a')`.execute(trx);
    const changed = await sql`update words set word = 'b'`.execute(trx);
    expect(changed.numAffectedRows).toBe(1n);
  });
  const { rows } = await sql<{ word: string }>`select word from words`.execute(db);
  expect(rows).toEqual([{ word: 'b' }]);
});

test('a transaction that SQLite has ended itself fails with its own error, and the next one works', async () => {
  using database = new DatabaseSync(':memory:');
  database.exec('create table words (id integer primary key, word text unique)');
  const db = createDb(database);
  await sql`insert into words (word) values ('a')`.execute(db);
  const failing = db.transaction().execute(async (trx) => {
    await sql`insert or rollback into words (word) values ('a')`.execute(trx);
  });
  await expect(failing).rejects.toThrow(/UNIQUE/);
  await db.transaction().execute((trx) => sql`insert into words (word) values ('b')`.execute(trx));
  expect(database.prepare('select count(*) as n from words').get()?.n).toBe(2);
});

test('rows are objects that are no dictionaries, and have a column that was added since', async () => {
  using database = new DatabaseSync(':memory:');
  database.exec('create table words (id integer primary key, word text)');
  const db = createDb(database);
  await sql`insert into words (word) values ('a')`.execute(db);
  const words = () => sql`select * from words`.execute(db).then(({ rows }) => rows);
  expect(await words()).toEqual([{ id: 1, word: 'a' }]);
  database.exec("alter table words add column language text default 'en'");
  const [row] = await words();
  expect(row).toEqual({ id: 1, word: 'a', language: 'en' });
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
});

test('a query is not planned again for another number of rows', async () => {
  const planned: string[] = [];
  using database = new DatabaseSync(':memory:');
  database.exec(
    'create table words (id integer primary key, word text); create index by_word on words (word)',
  );
  database.setAuthorizer((_action, table) => {
    if (table === 'words') planned.push(table);
    return constants.SQLITE_OK;
  });
  const db = createDb(database);
  const read = (limit: number) =>
    sql`select word from words order by word limit ${limit} offset ${0}`.execute(db);
  await read(1);
  planned.length = 0;
  await read(1);
  await read(2);
  expect(planned).toEqual([]);
});
