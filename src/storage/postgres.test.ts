import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import { openPostgres, type PostgresOptions } from './postgres/open.ts';
import type { StorageUnderTest } from './suite/fixtures.ts';
import { describeSearching, describeStorage } from './suite/suite.ts';

async function open(more: Partial<PostgresOptions> = {}): Promise<StorageUnderTest> {
  const options = { ...more, url: await newMigratedDatabase() };
  let storage = await openPostgres(options);
  return {
    storage,
    async reopen() {
      await storage[Symbol.asyncDispose]();
      storage = await openPostgres(options);
      return storage;
    },
    elsewhere: { engine: 'postgres', options },
    async [Symbol.asyncDispose]() {
      await storage[Symbol.asyncDispose]();
    },
  };
}

describeStorage('PostgreSQL', open);
describeSearching('PostgreSQL, searched in memory', () =>
  open({ mostSearchedInMemory: 1_000_000 }),
);
