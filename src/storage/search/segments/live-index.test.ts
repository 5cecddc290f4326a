import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSearcher } from '../../bind.ts';
import type { RecipeRow } from '../../features/recipes/rows.ts';
import type { Searcher, Storage } from '../../port.ts';
import type { Db } from '../../schema.ts';
import { connectToRead } from '../../sqlite/connect.ts';
import { createDb } from '../../sqlite/dialect.ts';
import { openSqlite } from '../../sqlite/open.ts';
import { createPostingsReader } from '../../sqlite/search.ts';
import { addUser, changeOf, publish } from '../../suite/fixtures.ts';
import { LiveIndex } from './live-index.ts';

let folder: string;
let storage: Storage;
let db: Db;
let stored: Searcher;
let userId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-index-'));
  const file = join(folder, 'potluck.db');
  storage = await openSqlite({ file });
  userId = (await addUser(storage)).id;
  db = createDb(connectToRead(file));
  stored = createSearcher(db, createPostingsReader(db));
});
afterAll(async () => {
  await db.destroy();
  await storage[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

test('a site of more recipes than it may hold is searched in what is stored', async () => {
  for (const name of ['Flan', 'Flan again']) await publish(storage, userId, { name });
  const postings = createPostingsReader(db);
  const live = new LiveIndex(db, postings, null, undefined, 1);
  live.start();
  await live.settled();
  expect(await live.current()).toBe(postings);
  await live.stop();
});

const dishes = 'curry soup pad thai noodle rice'.split(' ');
const foods = ['2 eggs', '1 lemon', '200 g butter', 'peanuts', 'salt', '3 spring onions'];
const keywords = [
  'curry',
  'soup rice',
  'curry without eggs',
  'no nuts',
  'cury',
  'scallions',
  'nood',
  'so',
  'pad thai',
  'padthai',
  'lemon butter soup',
  'kurry lemn',
  'the',
  'thai -butter',
  'unheard curry',
];

const texts = fc.record({
  name: fc.array(fc.constantFrom(...dishes), { minLength: 1, maxLength: 3 }),
  ingredients: fc.uniqueArray(fc.constantFrom(...foods), { minLength: 1, maxLength: 4 }),
});
const which = fc.nat(50);
const doing = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('publish' as const), texts }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), which, texts }) },
  fc.record({
    kind: fc.constantFrom(
      'remove' as const,
      'restore' as const,
      'delete' as const,
      'hide' as const,
    ),
    which,
  }),
);

type Doing = typeof doing extends fc.Arbitrary<infer One> ? One : never;

/** Does what one of the doings says to one of the recipes that were published. */
async function apply(one: Doing, all: RecipeRow[]) {
  const { writer } = storage;
  if (one.kind === 'publish') {
    const { name, ingredients } = one.texts;
    const otherNames = name.length > 2 ? [`${name[0]} ${name[2]} lemon`] : [];
    const told = { name: name.slice(0, 2).join(' '), ingredients, otherNames };
    all.push(await publish(storage, userId, told));
    return;
  }
  const chosen = all[one.which % Math.max(1, all.length)];
  if (!chosen) return;
  const act = { at: 1, actorId: null, act: 'try' };
  if (one.kind === 'remove') await writer.removeRecipe(chosen.id, act);
  else if (one.kind === 'restore') await writer.restoreRecipe(chosen.id, act);
  else if (one.kind === 'delete') await writer.deleteRecipe(chosen.id);
  else {
    const change =
      'texts' in one
        ? { name: one.texts.name.join(' '), ingredients: one.texts.ingredients }
        : { unlisted: !chosen.unlisted };
    const outcome = await writer.updateRecipe(chosen.id, changeOf(chosen, change));
    if (outcome.kind === 'updated') all[all.indexOf(chosen)] = outcome.recipe;
  }
}

