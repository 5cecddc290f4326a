import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createDiskPhotos } from '#photos/disk.ts';
import type { PhotoStore } from '#photos/port.ts';
import type { Storage } from '#storage/port.ts';
import type { Config } from '../settings/config.ts';
import type { Secrets } from '../settings/secrets.ts';
import { BadSetting } from '../settings/settings.ts';

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
      url: databaseUrl,
      poolSize: databasePool,
      readUrls,
      mostSearchedInMemory,
      searchSnapshot: existsSync(dataDir) ? `${dataDir}/postgres-search` : null,
      onSearchDeath: troubles.onSearchDeath,
    });
  }
  await makeFolder(dataDir);
  const { openSqlite } = await import('#storage/sqlite/open.ts');
  // A command asks for it, and an operator who has no memory to spare.
  const isBrief = mostSearchedInMemory === 0;
  try {
    return await openSqlite({ file: databaseFile(dataDir), isBrief, ...troubles });
  } catch (error) {
    // What SQLite cannot open it gives no reason for; that nobody can write there is one, and is thrown in its place.
    await access(dataDir, constants.W_OK);
    throw error;
  }
}

/** Makes the data folder. It holds accounts and messages, so nobody else on the machine reads it. */
async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!/^(EEXIST|ENOTDIR)$/.test(code)) throw error;
    throw new BadSetting(`DATA_DIR must be a folder, and ${dataDir} is a file or lies in one.`);
  }
}

/** Opens the place of the photos that the settings name. */
export async function openPhotos(
  { dataDir }: Pick<Config, 'dataDir'>,
  { bucket }: Pick<Secrets, 'bucket'>,
): Promise<PhotoStore> {
  if (bucket) return (await import('#photos/s3.ts')).createS3Photos({ bucket });
  return createDiskPhotos(photoFolder(dataDir));
}
