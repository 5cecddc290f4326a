import { createHash } from 'node:crypto';
import type { Text } from '#messages/format.ts';
import type { PhotoStore, Rendition } from '#photos/port.ts';
import { newestMigration } from '#storage/migrations/all.ts';
import { carriedTables, type DataSource } from '#storage/transfer.ts';
import { type Add, writeArchive } from './archive.ts';
import { type Manifest, manifestName, photosFolder, textsFolder, version } from './manifest.ts';
import { readOwnTexts } from './own-texts.ts';
import { readPhoto } from './photos.ts';
import { chunksOf, countRows, photosOf, Summing, type Sums } from './tables.ts';

type BackupParts = {
  file: string;
  openSource: () => Promise<DataSource>;
  photos: PhotoStore;
  /** Where the operator's own texts lie. */
  dataDir: string;
  text: Text;
  say: (line: string) => void;
};

const mostRounds = 5;

/**
 * Writes the database as it is at one moment, every photo that it names, and the operator's own texts into one file,
 * while the site goes on; how much it holds, and how many photos are in no store, or not all of them. Photos come first: when one was deleted before its turn, a later moment
 * is taken, in which the recipe is gone too.
 */
export async function backUp({ file, openSource, photos, dataDir, text, say }: BackupParts) {
  let manifest: Manifest | null = null;
  await writeArchive(file, async (add) => {
    const taking = new TakenPhotos(photos, add, (done, total) =>
      say(text('data.photos', { done, total })),
    );
    for (let round = 1; !manifest; round += 1) {
      await using source = await openSource();
      const missing = await taking.takeAll(source, round === mostRounds);
      if (missing > 0 && round < mostRounds) continue;
      if (missing > 0) say(text('data.missingPhotos', { count: missing }));
      const sums = await addTables(source, add);
      const textHash = await addTexts(dataDir, add);
      const written = { format: 'potluck-backup', version, migration: newestMigration } as const;
      manifest = { ...written, sums, missing, textHash, ...taking.end() };
      await add(manifestName, Buffer.from(JSON.stringify(manifest)));
    }
  });
  const { sums, photos: count, missing } = manifest as unknown as Manifest;
  return { rows: countRows(sums), photos: count, missing };
}

/** The photos that are in the archive so far. */
class TakenPhotos {
  readonly #store: PhotoStore;
  readonly #add: Add;
  readonly #onProgress: (done: number, total: number) => void;
  readonly #taken = new Set<string>();
  readonly #hash = createHash('sha256');
  /** How many of them are there with all that belongs to them. */
  #whole = 0;

  constructor(store: PhotoStore, add: Add, onProgress: (done: number, total: number) => void) {
    this.#store = store;
    this.#add = add;
    this.#onProgress = onProgress;
  }

  /** Takes those that a database names and that are not there yet, in the end also what is left of one; how many lack something. */
  async takeAll(source: DataSource, isLast: boolean): Promise<number> {
    const photos = await photosOf(source);
    let missing = 0;
    for (const photo of photos) {
      if (this.#taken.has(photo.id)) continue;
      const { renditions, isWhole } = await readPhoto(this.#store, photo);
      if (isWhole || isLast) await this.#take(photo.id, renditions);
      if (!isWhole) missing += 1;
      else if (++this.#whole % 100 === 0) this.#onProgress(this.#whole, photos.length);
    }
    return missing;
  }

  async #take(id: string, renditions: Rendition[]): Promise<void> {
    this.#taken.add(id);
    for (const { name, bytes } of renditions) {
      this.#hash.update(name).update(bytes);
      await this.#add(`${photosFolder}${name}`, bytes);
    }
  }

  end(): Pick<Manifest, 'photos' | 'photoHash'> {
    return { photos: this.#whole, photoHash: this.#hash.digest('hex') };
  }
}

async function addTexts(dataDir: string, add: Add): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, bytes } of await readOwnTexts(dataDir)) {
    hash.update(name).update(bytes);
    await add(`${textsFolder}${name}`, bytes);
  }
  return hash.digest('hex');
}

async function addTables(source: DataSource, add: Add): Promise<Sums> {
  const sums: Partial<Sums> = {};
  for (const { name } of carriedTables) {
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
