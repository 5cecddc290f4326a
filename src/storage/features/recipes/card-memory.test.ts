import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../../port.ts';
import type { Db } from '../../schema.ts';
import { connectToRead } from '../../sqlite/connect.ts';
import { createDb } from '../../sqlite/dialect.ts';
import { openSqlite } from '../../sqlite/open.ts';
import { addUser, changeOf, newId, publish } from '../../suite/fixtures.ts';
import { CardMemory } from './card-memory.ts';
import { cardsInOrder } from './card-reads.ts';
import type { RecipeRow } from './rows.ts';

let folder: string;
let storage: Storage;
let db: Db;
let cooks: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-cards-'));
  const file = join(folder, 'potluck.db');
  storage = await openSqlite({ file });
  cooks = [(await addUser(storage)).id, (await addUser(storage)).id];
  db = createDb(connectToRead(file));
});
afterAll(async () => {
  await db.destroy();
  await storage[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const numbers = async () => {
  const rows = await db.selectFrom('recipes').select('seq').orderBy('seq').execute();
  return rows.map(({ seq }) => Number(seq));
};

const some = fc.array(fc.nat(30), { minLength: 1, maxLength: 12 });
const doing = fc.record({
  kind: fc.constantFrom('publish', 'edit', 'hide', 'rename', 'rate', 'restore', 'delete'),
  which: fc.nat(30),
  asked: some,
});

/** Changes one of the recipes, or what others tell of it. */
async function act(kind: string, which: number, recipes: RecipeRow[]): Promise<void> {
  const { writer, reader } = storage;
  const userId = cooks[which % cooks.length] as string;
  const [first] = recipes;
  if (kind === 'publish' || !first) {
    recipes.push(await publish(storage, userId, { name: 'Soup' }));
    return;
  }
  const { id } = recipes[which % recipes.length] ?? first;
  const recipe = await reader.findRecipe(id);
  if (kind === 'edit' && recipe)
    await writer.updateRecipe(id, changeOf(recipe, { name: `Soup ${which} ☕` }));
  if (kind === 'hide' && recipe)
    await writer.updateRecipe(id, changeOf(recipe, { unlisted: !recipe.unlisted }));
  if (kind === 'delete') await writer.softDeleteRecipe(id, recipe?.userId ?? '', 1);
  if (kind === 'restore') await writer.undeleteRecipe(id, userId, Date.now());
  if (kind === 'rename') {
    const told = { lines: '', link: '', photoId: null, base: undefined, at: 1 };
    await writer.updateProfile(userId, { ...told, handle: `cook-${newId().slice(0, 8)}` });
  }
  if (kind !== 'rate' || !recipe) return;
  const review = { id: newId(), userId: (await addUser(storage)).id, recipeId: id, at: 1 };
  const told = { asWritten: true, changes: [], cookedOn: '2026-01-02', text: 'x' };
  const untold = { servings: null, minutes: null, again: null };
  await writer.writeReview(review, { ...told, ...untold, rating: 1 + (which % 5) });
}

test('cards from memory are those of the database after any writes, and no more than fit', async () => {
  const recipes: RecipeRow[] = [];
  const most = 4_000;
  const memory = new CardMemory(db, undefined, most);
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 12 }), async (all) => {
      for (const { kind, which, asked } of all) {
        await act(kind, which, recipes);
        const seqs = await numbers();
        const those = asked.map((at) => seqs[at % seqs.length] as number);
        expect(await memory.inOrder(those)).toEqual(await cardsInOrder(db, those));
        expect(memory.length).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: 25 },
  );
});

test('a database that fails is told of once until it answers again, and after the end no more', async () => {
  let isFailing = false;
  const failing = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFailing && result.rows.some((row) => 'reached' in row)) throw new Error('struck');
      return result;
    },
  });
  const told: unknown[] = [];
  const memory = new CardMemory(failing, (error) => told.push(error));
  const seqs = (await numbers()).slice(0, 1);
  for (const expected of [1, 2]) {
    isFailing = true;
    for (let n = 0; n < 3; n += 1)
      expect(await memory.inOrder(seqs)).toEqual(await cardsInOrder(db, seqs));
    expect(told).toHaveLength(expected);
    isFailing = false;
    await memory.keepUp();
  }
  memory.stop();
  isFailing = true;
  await memory.keepUp();
  expect(told).toHaveLength(2);
});

test('what was read before a write that another answer has taken over is not kept', async () => {
  const recipe = await publish(storage, cooks[0] as string, { name: 'Before' });
  const seqs = (await numbers()).slice(-1);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  let isFirst = true;
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isFirst || !result.rows.some((row) => 'text' in row)) return result;
      isFirst = false;
      read();
      await held;
      return result;
    },
  });
  const memory = new CardMemory(slow);
  const first = memory.inOrder(seqs);
  await isRead;
  await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { name: 'After' }));
  expect((await memory.inOrder(seqs)).text).toContain('"After"');
  release();
  expect((await first).text).toContain('"Before"');
  expect((await memory.inOrder(seqs)).text).toContain('"After"');
});
