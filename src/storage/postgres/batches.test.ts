import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import { findUser } from '../features/accounts/accounts.ts';
import { composed } from '../queries/composed.ts';
import { createPool, createReadDb } from './connect.ts';

const nobody = 'a'.repeat(24);
const tenthOf = composed((db, n: number) => ({
  compile: () => sql<{ part: number }>`select 10 / cast(${n} as integer) as part`.compile(db),
}));
const endOwnConnection = composed((db, n: number) => ({
  compile: () =>
    sql<unknown>`select pg_terminate_backend(pg_backend_pid()) where ${n} > 0`.compile(db),
}));

async function open(size: number) {
  const pool = createPool({ url: await newMigratedDatabase(), size, durability: 'full' });
  return { pool, db: createReadDb(pool), [Symbol.asyncDispose]: () => pool.end() };
}

test('short reads of one turn share connections, and each has its own answer', async () => {
  await using opened = await open(10);
  const { pool, db } = opened;
  const found = await Promise.all([1, 2, 5, 10, 1].map((n) => tenthOf(db, n)));
  expect(found).toEqual([10, 5, 2, 1, 10].map((part) => [{ part }]));
  expect(pool.totalCount).toBe(2);
});

test('one that is refused fails alone', async () => {
  await using opened = await open(1);
  const { db } = opened;
  const told = await Promise.allSettled([1, 0, 2].map((n) => tenthOf(db, n)));
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await tenthOf(db, 10)).toEqual([{ part: 1 }]);
});

test('those that share a connection which is lost fail, and later ones have another', async () => {
  await using opened = await open(1);
  const { db } = opened;
  const told = await Promise.allSettled([endOwnConnection(db, 1), findUser(db, nobody)]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await findUser(db, nobody)).toBeNull();
});

test('a read whose prepared statement is lost is asked all the same', async () => {
  await using opened = await open(1);
  const { db } = opened;
  await findUser(db, nobody);
  await sql`deallocate all`.execute(db);
  const asked = [findUser(db, nobody), findUser(db, nobody)];
  expect(await Promise.all(asked)).toEqual([null, null]);
});

test('where no connection is to be had all fail, and none waits for ever', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/nothing';
  const pool = createPool({ url, size: 1, durability: 'full' });
  const db = createReadDb(pool);
  const told = await Promise.allSettled([findUser(db, nobody), tenthOf(db, 1)]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await pool.end();
});
