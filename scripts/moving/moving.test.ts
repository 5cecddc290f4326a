import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Text } from '#messages/format.ts';
import type { PhotoStore } from '#photos/port.ts';
import { type TableName, tables } from '#storage/schema.ts';
import { carriedTables, type DataTarget, type Row } from '#storage/transfer.ts';
import { rowKey } from '#storage/transfer-rows.ts';
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

async function restoreInto(held: Held, lost?: TableName) {
  const file = join(folder, `${lost}.tar`);
  const openSource = async () => database(everyTable());
  await backUp({ file, openSource, photos: noPhotos, text, say });
  const openTarget = async () => database(held, lost);
  return restore({ file, openTarget, openPhotos: async () => noPhotos, text, say });
}

test('a copy and a backup carry every column of every table that travels', async () => {
  for (const carry of [copy, restoreInto]) {
    const held: Held = new Map();
    expect(await carry(held)).toMatchObject({ rows: 2 * names.length });
    for (const [name, rows] of everyTable()) expect(held.get(name), name).toEqual(rows);
  }
});

test.each(names)('a copy and a restoration that lose the rows of %s are refused', async (name) => {
  for (const carry of [copy, restoreInto]) {
    await expect(carry(new Map(), name)).rejects.toThrow(`data.mismatch {"table":"${name}"`);
  }
});