test('an index in memory answers as the stored one does, after any changes, in the same order', async () => {
  const live = new LiveIndex(db, createPostingsReader(db));
  live.start();
  await live.settled();
  const searcher = createSearcher(db, createPostingsReader(db), { postings: () => live.current() });
  const all: RecipeRow[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 10, maxLength: 60 }), async (doings) => {
      for (const one of doings) await apply(one, all);
      expect(await live.current()).not.toBe(
        await new LiveIndex(db, createPostingsReader(db)).current(),
      );
      for (const keyword of keywords) {
        const answer = await searcher.searchRecipes(keyword, 48, 0);
        expect(answer, keyword).toEqual(await stored.searchRecipes(keyword, 48, 0));
      }
      for (const typed of ['cu', 'so', 'pad th', 'lemon', 'noodle ri']) {
        expect(await searcher.suggest(typed, 5), typed).toEqual(await stored.suggest(typed, 5));
      }
      const one = all.at(-1) as RecipeRow;
      expect(await searcher.relateRecipe(one.id, one.categoryId)).toEqual(
        await stored.relateRecipe(one.id, one.categoryId),
      );
    }),
    { numRuns: 8 },
  );
  await live.stop();
});

test('an index that fell behind is in step again after all recipes were compared, and a deleted cook is gone', async () => {
  const live = new LiveIndex(db, createPostingsReader(db));
  live.start();
  await live.settled();
  const searcher = createSearcher(db, createPostingsReader(db), { postings: () => live.current() });
  const count = async () => (await searcher.searchRecipes('quince', 48, 0)).total;
  const other = await addUser(storage);
  for (let n = 0; n < 3; n += 1) await publish(storage, other.id, { name: `Quince jelly ${n}` });
  await publish(storage, userId, { name: 'Quince tart' });
  expect(await count()).toBe(4);
  const inStep = await live.current();
  await storage.writer.deleteUser(other.id, null);
  expect(await count()).toBe(1);
  await live.settled();
  expect(await live.current()).toBe(inStep);
  expect(await count()).toBe(1);
  // Far more at once than is taken over before a search.
  const many = Array.from({ length: 120 }, (_, n) =>
    publish(storage, userId, { name: `Quince cake ${n}` }),
  );
  await Promise.all(many);
  expect(await count()).toBe(121);
  await live.settled();
  expect(await live.current()).toBe(inStep);
  expect(await count()).toBe(121);
  await live.stop();
  expect(await live.current()).not.toBe(inStep);
  expect(await count()).toBe(121);
});

test('an index that cannot be built says why, and what is stored answers', async () => {
  const failure = new Error('no such file');
  const told: unknown[] = [];
  const postings = createPostingsReader(db);
  const read = () => Promise.reject(failure);
  const snapshot = { read, write: async () => undefined };
  const live = new LiveIndex(db, postings, snapshot, (error) => told.push(error));
  live.start();
  await live.settled();
  expect(told).toEqual([failure]);
  expect(await live.current()).toBe(postings);
  await live.stop();
});

test('what is published while an index is built is found by mistyped words too, also when many search at once', async () => {
  const live = new LiveIndex(db, createPostingsReader(db));
  const searcher = createSearcher(db, createPostingsReader(db), { postings: () => live.current() });
  const words = Array.from(
    { length: 40 },
    (_, n) => `zwie${'abcdefgh'[n % 8]}k${'lmnop'[n % 5]}rt`,
  );
  live.start();
  await Promise.all(words.map((word) => publish(storage, userId, { name: `Plain ${word}` })));
  await live.settled();
  for (const word of words) {
    const mistyped = `${word.slice(0, -2)}${word.slice(-1)}`;
    const [one, other] = await Promise.all([
      searcher.searchRecipes(mistyped, 48, 0),
      searcher.searchRecipes(word, 48, 0),
    ]);
    expect(one, word).toEqual(await stored.searchRecipes(mistyped, 48, 0));
    expect(other.rows.map(({ name }) => name)).toContain(`Plain ${word}`);
  }
  await live.stop();
});
