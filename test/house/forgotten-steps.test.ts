import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/define.ts';
import { calls } from '#contract/index.ts';
import { nothing, read } from '#storage/define.ts';
import { sharedMigrations } from '#storage/migrations/all.ts';
import { operations } from '#storage/operations.ts';
import { migrations as ofPostgres } from '#storage/postgres/migrations/all.ts';
import { tables } from '#storage/schema.ts';
import { migrations as ofSqlite } from '#storage/sqlite/migrations/all.ts';
import { integer, table, text } from '#storage/table.ts';
import { carriedTables } from '#storage/transfer.ts';
import {
  type Files,
  findUnlistedMigrations,
  findUnregistered,
  only,
} from '#test/support/registers.ts';

const found = <T>(globbed: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(globbed).map(([path, exports]) => [toPath(path), exports]));
const toPath = (path: string) => path.replace('../../', '');

const tableFiles: Files = found(
  import.meta.glob<Files[string]>('../../src/storage/*/**/tables.ts', { eager: true }),
);
const operationFiles: Files = found(
  import.meta.glob<Files[string]>('../../src/storage/*/**/operations.ts', { eager: true }),
);
const contractFiles: Files = found(
  import.meta.glob<Files[string]>(['../../src/contract/*.ts', '!**/*.test.ts', '!**/index.ts'], {
    eager: true,
  }),
);
const migrationFiles = (folder: string) =>
  Object.keys(import.meta.glob('../../src/storage/**/migrations/0*.ts'))
    .map(toPath)
    .filter((path) => path.startsWith(`src/storage/${folder}`));

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;

describe('a table', () => {
  const forgotten = { notes: table({ id: text, at: integer }, { key: ['id'] }) };

  test('is listed in schema.ts, and takes no other’s place there', () => {
    expect(Object.keys(tableFiles).length).toBeGreaterThan(3);
    expect(findUnregistered(tableFiles, tables, 'src/storage/schema.ts')).toEqual([]);
    const file = 'src/storage/features/memos/tables.ts';
    expect(findUnregistered({ [file]: { forgotten } }, {}, 'src/storage/schema.ts')).toEqual([
      `notes of ${file} is not listed in src/storage/schema.ts`,
    ]);
    const twice = { ...tableFiles, [file]: { forgotten } };
    expect(findUnregistered(twice, tables, 'src/storage/schema.ts').join()).toContain(
      `notes is in src/storage/features/site/tables.ts and in ${file}`,
    );
  });

  test('has its migration listed, for both engines', () => {
    for (const [folder, listed] of [
      ['migrations/', sharedMigrations],
      ['sqlite/', ofSqlite],
      ['postgres/', ofPostgres],
    ] as const) {
      const [paths, all] = [migrationFiles(folder), `src/storage/${folder}all.ts`];
      expect(paths.length).toBeGreaterThan(0);
      expect(findUnlistedMigrations(paths, listed, all)).toEqual([]);
      const path = `src/storage/${folder}0099-memos.ts`;
      expect(findUnlistedMigrations([...paths, path], listed, all)).toEqual([
        `${path} is not listed in ${all}, or under another number or name`,
      ]);
    }
    // @ts-expect-error the SQL of one engine is missing
    const half: (typeof sharedMigrations)[number] = { number: 99, name: 'memos', sqlite: '' };
    expect(half).not.toHaveProperty('postgres');
  });

  test('travels in backups and copies, unless it is worked out anew or belongs to one database', () => {
    expect(table({ id: text }, { key: ['id'] }).travel).toBe('carried');
    const carried = carriedTables.map(({ name }) => name as string);
    const staying = Object.keys(tables).filter((name) => !carried.includes(name));
    expect(staying.toSorted(), 'rows of these are in no backup: is nothing lost?').toEqual([
      'categories',
      'change_counter',
      'changes',
      'follower_counts',
      'openid_flows',
      'openid_tickets',
      'passkey_challenges',
      'post_origins',
      'recipe_cards',
      'recipe_counts',
      'recipe_facets',
      'recipe_ratings',
      'recipe_related',
      'recipe_relations',
      'recipe_sketches',
      'review_ranks',
      'search_near',
      'search_profiles',
      'search_words',
    ]);
  });

  test('says by which of its columns its rows are told apart', () => {
    // @ts-expect-error a table without a key
    expect(() => table({ id: text }, {})).not.toThrow();
    // @ts-expect-error a key that is no column
    expect(table({ id: text }, { key: ['name'] }).key).toEqual(['name']);
  });
});

describe('an operation', () => {
  test('is listed in operations.ts, and takes no other’s place there', () => {
    expect(Object.keys(operationFiles).length).toBeGreaterThan(3);
    expect(findUnregistered(operationFiles, operations, 'src/storage/operations.ts')).toEqual([]);
    const file = 'src/storage/features/memos/operations.ts';
    const forgotten = { findMemo: read(async () => null, { madeFrom: 'private' }) };
    expect(findUnregistered({ [file]: { forgotten } }, operations, 'operations.ts')).toEqual([
      `findMemo of ${file} is not listed in operations.ts`,
    ]);
  });

  test('reads nobody’s, or says whose; changes nothing, or says what', () => {
    const { kind, madeFrom } = operations.findRecipe;
    expect([kind, madeFrom(null, 'r1')]).toEqual(['read', ['recipe:r1']]);
    for (const operation of Object.values(operations)) {
      if (operation.kind === 'write') expect(operation.changes).toBeTypeOf('function');
      else if (operation.kind !== 'relaxed') expect(operation.madeFrom).toBeTypeOf('function');
    }
    expect(nothing).toEqual([]);
  });
});

describe('a call', () => {
  test('is listed in the contract’s index', () => {
    const defined = only(contractFiles, isCall);
    const entries = Object.values(defined).flatMap(({ all }) => Object.keys(all as object));
    expect(findUnregistered(defined, calls, 'src/contract/index.ts')).toEqual([]);
    expect(entries.length).toBe(Object.keys(calls).length);
    const { getRecipe: _, ...others } = calls;
    expect(findUnregistered(defined, others, 'src/contract/index.ts')).toEqual([
      'getRecipe of src/contract/recipes.ts is not listed in src/contract/index.ts',
    ]);
  });
});
