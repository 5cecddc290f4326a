import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import { findUser } from '../features/accounts/accounts.ts';
import { createDb, createPool } from './connect.ts';
import { createTransact } from './transact.ts';

const prepared = sql<{ count: number }>`select count(*) as count from pg_prepared_statements`;
const nobody = 'a'.repeat(24);

test('what comes again is prepared once, and asked all the same where a connection has lost it', async () => {
  const pool = createPool({ url: await newMigratedDatabase(), size: 1, durability: 'full' });
  try {
    const db = createDb(pool);
    const count = async () => Number((await prepared.execute(db)).rows[0]?.count);
    for (let n = 0; n < 3; n += 1) expect(await findUser(db, nobody)).toBeNull();
    expect(await count()).toBe(1);
    await sql`deallocate all`.execute(db);
    expect(await findUser(db, nobody)).toBeNull();
    expect(await count()).toBe(0);
  } finally {
    await pool.end();
  }
});

test('a transaction in which one is lost is run again', async () => {
  const pool = createPool({ url: await newMigratedDatabase(), size: 1, durability: 'full' });
  try {
    const db = createDb(pool);
    await findUser(db, nobody);
    await sql`deallocate all`.execute(db);
    let tries = 0;
    const found = await createTransact(db)(async (db) => {
      tries += 1;
      return findUser(db, nobody);
    });
    expect([found, tries]).toEqual([null, 2]);
  } finally {
    await pool.end();
  }
});
