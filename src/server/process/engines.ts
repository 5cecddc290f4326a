import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createDiskPhotos } from '#photos/disk.ts';
import type { PhotoStore } from '#photos/port.ts';
import type { Storage } from '#storage/port.ts';
import type { Config } from '../settings/config.ts';
import type { Secrets } from '../settings/secrets.ts';

type DatabaseConfig = Pick<Config, 'dataDir' | 'databasePool' | 'mostSearchedInMemory'>;

/** Told when the database file proves damaged, and when its thread dies. */
type DatabaseTroubles = {
  onDamage?: (damage: Error) => void;
  onThreadDeath?: (error: Error) => void;
  /** Told when the thread ends that searches a PostgreSQL in memory: the site goes on without it until another has started. */
  onSearchDeath?: (error: Error) => void;
};

/** The database file of a data folder. */
export const databaseFile = (dataDir: string): string => `${dataDir}/potluck.sqlite`;

/** The folder of the photos in a data folder. */
const photoFolder = (dataDir: string): string => `${dataDir}/photos`;

/** Opens the database that the settings name. */
export async function openDatabase(
  { dataDir, databasePool, mostSearchedInMemory }: DatabaseConfig,
  {
    databaseUrl,
    databaseReadUrls: readUrls,
  }: Pick<Secrets, 'databaseUrl'> & Partial<Pick<Secrets, 'databaseReadUrls'>>,
  troubles: DatabaseTroubles = {},
): Promise<Storage> {
  // Only the engine in use is loaded.
  if (databaseUrl) {
    const { openPostgres } = await import('#storage/postgres/open.ts');
    return openPostgres({
      ...{ url: databaseUrl, poolSize: databasePool, readUrls, mostSearchedInMemory },
      searchSnapshot: existsSync(dataDir) ? `${dataDir}/postgres-search` : null,
      onSearchDeath: troubles.onSearchDeath,
    });
  }
  // What is made here holds accounts and messages: nobody else on the machine reads it.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const { openSqlite } = await import('#storage/sqlite/open.ts');
  // A command asks for it, and an operator who has no memory to spare.
  const isBrief = mostSearchedInMemory === 0;
  return openSqlite({ file: databaseFile(dataDir), isBrief, ...troubles });
}

/** Opens the place of the photos that the settings name. */
export async function openPhotos(
  { dataDir }: Pick<Config, 'dataDir'>,
  { bucket }: Pick<Secrets, 'bucket'>,
): Promise<PhotoStore> {
  if (bucket) return (await import('#photos/s3.ts')).createS3Photos({ bucket });
  return createDiskPhotos(photoFolder(dataDir));
}
