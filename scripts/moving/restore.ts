import { restoredNote } from '#domain/photos/spared.ts';
import type { Text } from '#messages/format.ts';
import type { PhotoStore, Rendition } from '#photos/port.ts';
import type { TableName } from '#storage/schema.ts';
import type { DataTarget, Row } from '#storage/transfer.ts';
import { beginFilling, refuseDifference } from './copy.ts';
import { checkBackup, readBackup } from './manifest.ts';
import { putOwnText } from './own-texts.ts';
import { atOnce } from './photos.ts';
import { countRows, sumAll } from './tables.ts';

type RestoreParts = {
  file: string;
  openTarget: () => Promise<DataTarget>;
  openPhotos: () => Promise<PhotoStore>;
  /** Where the operator's own texts are to lie. */
  dataDir: string;
  text: Text;
  say: (line: string) => void;
};

/**
 * Puts a backup into an empty database and its photos into their store, and compares the outcome; what it held and lacked.
 * The whole file is looked through first: from a damaged one nothing is restored, not even a table.
 */
export async function restore(parts: RestoreParts) {
  const { file, openTarget, openPhotos, dataDir, text, say } = parts;
  const manifest = await checkBackup(file, text);
  await using target = await openTarget();
  await beginFilling(target, text, say);
  const restoredAt = Date.now();
  // First: a site that runs on the database meanwhile must not take what is due by the backup for what nobody wants.
  await target.put('notes', [{ key: restoredNote, value: String(restoredAt) }]);
  const gathering = new GatheredPhotos(await openPhotos(), (done) =>
    say(text('data.photos', { done, total: manifest.photos })),
  );
  const filling = new FilledTables(target, (table, done) =>
    say(text('data.rows', { table, done })),
  );
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'rows') await filling.put(entry.table, entry.rows);
    else if (entry.kind === 'photo') await gathering.add(entry.name, entry.bytes);
    else if (entry.kind === 'text') await putOwnText(dataDir, entry);
  }
  await gathering.end();
  refuseDifference(manifest.sums, await sumAll(target), text);
  await target.finish(restoredAt);
  const { sums, photos, missing } = manifest;
  return { rows: countRows(sums), photos, missing };
}

class FilledTables {
  readonly #target: DataTarget;
  readonly #onProgress: (table: TableName, done: number) => void;
  #table: TableName | null = null;
  #done = 0;

  constructor(target: DataTarget, onProgress: (table: TableName, done: number) => void) {
    this.#target = target;
    this.#onProgress = onProgress;
  }

  async put(table: TableName, rows: Row[]): Promise<void> {
    await this.#target.put(table, rows);
    this.#done = rows.length + (table === this.#table ? this.#done : 0);
    this.#table = table;
    this.#onProgress(table, this.#done);
  }
}

/** The renditions of one photo lie together, and are stored together; several photos at once. */
class GatheredPhotos {
  readonly #store: PhotoStore;
  readonly #onProgress: (done: number) => void;
  #photos: Rendition[][] = [];
  #done = 0;

  constructor(store: PhotoStore, onProgress: (done: number) => void) {
    this.#store = store;
    this.#onProgress = onProgress;
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    const isMore = this.#photos.at(-1)?.[0]?.name.slice(0, 32) === name.slice(0, 32);
    if (isMore) return void this.#photos.at(-1)?.push({ name, bytes });
    if (this.#photos.length === atOnce) await this.end();
    this.#photos.push([{ name, bytes }]);
  }

  /** Stores what has been gathered so far. */
  async end(): Promise<void> {
    await Promise.all(this.#photos.map((renditions) => this.#store.put(renditions)));
    const before = this.#done;
    this.#done += this.#photos.length;
    this.#photos = [];
    if (Math.floor(this.#done / 100) > Math.floor(before / 100)) this.#onProgress(this.#done);
  }
}
