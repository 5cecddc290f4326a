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

test('a site is never copied into what another program keeps', async () => {
  const [from, to] = [await newFolder(), await newFolder()];
  await layMigrated(databaseFile(from));
  const database = new DatabaseSync(databaseFile(to));
  database.exec('create table migrations (id integer, migration text)');
  database.close();
  const postgres = await newPostgresDatabase();
  const client = new Client(postgres);
  await client.connect();
  await client.query('create table orders (id integer)');
  for (const foreign of [`sqlite:${databaseFile(to)}`, postgres]) {
    const places = ['--from', `sqlite:${databaseFile(from)}`, '--to', foreign];
    const photos = ['--photos-from', join(from, 'photos'), '--photos-to', join(to, 'photos')];
    const refused = await callCommand(runData, ['copy', ...places, ...photos], {});
    expect(refused.code, refused.out).toBe(1);
    expect(refused.out).toContain('holds tables of another program');
    expect(refused.out).not.toMatch(/ at .*\.[jt]s:/);
  }
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
