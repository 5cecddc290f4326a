import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openSqlite } from '#storage/sqlite/open.ts';

/** Lays down a database with the tables of this version in it and no row: what most tests open, sooner. */
export async function layMigrated(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  migrated ??= migrateOnce();
  await writeFile(file, await migrated, { mode: 0o600 });
}

let migrated: Promise<Uint8Array> | null = null;

async function migrateOnce(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-migrated-'));
  const file = join(folder, 'potluck.sqlite');
  await (await openSqlite({ file }))[Symbol.asyncDispose]();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}
