import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { isUnfit } from '../port.ts';
import { connectToWrite } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { openSqlite } from './open.ts';

const first = { number: 1, name: 'first', sql: 'create table one (x integer)' };
const second = { number: 2, name: 'second', sql: 'create table two (x integer)' };
const broken = { number: 2, name: 'broken', sql: 'create table two (x integer); create nonsense' };

/** A thread that writes to a file for a moment, and says when it has begun. */
const holdForAMoment = `
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new (require('node:sqlite').DatabaseSync)(workerData, { timeout: 10_000 });
  database.exec('begin immediate; create table held (x integer)');
  parentPort.postMessage('begun');
  setTimeout(() => database.exec('commit'), 300);
`;

function tables(database: DatabaseSync): unknown[] {
  const rows = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
  return rows.map((row) => row.name).sort();
}

describe('migrations', () => {
  test('run once each, in order, and are recorded', () => {
    const database = new DatabaseSync(':memory:');
    migrate(database, [first]);
    migrate(database, [first]);
    migrate(database, [first, second]);
    expect(tables(database)).toEqual(['migrations', 'one', 'two']);
    const recorded = database.prepare('select number, name from migrations order by number').all();
    expect(recorded.map(({ number, name }) => [number, name])).toEqual([
      [1, 'first'],
      [2, 'second'],
    ]);
  });

  test('leave everything as it was when one fails', () => {
    const database = new DatabaseSync(':memory:');
    expect(() => migrate(database, [first, broken])).toThrow('syntax error');
    expect(tables(database)).toEqual([]);
    migrate(database, [first, second]);
    expect(tables(database)).toEqual(['migrations', 'one', 'two']);
  });

  test('say what failed where SQLite has rolled back by itself, as it does on a full disk', () => {
    const ended = new DatabaseSync(':memory:');
    const full = { ...second, sql: 'rollback; create nonsense' };
    expect(() => migrate(ended, [first, full])).toThrow('syntax error');
  });

  test('refuse a database that a newer version wrote', () => {
    const database = new DatabaseSync(':memory:');
    migrate(database, [first, second]);
    expect(() => migrate(database, [first])).toThrow('written by a newer version');
  });

  test('are numbered from one without gaps', () => {
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, i) => i + 1));
  });
});

describe('opening', () => {
  async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'potluck-open-'));
    try {
      await use(folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  test('makes the folder, and closing leaves one file', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'a', 'b', 'potluck.db');
      await (await openSqlite({ file }))[Symbol.asyncDispose]();
      expect(await readdir(join(folder, 'a', 'b'))).toEqual(['potluck.db']);
    }));

  test('a newer database is refused with the reason, as one that does not fit', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'potluck.db');
      await (await openSqlite({ file }))[Symbol.asyncDispose]();
      const database = new DatabaseSync(file);
      database.exec(`insert into migrations values (999, 'from-the-future', 1)`);
      database.close();
      const refusal = await openSqlite({ file }).catch((error: unknown) => error);
      expect(isUnfit(refusal) && refusal.message).toContain('written by a newer version');
    }));

  test('a file that is no database is refused and left as it is', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'potluck.db');
      const text = 'This is a shopping list.\n'.repeat(500);
      await writeFile(file, text);
      await expect(openSqlite({ file })).rejects.toThrow('not a database');
      expect(await readFile(file, 'utf8')).toBe(text);
    }));

  test('a new file that another has begun to write is waited for', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'potluck.db');
      const other = new Worker(holdForAMoment, { eval: true, workerData: file });
      await once(other, 'message');
      connectToWrite(file, 'normal').close();
      await once(other, 'exit');
    }));

  test('two at once on a new file both succeed', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'potluck.db');
      const opened = await Promise.all([openSqlite({ file }), openSqlite({ file })]);
      const counts = await Promise.all(opened.map(({ reader }) => reader.listRecipes({}, 1)));
      expect(counts.map(({ total }) => total)).toEqual([0, 0]);
      for (const storage of opened) await storage[Symbol.asyncDispose]();
    }));
});
