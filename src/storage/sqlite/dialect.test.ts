import { DatabaseSync } from 'node:sqlite';
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
