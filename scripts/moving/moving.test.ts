import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseNote, restoredNote } from '#domain/photos/spared.ts';
import type { Text } from '#messages/format.ts';
import type { PhotoStore } from '#photos/port.ts';
import { type TableName, tables } from '#storage/schema.ts';
import { carriedTables, type DataTarget, type Row } from '#storage/transfer.ts';
import { rowKey } from '#storage/transfer-rows.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { copyData } from './copy.ts';
import { restore } from './restore.ts';

const text = ((key, values) => `${key} ${JSON.stringify(values ?? {})}`) as Text;
const noPhotos = { open: async () => null } as unknown as PhotoStore;
const say = () => undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-moving-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Held = Map<TableName, Row[]>;

/** A database in memory; what it is told to lose it does not keep. */
function database(held: Held, lost?: TableName): DataTarget {
  const rowsOf = (table: TableName) => held.get(table) ?? [];
  const textOf = (table: TableName, row: Row) => JSON.stringify(rowKey(table, row));
  return {
    async rows(table, after, limit) {
      const sorted = rowsOf(table).toSorted((a, b) =>
        textOf(table, a) < textOf(table, b) ? -1 : 1,
      );
      const behind = sorted.filter((row) => !after || textOf(table, row) > JSON.stringify(after));
      return behind.slice(0, limit);
    },
    async put(table, rows) {
      if (table === lost && !rows.some(({ key }) => key === 'filling')) return;
      held.set(table, [...rowsOf(table), ...rows]);
    },
    async finish() {
      held.set(
        'notes',
        rowsOf('notes').filter(({ key }) => key !== 'filling'),
      );
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** Two rows of every table that travels, with a value in every column. */
function everyTable(): Held {
  return new Map(
    carriedTables.map(({ name }) => {
      const columns = Object.keys(tables[name].columns);
      const rows = ['1', '2'].map((n) =>
        Object.fromEntries(columns.map((column) => [column, `${column} ${n}`])),
      );
      return [name, rows];
    }),
  );
}

const names = carriedTables.map(({ name }) => name);
const copy = (held: Held, lost?: TableName) =>
  copyData({
    source: database(everyTable()),
    target: database(held, lost),
    photos: null,
    text,
    say,
  });

/** Takes a backup of such a database, with texts of an operator's own beside it. */
async function backedUp(name: string): Promise<string> {
  const file = join(folder, `${name}.tar`);
  const dataDir = join(folder, `${name}-own`);
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'privacy.md'), '# Ours\n');
  await writeFile(join(dataDir, 'terms.de.md'), '# Unsere\n');
  const openSource = async () => database(everyTable());
  await backUp({ file, openSource, photos: noPhotos, dataDir, text, say });
  return file;
}

function restoreFrom(file: string, held: Held, lost?: TableName) {
  const openTarget = async () => database(held, lost);
  const places = { openTarget, openPhotos: async () => noPhotos, dataDir: `${file}-restored` };
  return restore({ file, ...places, text, say });
}

const restoreInto = async (held: Held, lost?: TableName) =>
  restoreFrom(await backedUp(String(lost)), held, lost);

/** The same file, its manifest and its tables as told. */
async function rewritten(
  file: string,
  { manifest, rows }: { manifest: object; rows?: (row: Row) => Row },
): Promise<string> {
  const changed = `${file}.changed`;
  await writeArchive(changed, async (add) => {
    for await (const { name, bytes } of readArchive(file)) {
      const lines = bytes.toString().trim().split('\n');
      const isRow = rows && name.startsWith('tables/');
      const told = isRow ? lines.map((line) => `${JSON.stringify(rows(JSON.parse(line)))}\n`) : [];
      if (name === 'manifest.json') {
        await add(name, Buffer.from(JSON.stringify({ ...JSON.parse(lines.join()), ...manifest })));
      } else await add(name, isRow ? Buffer.from(told.join('')) : bytes);
    }
  });
  return changed;
}

test('a copy and a backup carry every column of every table that travels', async () => {
  for (const carry of [copy, restoreInto]) {
    const held: Held = new Map();
    expect(await carry(held)).toMatchObject({ rows: 2 * names.length });
    const travelled = (rows: Row[] = []) => rows.filter(({ key }) => key !== restoredNote);
    for (const [name, rows] of everyTable()) expect(travelled(held.get(name)), name).toEqual(rows);
  }
});

test('what came out of a backup says when, for the photos that no row of it names, and so does its copy', async () => {
  const held: Held = new Map();
  const before = Date.now();
  await restoreInto(held);
  const note = held.get('notes')?.find(({ key }) => key === restoredNote);
  expect(Number(note?.value)).toBeGreaterThanOrEqual(before);
  const copied: Held = new Map();
  await copyData({
    source: database(held),
    target: database(copied),
    photos: null,
    text,
    say,
  });
  expect(copied.get('notes')?.filter(({ key }) => key === restoredNote)).toEqual([note]);
});

test('a restoration says so before its first row, and neither it nor a copy takes the name of another database', async () => {
  const held: Held = new Map();
  await expect(restoreInto(held, 'users')).rejects.toThrow('data.mismatch');
  expect(held.get('notes')?.map(({ key }) => key)).toContain(restoredNote);
  const named: Held = new Map([['notes', [{ key: databaseNote, value: 'one' }]]]);
  const copied: Held = new Map();
  const source = database(named);
  await copyData({ source, target: database(copied), photos: null, text, say });
  expect(copied.get('notes') ?? []).toEqual([]);
});

test.each(names)('a copy and a restoration that lose the rows of %s are refused', async (name) => {
  for (const carry of [copy, restoreInto]) {
    await expect(carry(new Map(), name)).rejects.toThrow(`data.mismatch {"table":"${name}"`);
  }
});

test('a backup is its owner’s alone, and brings the operator’s own texts where none are', async () => {
  const file = await backedUp('own');
  expect((await stat(file)).mode & 0o077).toBe(0);
  const restored = `${file}-restored`;
  await mkdir(restored);
  await writeFile(join(restored, 'terms.de.md'), '# Neuer\n');
  await restoreFrom(file, new Map());
  expect((await readdir(restored)).toSorted()).toEqual(['privacy.md', 'terms.de.md']);
  expect(await readFile(join(restored, 'privacy.md'), 'utf8')).toBe('# Ours\n');
  expect(await readFile(join(restored, 'terms.de.md'), 'utf8')).toBe('# Neuer\n');
});

test('a backup of another version is refused before anything is filled, and is not called damaged', async () => {
  const file = await backedUp('other');
  const noNumber = { migration: undefined };
  const withoutColumn = ({ key: _, ...row }: Row) => row;
  const others = [
    [{ manifest: { migration: 7 } }, 'data.otherVersion'],
    [{ manifest: { ...noNumber, sums: {} } }, 'data.unknownVersion'],
    [{ manifest: noNumber, rows: withoutColumn }, 'data.unknownVersion'],
    [{ manifest: { photoHash: 'none' } }, 'data.notBackup'],
  ] as const;
  for (const [change, told] of others) {
    const held: Held = new Map();
    const restoring = restoreFrom(await rewritten(file, change), held);
    await expect(restoring, told).rejects.toThrow(told);
    expect(held.size).toBe(0);
  }
  const old = await rewritten(file, { manifest: { ...noNumber, textHash: undefined } });
  expect(await restoreFrom(old, new Map())).toMatchObject({ rows: 2 * names.length });
});
