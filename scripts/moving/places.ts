import type { Text } from '#messages/format.ts';
import { readBucketUrl } from '#photos/bucket.ts';
import { createDiskPhotos } from '#photos/disk.ts';
import type { PhotoStore } from '#photos/port.ts';
import { createS3Photos } from '#photos/s3.ts';
import { databaseFile, openPhotos } from '#server/process/engines.ts';
import { BadSetting } from '#server/settings/settings.ts';
import { UnfitDatabase } from '#storage/port.ts';
import {
  type DataSource,
  type DataTarget,
  ForeignDatabase,
  isBeingFilled,
} from '#storage/transfer.ts';
import type { Settings } from '../open-site.ts';

const isPostgres = (place: string) => /^postgres(ql)?:\/\//.test(place);
const isSqlite = (place: string) => place.startsWith('sqlite:');
const fileOf = (place: string) => place.slice('sqlite:'.length);

// Only the engine in use is loaded.
const postgres = () => import('#storage/postgres/transfer.ts');
const sqlite = () => import('#storage/sqlite/transfer.ts');

/** A place as people may read it: without the password, wherever it stands. */
function shown(place: string): string {
  return place.replace(/\/\/.*@/, '//…@').replace(/\?.*/, '');
}

/** Reads what `sqlite:<file>` or `postgres://...` holds; half of a copy or of another version's data is refused. */
export async function openSource(place: string, text: Text): Promise<DataSource> {
  const source = await openAnySource(place, text);
  if (!(await isBeingFilled(source))) return source;
  await source[Symbol.asyncDispose]();
  throw new BadSetting(text('start.filling'));
}

async function openAnySource(place: string, text: Text): Promise<DataSource> {
  try {
    if (isPostgres(place)) return await (await postgres()).openPostgresSource(place);
    if (isSqlite(place)) return await (await sqlite()).openSqliteSource(fileOf(place));
  } catch (error) {
    throw told(error);
  }
  throw new BadSetting(text('data.badPlace', { place: shown(place) }));
}

/** What a database says of itself is all that the operator needs; any other error is as it came. */
const told = (error: unknown): unknown =>
  error instanceof UnfitDatabase ? new BadSetting(error.message) : error;

/** Fills what `sqlite:<file>` or `postgres://...` names. */
export async function openTarget(place: string, text: Text): Promise<DataTarget> {
  try {
    if (isPostgres(place)) return await (await postgres()).openPostgresTarget(place);
    if (isSqlite(place)) return await (await sqlite()).openSqliteTarget(fileOf(place));
  } catch (error) {
    if (error instanceof ForeignDatabase) throw new BadSetting(text('data.foreign'));
    throw told(error);
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
export function ownPlace({ config, secrets }: Pick<Settings, 'config' | 'secrets'>): string {
  return secrets.databaseUrl || `sqlite:${databaseFile(config.dataDir)}`;
}

/** Where database and photos of the settings lie, as people may read it. */
export function shownPlaces({ config, secrets: { databaseUrl, bucket } }: Settings): string {
  const inFolder = databaseUrl && bucket ? [] : [config.dataDir];
  const photos = bucket ? [`s3://${bucket.name}/${bucket.prefix}`] : [];
  // What follows a ? may hold a password with an @ in it, where `shown` looks for the last one.
  const database = databaseUrl ? [shown(databaseUrl.replace(/\?.*/, ''))] : [];
  return [...database, ...inFolder, ...photos].join(', ');
}

/** The photos that the settings name. */
export function ownPhotos({ config, secrets }: Settings): Promise<PhotoStore> {
  return openPhotos(config, secrets);
}
