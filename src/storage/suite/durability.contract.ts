import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { killElsewhere } from '#test/support/elsewhere/kill-elsewhere.ts';
import type { Storage } from '../port.ts';
import { addUser, changeOf, type OpenStorage, publish } from './fixtures.ts';

/** What was acknowledged stays, whatever the engine. */
export function describeDurability(open: OpenStorage): void {
  describe('durability', () => {
    test('everything is there after closing and opening again', async () => {
      await using opened = await open();
      const user = await addUser(opened.storage);
      const recipe = await publish(opened.storage, user.id, { name: 'Lasting dish' });
      await opened.storage.writer.saveRecipe(user.id, recipe.id, true, 1);
      await opened.storage.writer.setNote('key', 'value');
      const storage = await opened.reopen();
      expect(await storage.reader.findUser(user.id)).toEqual(user);
      expect(await storage.reader.listSavedIds(user.id)).toEqual([recipe.id]);
      expect(await storage.reader.countRecipes()).toBe(1);
      expect((await storage.searcher.searchRecipes('lastng dish', 1, 0)).rows).toEqual([recipe]);
      expect(await storage.reader.findNote('key')).toBe('value');
      const outcome = await storage.writer.updateRecipe(recipe.id, changeOf(recipe));
      expect(outcome.kind).toBe('updated');
    });

    test('a closed storage refuses, and closing twice is harmless', async () => {
      await using opened = await open();
      const { storage } = opened;
      await storage[Symbol.asyncDispose]();
      await storage[Symbol.asyncDispose]();
      await expect(storage.writer.setNote('key', 'value')).rejects.toThrow();
      await expect(storage.searcher.searchRecipes('x', 1, 0)).rejects.toThrow();
    });

    test('writes that are under way finish before it closes', async () => {
      await using opened = await open();
      const user = await addUser(opened.storage);
      const publishing = Array.from({ length: 10 }, () => publish(opened.storage, user.id));
      const storage = await opened.reopen();
      expect(await Promise.all(publishing)).toHaveLength(10);
      expect(await storage.reader.countRecipes()).toBe(10);
    });

    test('two processes may have it open', async () => {
      await using opened = await open();
      const user = await addUser(opened.storage);
      const acknowledged = await killElsewhere(opened, { does: 'publish', userId: user.id }, 5);
      const mine = await publish(opened.storage, user.id);
      const { rows, total } = await opened.storage.reader.listRecipes({}, 5_000);
      expect(total).toBe(rows.length);
      const ids = rows.map(({ id }) => id);
      for (const id of [...acknowledged, mine.id]) expect(ids).toContain(id);
    });

    test('a process killed in the middle of writes loses nothing that it acknowledged', async () => {
      await using opened = await open();
      const user = await addUser(opened.storage);
      await opened.storage[Symbol.asyncDispose]();
      const task = { does: 'publish' as const, userId: user.id };
      const acknowledged = [];
      for (const enough of [1, 7, 20]) {
        acknowledged.push(...(await killElsewhere(opened, task, enough)));
      }
      const storage = await opened.reopen();
      await expectConsistent(storage, acknowledged);
    });
  });
}

/** A database server goes on for a moment with what a killed process had sent it. */
async function stillness(storage: Storage): Promise<void> {
  let before = -1;
  for (let same = 0; same < 5; ) {
    const now = await storage.reader.countRecipes();
    same = now === before ? same + 1 : 0;
    before = now;
    await wait(100);
  }
}

async function expectConsistent(storage: Storage, acknowledged: string[]): Promise<void> {
  await stillness(storage);
  const { rows, total } = await storage.reader.listRecipes({}, 5_000);
  expect(total).toBe(rows.length);
  const ids = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  const found = await storage.searcher.searchRecipes('endless', 200, 0);
  expect(found.total).toBe(rows.length);
  for (const { id, slug } of rows) {
    expect((await storage.reader.findRecipeBySlug(slug))?.id).toBe(id);
  }
}
