import { restoredNote } from '#domain/photos/spared.ts';
import type { Text } from '#messages/format.ts';
import type { PhotoStore } from '#photos/port.ts';
import { BadSetting } from '#server/settings/settings.ts';
import type { TableName } from '#storage/schema.ts';
import {
  carriedTables,
  type DataSource,
  type DataTarget,
  fillingNote,
  isBeingFilled,
  type RowKey,
} from '#storage/transfer.ts';
import { rowKey } from '#storage/transfer-rows.ts';
import { copyPhotos } from './photos.ts';
import {
  chunksOf,
  countRows,
  firstDifference,
  holdsRows,
  photosOf,
  Summing,
  type Sums,
  sumAll,
} from './tables.ts';

type Say = (line: string) => void;
type CopyParts = {
  source: DataSource;
  target: DataTarget;
  photos: { from: PhotoStore; to: PhotoStore } | null;
  text: Text;
  say: Say;
};

/**
 * Copies everything into an empty database, or goes on with a copy that was interrupted, and
 * compares both at the end. Rejects with a sentence when they are not the same.
 */
export async function copyData({ source, target, photos, text, say }: CopyParts) {
  await beginFilling(target, text, say);
  for (const { name } of carriedTables) await copyTable(source, target, name, text, say);
  const wanted = await sumAll(source);
  refuseDifference(wanted, await sumAll(target), text);
  const copied = photos ? await copyPhotosOf(source, photos, text, say) : 0;
  await copyRestored(source, target);
  // Last: what stops before this is still a copy to go on with, and no site opens on it.
  await target.finish();
  return { rows: countRows(wanted), photos: copied };
}

/** Photos that no row names are spared in the copy, too. */
async function copyRestored(source: DataSource, target: DataTarget): Promise<void> {
  const [next] = await source.rows('notes', [restoredNote.slice(0, -1)], 1);
  if (next?.key === restoredNote) await target.put('notes', [next]);
}

/** Notes that a filling has begun, so that one that was interrupted is told from a site's own data. */
export async function beginFilling(target: DataTarget, text: Text, say: Say): Promise<void> {
  if (await isBeingFilled(target)) return say(text('data.resumed'));
  if (await holdsRows(target)) throw new BadSetting(text('data.notEmpty'));
  await target.put('notes', [{ key: fillingNote, value: 'begun' }]);
}

/** Refuses when two databases do not hold the same. */
export function refuseDifference(wanted: Sums, found: Sums, text: Text): void {
  const table = firstDifference(wanted, found);
  if (!table) return;
  const counts = { wanted: wanted[table].rows, found: found[table].rows };
  throw new BadSetting(text('data.mismatch', { table, ...counts }));
}

async function copyTable(
  source: DataSource,
  target: DataTarget,
  table: TableName,
  text: Text,
  say: Say,
): Promise<void> {
  const { last, count } = await reached(target, table);
  let done = count;
  for await (const rows of chunksOf(source, table, last)) {
    await target.put(table, rows);
    done += rows.length;
    say(text('data.rows', { table, done }));
  }
}

/** How far an earlier copy came: rows arrive in the order of their keys, some in one step. */
async function reached(target: DataTarget, table: TableName) {
  // The note about the filling has a key of its own, which says nothing of how far the others are.
  if (table === 'notes') return { last: null, count: 0 };
  const summing = new Summing();
  let last: RowKey | null = null;
  for await (const rows of chunksOf(target, table)) {
    summing.add(rows);
    const row = rows.at(-1);
    if (row) last = rowKey(table, row);
  }
  return { last, count: summing.end().rows };
}

async function copyPhotosOf(
  source: DataSource,
  stores: NonNullable<CopyParts['photos']>,
  text: Text,
  say: Say,
): Promise<number> {
  const photos = await photosOf(source);
  const { copied, missing } = await copyPhotos({ ...stores, photos }, (done) =>
    say(text('data.photos', { done, total: photos.length })),
  );
  if (missing > 0) throw new BadSetting(text('data.missingPhotos', { count: missing }));
  return copied;
}
