import type { Text } from '#messages/format.ts';
import type { PhotoStore, Rendition } from '#photos/port.ts';
import { BadSetting } from '#server/settings.ts';
import {
  type DataSource,
  type DataTarget,
  type Row,
  type TableName,
  tables,
} from '#storage/transfer.ts';
import { type Add, readArchive, writeArchive } from './archive.ts';
import { beginFilling, refuseDifference } from './copy.ts';
import { readPhoto } from './photos.ts';
import { chunksOf, countRows, photosOf, Summing, type Sums, sumAll } from './tables.ts';

/** The last entry: with it the file is a whole backup. */
type Manifest = {
  format: 'potluck-backup';
  version: 1;
  sums: Sums;
  photos: number;
  missing: number;
};
const manifestName = 'manifest.json';
const version = 1;

type BackupParts = {
  file: string;
  openSource: () => Promise<DataSource>;
  photos: PhotoStore;
  text: Text;
  say: (line: string) => void;
};

const mostRounds = 5;

/**
 * Writes the database as it is at one moment, and every photo that it names, into one file,
 * while the site goes on. Photos come first: when one was deleted before its turn, a later moment
 * is taken, in which the recipe is gone too.
 */
export async function backUp({ file, openSource, photos, text, say }: BackupParts) {
  const taken = new Set<string>();
  let manifest: Manifest | null = null;
  await writeArchive(file, async (add) => {
    for (let round = 1; !manifest; round += 1) {
      await using source = await openSource();
      const missing = await addPhotos(source, photos, taken, add, (done, total) =>
        say(text('data.photos', { done, total })),
      );
      if (missing > 0 && round < mostRounds) continue;
      if (missing > 0) say(text('data.missingPhotos', { count: missing }));
      const sums = await addTables(source, add);
      manifest = { format: 'potluck-backup', version, sums, photos: taken.size, missing };
      await add(manifestName, Buffer.from(JSON.stringify(manifest)));
    }
  });
  const { sums, photos: count } = manifest as unknown as Manifest;
  return { rows: countRows(sums), photos: count };
}

async function addPhotos(
  source: DataSource,
  store: PhotoStore,
  taken: Set<string>,
  add: Add,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const photos = await photosOf(source);
  let missing = 0;
  for (const photo of photos) {
    if (taken.has(photo.id)) continue;
    const renditions = await readPhoto(store, photo);
    if (!renditions) missing += 1;
    else {
      for (const { name, bytes } of renditions) await add(`photos/${name}`, bytes);
      taken.add(photo.id);
      if (taken.size % 100 === 0) onProgress(taken.size, photos.length);
    }
  }
  return missing;
}

async function addTables(source: DataSource, add: Add): Promise<Sums> {
  const sums: Partial<Sums> = {};
  for (const { name } of tables) {
    const summing = new Summing();
    let part = 0;
    for await (const rows of chunksOf(source, name)) {
      summing.add(rows);
      part += 1;
      const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      await add(`tables/${name}/${String(part).padStart(6, '0')}.ndjson`, Buffer.from(lines));
    }
    sums[name] = summing.end();
  }
  return sums as Sums;
}

type RestoreParts = {
  file: string;
  target: DataTarget;
  photos: PhotoStore;
  text: Text;
  say: BackupParts['say'];
};

/** Puts a backup into an empty database and its photos into their store, and compares the outcome. */
export async function restore({ file, target, photos, text, say }: RestoreParts) {
  await beginFilling(target, text, say);
  let manifest: Manifest | null = null;
  const gathering = new GatheredPhotos(photos);
  for await (const { name, bytes } of readArchive(file)) {
    const [, table] = /^tables\/([a-z_]+)\/\d+\.ndjson$/.exec(name) ?? [];
    if (table) await target.put(readTable(table, file, text), readRows(bytes));
    else if (name.startsWith('photos/')) await gathering.add(name.slice('photos/'.length), bytes);
    else if (name === manifestName) manifest = JSON.parse(bytes.toString()) as Manifest;
  }
  await gathering.end();
  if (manifest?.format !== 'potluck-backup' || manifest.version !== version) {
    throw new BadSetting(text('data.notBackup', { file }));
  }
  await target.finish();
  refuseDifference(manifest.sums, await sumAll(target), text);
  return { rows: countRows(manifest.sums), photos: manifest.photos };
}

function readTable(name: string, file: string, text: Text): TableName {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new BadSetting(text('data.notBackup', { file }));
  return table.name;
}

function readRows(bytes: Buffer): Row[] {
  const lines = bytes.toString().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

/** The renditions of one photo lie together, and are stored together. */
class GatheredPhotos {
  readonly #store: PhotoStore;
  #renditions: Rendition[] = [];

  constructor(store: PhotoStore) {
    this.#store = store;
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    const isAnother = this.#renditions[0]?.name.slice(0, 32) !== name.slice(0, 32);
    if (isAnother) await this.end();
    this.#renditions.push({ name, bytes });
  }

  async end(): Promise<void> {
    if (this.#renditions.length > 0) await this.#store.put(this.#renditions);
    this.#renditions = [];
  }
}
