import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pooledThreads } from '#test/support/pooled-threads.ts';
import { layMigrated } from '#test/support/sqlite-database.ts';
import { openSqlite } from './sqlite/open.ts';
import type { StorageUnderTest } from './suite/fixtures.ts';
import { describeStorage } from './suite/suite.ts';

async function open(): Promise<StorageUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-sqlite-'));
  const options = { file: join(folder, 'potluck.db') };
  await layMigrated(options.file);
  const openHere = () => openSqlite({ ...options, runners: pooledThreads });
  let storage = await openHere();
  return {
    storage,
    async reopen() {
      await storage[Symbol.asyncDispose]();
      storage = await openHere();
      return storage;
    },
    elsewhere: { engine: 'sqlite', options },
    async [Symbol.asyncDispose]() {
      await storage[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

describeStorage('SQLite', open);
