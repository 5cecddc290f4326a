import type { Text } from '#messages/format.ts';
import type { PhotoStore, Rendition } from '#photos/port.ts';
import type { DataTarget } from '#storage/transfer.ts';
import { beginFilling, refuseDifference } from './copy.ts';
import { checkBackup, readBackup } from './manifest.ts';
import { countRows, sumAll } from './tables.ts';

type RestoreParts = {
  file: string;
  openTarget: () => Promise<DataTarget>;
  openPhotos: () => Promise<PhotoStore>;
  text: Text;
  say: (line: string) => void;
};

/**
 * Puts a backup into an empty database and its photos into their store, and compares the outcome.
 * The whole file is looked through first: from a damaged one nothing is restored, not even a table.
 */
export async function restore({ file, openTarget, openPhotos, text, say }: RestoreParts) {
  const manifest = await checkBackup(file, text);
  await using target = await openTarget();
  await beginFilling(target, text, say);
  const gathering = new GatheredPhotos(await openPhotos());
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'rows') await target.put(entry.table, entry.rows);
    else if (entry.kind === 'photo') await gathering.add(entry.name, entry.bytes);
  }
  await gathering.end();
  refuseDifference(manifest.sums, await sumAll(target), text);
  await target.finish();
  return { rows: countRows(manifest.sums), photos: manifest.photos };
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
