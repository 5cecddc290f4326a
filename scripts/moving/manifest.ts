import { createHash } from 'node:crypto';
import type { Text } from '#messages/format.ts';
import { BadSetting } from '#server/settings.ts';
import type { TableName } from '#storage/schema.ts';
import { carriedTables, type Row } from '#storage/transfer.ts';
import { readArchive } from './archive.ts';
import { firstDifference, Summing, type Sums } from './tables.ts';

/** The last entry: with it the file is a whole backup. */
export type Manifest = {
  format: 'potluck-backup';
  version: 1;
  sums: Sums;
  photos: number;
  /** Of the names and bytes of all photo files, in their order. */
  photoHash: string;
  missing: number;
};

export const manifestName = 'manifest.json';
export const photosFolder = 'photos/';
export const version = 1;

/** What one entry of a backup holds. */
type Entry =
  | { kind: 'rows'; table: TableName; rows: Row[] }
  | { kind: 'photo'; name: string; bytes: Buffer }
  | { kind: 'manifest'; manifest: Manifest };

/** The entries of a backup in their order, one in memory at a time; rejects where it is damaged. */
export async function* readBackup(file: string): AsyncGenerator<Entry> {
  for await (const { name, bytes } of readArchive(file)) {
    const [, written] = /^tables\/([a-z_]+)\/\d+\.ndjson$/.exec(name) ?? [];
    const table = carriedTables.find((one) => one.name === written)?.name;
    if (table) yield { kind: 'rows', table, rows: readRows(bytes) };
    else if (name === manifestName) yield { kind: 'manifest', manifest: readManifest(bytes) };
    else if (!name.startsWith(photosFolder)) throw new Damage(name);
    else yield { kind: 'photo', name: name.slice(photosFolder.length), bytes };
  }
}

function readRows(bytes: Buffer): Row[] {
  const lines = bytes.toString().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

function readManifest(bytes: Buffer): Manifest {
  const manifest = JSON.parse(bytes.toString()) as Manifest;
  if (manifest.format === 'potluck-backup' && manifest.version === version) return manifest;
  throw new Damage(manifestName);
}

/** Its message is the part of the backup that is not as it was written. */
class Damage extends Error {}

/**
 * Reads a backup from its beginning to its end and compares it with its manifest, so that
 * nothing is put anywhere from one that is cut short or damaged.
 */
export async function checkBackup(file: string, text: Text): Promise<Manifest> {
  try {
    return await compareWithManifest(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BadSetting(text('data.noFile', { file }));
    throw new BadSetting(text('data.notBackup', { file, part: message }), { cause: error });
  }
}

async function compareWithManifest(file: string): Promise<Manifest> {
  const summings = new Map(carriedTables.map(({ name }) => [name, new Summing()]));
  const photos = createHash('sha256');
  let manifest: Manifest | null = null;
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'rows') summings.get(entry.table)?.add(entry.rows);
    else if (entry.kind === 'photo') photos.update(entry.name).update(entry.bytes);
    else manifest = entry.manifest;
  }
  if (!manifest) throw new Damage(manifestName);
  const sums = Object.fromEntries([...summings].map(([name, summing]) => [name, summing.end()]));
  const table = firstDifference(manifest.sums, sums as Sums);
  if (table) throw new Damage(table);
  if (photos.digest('hex') !== manifest.photoHash) throw new Damage(photosFolder);
  return manifest;
}
