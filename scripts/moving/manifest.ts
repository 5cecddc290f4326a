import { createHash } from 'node:crypto';
import type { Text } from '#messages/format.ts';
import { BadSetting } from '#server/settings/settings.ts';
import { newestMigration } from '#storage/migrations/all.ts';
import { type TableName, tables } from '#storage/schema.ts';
import { carriedTables, type Row } from '#storage/transfer.ts';
import { readArchive } from './archive.ts';
import { firstDifference, Summing, type Sums } from './tables.ts';

/** The last entry: with it the file is a whole backup. */
export type Manifest = {
  format: 'potluck-backup';
  version: 1;
  /** The newest migration of the database that it was read from; files of before this was noted have none. */
  migration?: number;
  sums: Sums;
  photos: number;
  /** Of the names and bytes of all photo files, in their order. */
  photoHash: string;
  /** How many photos were named and in no store. */
  missing: number;
  /** Of the operator's own texts, likewise; files of before these were carried have none. */
  textHash?: string;
};

export const manifestName = 'manifest.json';
export const photosFolder = 'photos/';
export const textsFolder = 'texts/';
export const version = 1;

/** What one entry of a backup holds. */
type Entry =
  | { kind: 'rows'; table: TableName; rows: Row[] }
  | { kind: 'photo' | 'text'; name: string; bytes: Buffer }
  | { kind: 'manifest'; manifest: Manifest };

const tablePart = /^tables\/([a-z_]+)\/\d+\.ndjson$/;
const textPart = /^texts\/([a-z]+(?:\.[a-z]+)?\.md)$/;

/** The entries of a backup in their order, one in memory at a time; rejects where it is damaged. */
export async function* readBackup(file: string): AsyncGenerator<Entry> {
  for await (const { name, bytes } of readArchive(file)) {
    const table = tablePart.exec(name)?.[1] as TableName | undefined;
    const text = textPart.exec(name)?.[1];
    if (table) yield { kind: 'rows', table, rows: readRows(bytes) };
    else if (text) yield { kind: 'text', name: text, bytes };
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

/** The tables of the backup are not those of this version; its message is the migration at which it was written, where it says so. */
class OtherVersion extends Error {}

/**
 * Reads a backup from its beginning to its end and compares it with its manifest, so that
 * nothing is put anywhere from one that is cut short, damaged or another version's.
 */
export async function checkBackup(file: string, text: Text): Promise<Manifest> {
  try {
    return await compareWithManifest(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BadSetting(text('data.noFile', { file }));
    if (code === 'EACCES' || code === 'EPERM')
      throw new BadSetting(text('data.notReadable', { file }));
    if (error instanceof OtherVersion) throw new BadSetting(ofOtherVersion(file, message, text));
    throw new BadSetting(text('data.notBackup', { file, part: message }), { cause: error });
  }
}

const ofOtherVersion = (file: string, written: string, text: Text): string =>
  written
    ? text('data.otherVersion', { file, written, newest: newestMigration })
    : text('data.unknownVersion', { file });

async function compareWithManifest(file: string): Promise<Manifest> {
  const summings = new Map(carriedTables.map(({ name }) => [name, new Summing()]));
  const hashes = { photo: createHash('sha256'), text: createHash('sha256') };
  let manifest: Manifest | null = null;
  let isStrange = false;
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'rows') {
      isStrange ||= !isOfThisVersion(entry);
      summings.get(entry.table)?.add(entry.rows);
    } else if (entry.kind === 'manifest') manifest = entry.manifest;
    else hashes[entry.kind].update(entry.name).update(entry.bytes);
  }
  if (!manifest) throw new Damage(manifestName);
  refuseOtherVersion(manifest, isStrange);
  if (isStrange) throw new Damage('tables/');
  const sums = Object.fromEntries([...summings].map(([name, summing]) => [name, summing.end()]));
  const table = firstDifference(manifest.sums, sums as Sums);
  if (table) throw new Damage(table);
  if (hashes.photo.digest('hex') !== manifest.photoHash) throw new Damage(photosFolder);
  const textHash = hashes.text.digest('hex');
  if (textHash !== (manifest.textHash ?? textHash)) throw new Damage(textsFolder);
  return manifest;
}

/** Where a file does not say at which migration it was written, its tables and their columns have to tell. */
function refuseOtherVersion({ migration, sums }: Manifest, isStrange: boolean): void {
  if (migration === newestMigration) return;
  if (migration !== undefined) throw new OtherVersion(String(migration));
  const hasAll = carriedTables.every(({ name }) => name in sums);
  if (isStrange || !hasAll || Object.keys(sums).length !== carriedTables.length)
    throw new OtherVersion();
}

function isOfThisVersion({ table, rows: [row = {}] }: { table: TableName; rows: Row[] }): boolean {
  if (!carriedTables.some(({ name }) => name === table)) return false;
  const written = Object.keys(row).toSorted();
  return written.join() === Object.keys(tables[table].columns).toSorted().join();
}
