import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { callCommand } from '#test/support/called-command.ts';
import { databaseFile } from '#test/support/engines.ts';
import { newPostgresDatabase } from '#test/support/postgres-database.ts';
import { layMigrated } from '#test/support/sqlite-database.ts';
import { runData } from '../../scripts/moving/run.ts';

test('a site is never copied into what another program keeps, nor out of it, and no connection is left there', async () => {
  const [from, to] = [await newFolder(), await newFolder()];
  await layMigrated(databaseFile(from));
  const database = new DatabaseSync(databaseFile(to));
  database.exec('create table migrations (id integer, migration text)');
  database.close();
  const postgres = await newPostgresDatabase();
  const client = new Client(postgres);
  await client.connect();
  await client.query('create table orders (id integer)');
  // Of several hosts each is looked at all the time, over a connection more.
  const hosts = postgres.replace(/(?<=@|\/\/)([^@/]+)(?=\/)/, '$1,127.0.0.1:9');
  const own = `sqlite:${databaseFile(from)}`;
  const photos = ['--photos-from', join(from, 'photos'), '--photos-to', join(to, 'photos')];
  for (const [source, target, told] of [
    [own, `sqlite:${databaseFile(to)}`, 'holds tables of another program'],
    [own, hosts, 'holds tables of another program'],
    [hosts, own, 'is at migration 0'],
  ] as const) {
    const places = ['--from', source, '--to', target];
    const refused = await callCommand(runData, ['copy', ...places, ...photos], {});
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining(told)]);
    expect(refused.out).not.toMatch(/ at .*\.[jt]s:/);
  }
  // The command would not end before they do, and they do after a minute by themselves.
  const left = async () => {
    const sql = `select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    return Number((await client.query(sql)).rows[0].count);
  };
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  const { rows } = await client.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows).toEqual([{ table_name: 'orders' }]);
  await client.end();
  for (const folder of [from, to]) await rm(folder, { recursive: true });
});

/** A folder where a site may keep photos. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-foreign-'));
  await mkdir(join(folder, 'photos'));
  return folder;
}
