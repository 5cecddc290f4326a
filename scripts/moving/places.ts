import type { Text } from '#messages/format.ts';
import { readBucketUrl } from '#photos/bucket.ts';
import { createDiskPhotos } from '#photos/disk.ts';
import type { PhotoStore } from '#photos/port.ts';
import { createS3Photos } from '#photos/s3.ts';
import { databaseFile, openPhotos } from '#server/process/engines.ts';
import { BadSetting } from '#server/settings.ts';
import { openPostgresSource, openPostgresTarget } from '#storage/postgres/transfer.ts';
import { openSqliteSource, openSqliteTarget } from '#storage/sqlite/transfer.ts';
import { type DataSource, type DataTarget, ForeignDatabase } from '#storage/transfer.ts';
import type { Settings } from '../open-site.ts';

const isPostgres = (place: string) => /^postgres(ql)?:\/\//.test(place);

/** A place as people may read it: without the password in it. */
function shown(place: string): string {
  return place.replace(/\/\/[^@/]*@/, '//…@');
}

/** Reads what `sqlite:<file>` or `postgres://...` holds. */
export async function openSource(place: string, text: Text): Promise<DataSource> {
  if (isPostgres(place)) return openPostgresSource(place);
  if (place.startsWith('sqlite:')) return openSqliteSource(place.slice('sqlite:'.length));
  throw new BadSetting(text('data.badPlace', { place: shown(place) }));
}

/** Fills what `sqlite:<file>` or `postgres://...` names. */
export async function openTarget(place: string, text: Text): Promise<DataTarget> {
  try {
    if (isPostgres(place)) return await openPostgresTarget(place);
    if (place.startsWith('sqlite:')) return await openSqliteTarget(place.slice('sqlite:'.length));
  } catch (error) {
    if (error instanceof ForeignDatabase) throw new BadSetting(text('data.foreign'));
    throw error;
  }
  throw new BadSetting(text('data.badPlace', { place: shown(place) }));
}

/** The photos in a folder or a bucket. */
export async function openPhotosAt(place: string, text: Text): Promise<PhotoStore> {
  if (!place.startsWith('s3:')) return createDiskPhotos(place);
  const bucket = readBucketUrl(place);
  if (!bucket) throw new BadSetting(text('data.badPhotos', { place: shown(place) }));
  return createS3Photos({ bucket });
}

/** The database that the settings name, as a place. */
export function ownPlace({ config, secrets }: Settings): string {
  return secrets.databaseUrl || `sqlite:${databaseFile(config.dataDir)}`;
}

/** The photos that the settings name. */
export function ownPhotos({ config, secrets }: Settings): Promise<PhotoStore> {
  return openPhotos(config, secrets);
}
