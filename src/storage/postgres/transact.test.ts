import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import { addToCounts } from '../features/recipes/counts.ts';
import { together } from '../queries/together.ts';
import type { Db } from '../schema.ts';
import { createDb, createPool, createWriteDb } from './connect.ts';
import { createTransact } from './transact.ts';

let pool: ReturnType<typeof createPool>;
let db: Db;

beforeAll(async () => {
  pool = createPool({ url: await newMigratedDatabase(), size: 1, durability: 'full' });
  db = createDb(pool);
});
afterAll(() => pool.end());
beforeEach(async () => {
  await sql`drop table if exists words`.execute(db);
  await sql`create table words (word text primary key)`.execute(db);
});

const add = (db: Db, word: string) => sql`insert into words (word) values (${word})`.execute(db);
const adding = (db: Db, word: string) => sql`insert into words (word) values (${word})`.compile(db);
const words = async () =>
  (await sql<{ word: string }>`select word from words order by word`.execute(db)).rows.map(
    ({ word }) => word,
  );

test('steps that go together see what those before them have done', async () => {
  const seen = await createTransact(createWriteDb(pool))((db) =>
    together(
      db,
      () => add(db, 'a'),
      async () =>
        (await sql<{ n: number }>`select count(*) as n from words`.execute(db)).rows[0]?.n,
      () => add(db, 'b'),
    ),
  );
  expect(seen[1]).toBe(1);
  expect(await words()).toEqual(['a', 'b']);
});

test('where one of them fails nothing is written, and it is the one that is told', async () => {
  const nonsense = (db: Db) => sql`select nonsense`.execute(db);
  const failing = createTransact(createWriteDb(pool))((db) =>
    together(
      db,
      () => add(db, 'a'),
      () => nonsense(db),
      async () => {
        await add(db, 'b');
        await add(db, 'c');
      },
    ),
  );
  await expect(failing).rejects.toThrow('nonsense');
  expect(await words()).toEqual([]);
  expect(pool.idleCount).toBe(1);
});

test('what is left for the end is written with the rest, or nothing is', async () => {
  const writing = createWriteDb(pool);
  const transact = createTransact(writing);
  const write = (last: string) =>
    transact(
      (db) => add(db, 'a'),
      () => [adding(writing, last), adding(writing, 'z')],
    );
  await expect(write('b')).resolves.toBeDefined();
  await sql`delete from words`.execute(db);
  const nonsense = sql`select nonsense`.compile(writing);
  const failing = transact(
    (db) => add(db, 'a'),
    () => [nonsense, adding(writing, 'z')],
  );
  await expect(failing).rejects.toThrow('nonsense');
  expect(await words()).toEqual([]);
});

test('a failure that is passed over fails the transaction all the same', async () => {
  const passedOver = createTransact(createWriteDb(pool))(async (db) => {
    await add(db, 'a');
    await sql`select nonsense`.execute(db).catch(() => undefined);
  });
  await expect(passedOver).rejects.toThrow('The transaction had failed');
  expect(await words()).toEqual([]);
});

test('nothing goes on in a transaction that is over', async () => {
  let inside: Db | undefined;
  await createTransact(createWriteDb(pool))(async (db) => {
    inside = db;
    await add(db, 'a');
  });
  await expect(add(inside as Db, 'b')).rejects.toThrow('The transaction is over');
  expect(await words()).toEqual(['a']);
});

test('a statement that is lost at the end is not run behind a transaction that has failed', async () => {
  const writing = createWriteDb(pool);
  const transact = createTransact(writing);
  const counted = { categoryId: 'cat', userId: 'user', unlisted: false };
  const count = (n: number) =>
    transact(
      // Another each time, so that it is never prepared.
      (db) => sql`select ${sql.lit(n)}`.execute(db),
      () => [
        sql`update recipe_counts set count = count + 1 where user_id = 'user'`.compile(writing),
      ],
    );
  await addToCounts(db, counted);
  // Often enough to be prepared.
  for (let n = 0; n < 10; n += 1) await count(n);
  await sql`deallocate all`.execute(db);
  await count(10);
  const { rows } = await sql<{ count: number }>`
    select count from recipe_counts where user_id = 'user' and category_id = ''
  `.execute(db);
  expect(Number(rows[0]?.count)).toBe(12);
});

test('many that wait for each other in circles are all written in the end', async () => {
  const url = await newMigratedDatabase();
  const many = createPool({ url, size: 16, durability: 'full' });
  // A circle is looked for after a second otherwise.
  await many.query(
    `alter database ${new URL(url).pathname.slice(1)} set deadlock_timeout = '20ms'`,
  );
  await many.query('create table met (word text primary key, times int not null)');
  await many.query(`insert into met values ('a', 0), ('b', 0)`);
  const transact = createTransact(createWriteDb(many));
  const count = async (db: Db, word: string) => {
    await sql`update met set times = times + 1 where word = ${word}`.execute(db);
    await wait(30);
  };
  const written = Array.from({ length: 16 }, (_, n) =>
    transact(async (db) => {
      for (const word of n % 2 === 0 ? ['a', 'b'] : ['b', 'a']) await count(db, word);
    }),
  );
  const outcomes = await Promise.allSettled(written);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await many.query('select sum(times)::int as sum from met')).rows).toEqual([{ sum: 32 }]);
  await many.end();
});
