import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nothingChosen } from '#domain/facets/facets.ts';
import { stockOf } from '#domain/pantry/covers.ts';
import { readAvoid } from '#domain/pantry/food-list.ts';
import { layMigrated } from '#test/support/sqlite-database.ts';
import type { Storage } from '../port.ts';
import type { Db } from '../schema.ts';
import { connectToRead } from '../sqlite/connect.ts';
import { createDb } from '../sqlite/dialect.ts';
import { openSqlite } from '../sqlite/open.ts';
import { addUser, publish } from '../suite/fixtures.ts';
import { LiveFacets } from './live-facets.ts';
import { createStoredFacets } from './stored.ts';

let folder: string;
let storage: Storage;
let db: Db;
let userId: string;
/** What facets are made from has no room in memory meanwhile. */
let isBroken = false;
let readings = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-facets-'));
  const file = join(folder, 'potluck.db');
  await layMigrated(file);
  storage = await openSqlite({ file, isBrief: true });
  userId = (await addUser(storage)).id;
  await publish(storage, userId);
  db = createDb(connectToRead(file)).withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!result.rows.some((row) => 'named_by' in row)) return result;
      readings += 1;
      return isBroken ? { rows: result.rows.map((row) => ({ ...row, seq: 2 ** 50 })) } : result;
    },
  });
});
afterAll(async () => {
  await db.destroy();
  await storage[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const begin = (told: unknown[], pauseMs?: number) => {
  readings = 0;
  const live = new LiveFacets(db, (error) => told.push(error), pauseMs);
  live.start();
  return live;
};

test('a reading that failed is told of once, and not begun anew at every request: what is stored answers', async () => {
  isBroken = true;
  const told: unknown[] = [];
  const live = begin(told, 3_600_000);
  for (let n = 0; n < 5; n += 1)
    expect(await (await live.current()).count(nothingChosen)).toBeTruthy();
  expect(readings).toBe(1);
  expect(told).toEqual([expect.any(RangeError)]);
  await live.stop();
});

test('after a pause all is read again, also behind a change that could not be taken over', async () => {
  isBroken = true;
  const told: unknown[] = [];
  const live = begin(told, 0);
  await live.current();
  expect(told.length).toBeGreaterThan(0);
  isBroken = false;
  await live.current();
  const before = told.length;
  isBroken = true;
  await publish(storage, userId);
  await live.current();
  expect(told.length).toBeGreaterThan(before);
  isBroken = false;
  await live.current();
  readings = 0;
  await live.current();
  expect(readings).toBe(0);
  await live.stop();
});

test('of what one has the best are chosen without those that name what is avoided, in memory and stored', async () => {
  isBroken = false;
  const want = await publish(storage, userId, {
    ingredients: ['1 kohlrabi', '2 eggs', '50 g rice'],
  });
  for (let n = 0; n < 3; n += 1)
    await publish(storage, userId, { ingredients: ['1 kohlrabi'], steps: ['Fry in ghee.'] });
  const wanted = db.selectFrom('recipes').select('seq').where('id', '=', want.id);
  const { seq } = await wanted.executeTakeFirstOrThrow();
  const live = begin([]);
  const stock = stockOf(['kohlrabi'], []);
  const avoid = readAvoid(['butter']).flatMap((one) => one.foods.map(({ id }) => id));
  for (const facets of [await live.current(), createStoredFacets(db)]) {
    expect(await facets.needing({ stock, avoid: [] }, 1)).not.toEqual([Number(seq)]);
    expect(await facets.needing({ stock, avoid }, 1)).toEqual([Number(seq)]);
  }
  await live.stop();
});

test('what fails while the database is left alone is told to nobody', async () => {
  isBroken = true;
  const told: unknown[] = [];
  await begin(told).stop();
  expect(told).toEqual([]);
});
