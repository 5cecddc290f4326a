import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../port.ts';
import {
  addUser,
  newId,
  type OpenStorage,
  publish,
  type StorageUnderTest,
} from '../../suite/fixtures.ts';

/** Saved recipes, whatever the engine. */
export function describeSaved(open: OpenStorage): void {
  describe('saved recipes', () => {
    let opened: StorageUnderTest;
    let storage: Storage;
    let userId: string;
    beforeAll(async () => {
      opened = await open();
      storage = opened.storage;
      userId = (await addUser(storage)).id;
    });
    afterAll(() => opened[Symbol.asyncDispose]());

    const savedBy = (id: string) => storage.reader.listSavedIds(id);

    test('a save toggles, and a wished state stays what it is', async () => {
      const user = await addUser(storage);
      const recipe = await publish(storage, userId);
      const save = (saved: boolean | null) =>
        storage.writer.saveRecipe(user.id, recipe.id, saved, 1);
      expect(await save(null)).toBe(true);
      expect(await savedBy(user.id)).toEqual([recipe.id]);
      expect(await save(null)).toBe(false);
      expect(await savedBy(user.id)).toEqual([]);
      expect(await save(false)).toBe(false);
      expect(await save(true)).toBe(true);
      expect(await save(true)).toBe(true);
      expect(await savedBy(user.id)).toEqual([recipe.id]);
      expect(await save(false)).toBe(false);
      expect(await savedBy(user.id)).toEqual([]);
    });

    test('last saved first, also within one millisecond, and a repeated save moves nothing', async () => {
      const user = await addUser(storage);
      const recipes = [];
      for (let i = 0; i < 4; i += 1) recipes.push((await publish(storage, userId)).id);
      for (const id of recipes) await storage.writer.saveRecipe(user.id, id, null, 1_000);
      expect(await savedBy(user.id)).toEqual(recipes.toReversed());
      await storage.writer.saveRecipe(user.id, recipes[0] ?? '', true, 2_000);
      expect(await savedBy(user.id)).toEqual(recipes.toReversed());
    });

    test('are listed page by page, without gap or repeat, and without what is gone', async () => {
      const user = await addUser(storage);
      const recipes: string[] = [];
      for (let i = 0; i < 5; i += 1) recipes.push((await publish(storage, userId)).id);
      for (const id of recipes) await storage.writer.saveRecipe(user.id, id, true, 1_000);
      await storage.writer.deleteRecipe(recipes[2] ?? '');
      const listed: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await storage.reader.listSavedRecipes(user.id, {}, 2, cursor);
        expect(page.total).toBe(4);
        listed.push(...page.rows.map(({ id }) => id));
        if (page.nextCursor === null) break;
        cursor = page.nextCursor;
      }
      expect(listed).toEqual(recipes.toReversed().filter((id) => id !== recipes[2]));
    });

    test('saves of one person are not those of another', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      const recipe = await publish(storage, userId);
      await storage.writer.saveRecipe(anna.id, recipe.id, true, 1);
      await storage.writer.saveRecipe(ben.id, recipe.id, true, 1);
      await storage.writer.saveRecipe(anna.id, recipe.id, false, 2);
      expect([await savedBy(anna.id), await savedBy(ben.id)]).toEqual([[], [recipe.id]]);
    });

    test('a recipe that does not exist cannot be saved', async () => {
      for (const saved of [null, true, false]) {
        expect(await storage.writer.saveRecipe(userId, newId(), saved, 1)).toBeNull();
      }
    });

    test('a person who does not exist cannot save', async () => {
      const recipe = await publish(storage, userId);
      await expect(storage.writer.saveRecipe(newId(), recipe.id, true, 1)).rejects.toThrow();
    });

    test('toggles at once end in one state, each told its own', async () => {
      const user = await addUser(storage);
      const recipe = await publish(storage, userId);
      const states = await Promise.all(
        Array.from({ length: 7 }, () => storage.writer.saveRecipe(user.id, recipe.id, null, 1)),
      );
      expect(states.filter((saved) => saved === true)).toHaveLength(4);
      expect(await savedBy(user.id)).toEqual([recipe.id]);
    });

    test('a deletion while others save leaves no save behind', async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => addUser(storage)));
      const recipe = await publish(storage, userId);
      const saves = people.map((one, i) => storage.writer.saveRecipe(one.id, recipe.id, true, i));
      saves.splice(
        5,
        0,
        storage.writer.deleteRecipe(recipe.id).then(() => null),
      );
      const outcomes = await Promise.all(saves);
      expect(outcomes.every((saved) => saved === true || saved === null)).toBe(true);
      const left = await Promise.all(people.map((one) => savedBy(one.id)));
      expect(left.flat()).toEqual([]);
    });
  });
}
