import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { expect, test } from 'vitest';
import { newPostgresDatabase } from '#test/support/postgres-database.ts';
import { describeChanges } from '../changes/changes.contract.ts';
import type { StorageUnderTest } from '../suite/fixtures.ts';
import { openPostgres } from './open.ts';
import { canNotify } from './wake-ups.ts';

/** A database of someone whom it refuses notifications, as some that speak PostgreSQL's language do. */
async function newSilentDatabase(): Promise<string> {
  const url = await newPostgresDatabase();
  const name = `silent_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create role ${name} login password '${name}'`);
  await admin.query(`alter database ${admin.database} owner to ${name}`);
  await admin.query('revoke execute on function pg_notify(text, text) from public');
  await admin.end();
  const own = new URL(url);
  [own.username, own.password] = [name, name];
  return own.href;
}

async function ask(url: string): Promise<boolean> {
  const pool = new Pool({ connectionString: url });
  try {
    return await canNotify(pool);
  } finally {
    await pool.end();
  }
}

test('whether a database passes notifications on is found out by trying', async () => {
  expect(await ask(await newPostgresDatabase())).toBe(true);
  expect(await ask(await newSilentDatabase())).toBe(false);
});

test('a database that does not answer is no database without notifications', async () => {
  await expect(ask('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});

async function openSilent(): Promise<StorageUnderTest> {
  const options = { url: await newSilentDatabase() };
  const storage = await openPostgres(options);
  return {
    storage,
    reopen: () => Promise.reject(new Error('Nothing here reopens')),
    elsewhere: { engine: 'postgres', options },
    [Symbol.asyncDispose]: () => storage[Symbol.asyncDispose](),
  };
}

describeChanges(openSilent);
