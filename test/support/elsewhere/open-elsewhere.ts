import type { Storage } from '#storage/port.ts';
import type { PostgresOptions } from '#storage/postgres/open.ts';
import type { StorageUnderTest } from '#storage/suite/fixtures.ts';

/** Opens the database of a contract once more, as another process of a site does. */
export async function openElsewhere({
  engine,
  options,
}: StorageUnderTest['elsewhere']): Promise<Storage> {
  // Only the engine in use is loaded.
  if (engine === 'sqlite')
    return (await import('#storage/sqlite/open.ts')).openSqlite(options as { file: string });
  return (await import('#storage/postgres/open.ts')).openPostgres(options as PostgresOptions);
}
