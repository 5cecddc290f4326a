import { createHash } from 'node:crypto';
import type { PhotoRow } from '#storage/features/photos/rows.ts';
import { type TableName, tables } from '#storage/schema.ts';
import {
  carriedTables,
  type DataSource,
  type DataTarget,
  ownNotes,
  type Row,
  type RowKey,
} from '#storage/transfer.ts';
import { rowKey } from '#storage/transfer-rows.ts';

/** How many rows travel at a time. */
const chunkSize = 250;

/** What a table held: enough to tell whether two hold the same. */
type Sum = { rows: number; hash: string };
export type Sums = Record<TableName, Sum>;

/** The rows of a table in order, some at a time, from a key on. */
export async function* chunksOf(
  source: DataSource,
  table: TableName,
  from: RowKey | null = null,
): AsyncGenerator<Row[]> {
  let after = from;
  for (;;) {
    const rows = await source.rows(table, after, chunkSize);
    const last = rows.at(-1);
    if (!last) return;
    yield table === 'notes' ? rows.filter(({ key }) => !ownNotes.includes(String(key))) : rows;
    after = rowKey(table, last);
  }
}

/** Adds rows up to a sum, in their order; engines may name a row's columns in any order. */
export class Summing {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const entries = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      this.#hash.update(`${JSON.stringify(entries)}\n`);
    }
    this.#rows += rows.length;
  }

  end(): Sum {
    return { rows: this.#rows, hash: this.#hash.digest('hex') };
  }
}

/** The sums of all tables. */
export async function sumAll(source: DataSource): Promise<Sums> {
  const sums: Partial<Sums> = {};
  for (const { name } of carriedTables) {
    const summing = new Summing();
    for await (const rows of chunksOf(source, name)) summing.add(rows);
    sums[name] = summing.end();
  }
  return sums as Sums;
}

/** The first table in which the two differ, or null. */
export function firstDifference(wanted: Sums, found: Sums): TableName | null {
  const differing = carriedTables.find(({ name }) => wanted[name].hash !== found[name].hash);
  return differing?.name ?? null;
}

/** The number of rows in all tables. */
export function countRows(sums: Sums): number {
  return carriedTables.reduce((sum, { name }) => sum + sums[name].rows, 0);
}

/** Whether anything is there already. */
export async function holdsRows(target: DataTarget): Promise<boolean> {
  for (const { name } of carriedTables) {
    if ((await target.rows(name, null, 1)).length > 0) return true;
  }
  return false;
}

/** The tables that hold a photo in columns: recipes their first, profiles their picture. Others only say of one by its id what is known of it. */
const namingPhotos = carriedTables.filter(({ name }) => 'photo_width' in tables[name].columns);

/** The photos that rows name, those of removed recipes, pictures of cooks and uploads that wait too. */
export async function photosOf(source: DataSource): Promise<Pick<PhotoRow, 'id' | 'width'>[]> {
  const photos: Pick<PhotoRow, 'id' | 'width'>[] = [];
  for (const { name } of namingPhotos) {
    for await (const rows of chunksOf(source, name)) {
      for (const { photo_id: id, photo_width: width } of rows) {
        if (id !== null) photos.push({ id: String(id), width: Number(width) });
      }
    }
  }
  for await (const rows of chunksOf(source, 'photos')) {
    for (const { id, width } of rows) photos.push({ id: String(id), width: Number(width) });
  }
  return photos;
}
