import { beforeAll, describe, expect, test } from 'vitest';
import {
  addUser,
  changeOf,
  newId,
  newWord,
  type OpenStorage,
  publish,
  recipeRow,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { NewAct } from '../admin/rows.ts';
import type { RecipeRow } from './rows.ts';

/** What a cook deletes and can bring back, whatever the engine. */
export function describeDeletion(open: OpenStorage): void {
  describe('a deletion that its owner can undo', () => {
    const storage = openAround(open);
    let cook: string;
    beforeAll(async () => {
      cook = (await addUser(storage)).id;
    });

    const act = (at = Date.now()): NewAct => ({ at, actorId: null, act: 'try' });
    const remove = ({ id, userId }: RecipeRow, at = Date.now()) =>
      storage.writer.softDeleteRecipe(id, userId, at);
    const deletedBy = async (userId: string) =>
      (await storage.reader.listDeletedRecipes(userId, 50)).rows.map(({ id }) => id);

    /** How often each list names the recipe: for everybody, and for admins. */
    async function seen({ id, slug, name, userId }: RecipeRow, saver: string) {
      const { reader, searcher } = storage;
      const found = [
        await reader.findRecipe(id),
        await reader.findRecipeBySlug(slug),
        ...(await reader.listRecipes({ userId }, 50)).rows,
        ...(await reader.findRecipes([id])),
        ...(await reader.listSavedIds(saver)).map((saved) => ({ id: saved })),
        ...(await searcher.searchRecipes(name, 10, 0)).rows,
        ...(await reader.listModeratedRecipes({ text: name }, 10)).rows,
        ...(await reader.listModeratedRecipes({ text: name, isRemoved: true }, 10)).rows,
      ];
      return found.filter((row) => row?.id === id).length;
    }

    test('is gone for everybody, admins too, and back whole with its saves', async () => {
      const [own, saver] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const recipe = await publish(storage, own, { name: newWord() });
      await storage.writer.saveRecipe(saver, recipe.id, true, 1);
      expect(await seen(recipe, saver)).toBe(7);
      expect(await storage.writer.softDeleteRecipe(recipe.id, own, 77)).not.toBeNull();
      expect(await seen(recipe, saver)).toBe(0);
      expect((await storage.reader.listRecipes({ userId: own }, 1)).total).toBe(0);
      const deleted = await storage.reader.listDeletedRecipes(own, 5);
      const rows = [{ ...recipe, deletedAt: 77 }];
      expect(deleted).toEqual({ rows, total: 1, nextCursor: null });
      expect(await storage.writer.undeleteRecipe(recipe.id, own, Date.now())).toEqual(recipe);
      expect(await seen(recipe, saver)).toBe(7);
      expect((await storage.reader.listRecipes({ userId: own }, 1)).total).toBe(1);
      expect(await deletedBy(own)).toEqual([]);
    });

    test('is undone by its owner alone, and only once', async () => {
      const stranger = (await addUser(storage)).id;
      const recipe = await publish(storage, cook);
      expect(await storage.writer.softDeleteRecipe(recipe.id, stranger, 1)).toBeNull();
      const twice = await Promise.all([remove(recipe), remove(recipe)]);
      expect(twice.filter((one) => one !== null)).toHaveLength(1);
      expect(await storage.writer.undeleteRecipe(recipe.id, stranger, Date.now())).toBeNull();
      expect(await storage.writer.restoreRecipe(recipe.id, act())).toBeNull();
      expect(await storage.writer.removeRecipe(recipe.id, act())).toBeNull();
      const back = await Promise.all([
        storage.writer.undeleteRecipe(recipe.id, cook, Date.now()),
        storage.writer.undeleteRecipe(recipe.id, cook, Date.now()),
      ]);
      expect(back.filter((one) => one !== null)).toEqual([recipe]);
      expect(await storage.writer.undeleteRecipe(newId(), cook, Date.now())).toBeNull();
    });

    test('what an admin removed is not for its owner to bring back', async () => {
      const recipe = await publish(storage, cook);
      await storage.writer.removeRecipe(recipe.id, act());
      expect(await remove(recipe)).toBeNull();
      expect(await storage.writer.undeleteRecipe(recipe.id, cook, Date.now())).toBeNull();
      expect(await deletedBy(cook)).not.toContain(recipe.id);
      expect(await storage.writer.restoreRecipe(recipe.id, act())).not.toBeNull();
      expect(await remove(recipe)).not.toBeNull();
      expect(await storage.writer.undeleteRecipe(recipe.id, cook, Date.now())).toEqual(recipe);
    });

    test('keeps photo, name and key, and takes no change and no save', async () => {
      const key = newId();
      const wish = recipeRow(cook, { name: newWord() });
      const { recipe } = await storage.writer.publishRecipe(wish, key);
      await remove(recipe);
      const photo = recipe.photo.id;
      expect(await storage.reader.photosInUse([photo])).toEqual([photo]);
      const owner = { recipeId: recipe.id, isRemoved: true };
      expect(await storage.reader.findPhotoOwner(photo)).toEqual(owner);
      const update = await storage.writer.updateRecipe(recipe.id, changeOf(recipe));
      expect(update.kind).toBe('missing');
      expect(await storage.writer.saveRecipe(cook, recipe.id, true, 1)).toBeNull();
      const again = await storage.writer.publishRecipe(recipeRow(cook), key);
      expect(again).toEqual({ recipe, repeated: true });
      const next = await publish(storage, cook, { name: recipe.name });
      expect(next.slug).toBe(`${recipe.slug}-2`);
    });

    test('is listed last deleted first, page by page, to whoever deleted it', async () => {
      const [own, other] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const recipes = [];
      for (const at of [3, 5, 4]) {
        const recipe = await publish(storage, own);
        await remove(recipe, at);
        recipes.push(recipe.id);
      }
      await remove(await publish(storage, other), 9);
      const [first, second, third] = recipes;
      const one = await storage.reader.listDeletedRecipes(own, 2);
      expect(one.rows.map(({ id }) => id)).toEqual([second, third]);
      expect(one.total).toBe(3);
      const two = await storage.reader.listDeletedRecipes(own, 2, one.nextCursor ?? '');
      expect(two.rows.map(({ id }) => id)).toEqual([first]);
      expect(two.nextCursor).toBeNull();
      const nonsense = storage.reader.listDeletedRecipes(own, 2, 'nonsense');
      await expect(nonsense).rejects.toThrow('Bad cursor');
    });

    test('is not named in the log when the account goes', async () => {
      const own = (await addUser(storage)).id;
      const kept = await publish(storage, own, { name: newWord() });
      await remove(await publish(storage, own, { name: newWord() }));
      await storage.writer.deleteUser(own, act(Date.now() + 1_000_000));
      const [last] = (await storage.reader.listActs(1)).rows;
      expect(last?.recipes).toEqual({ names: [kept.name], count: 1 });
    });

    test('ends when its time is over: the photo is free, and everyone’s saves are gone', async () => {
      const saver = (await addUser(storage)).id;
      const recipe = await publish(storage, cook, { name: newWord() });
      await storage.writer.saveRecipe(saver, recipe.id, true, 1);
      await remove(recipe, 1_000);
      // What other facts left behind from before.
      await storage.writer.deleteRemovedRecipes(1_000, 50);
      expect(await storage.writer.deleteRemovedRecipes(1_000, 10)).toEqual([]);
      expect(await storage.writer.deleteRemovedRecipes(1_001, 10)).toEqual([recipe.photo.id]);
      expect(await storage.writer.undeleteRecipe(recipe.id, cook, Date.now())).toBeNull();
      expect(await seen(recipe, saver)).toBe(0);
      expect(await storage.reader.findPhotoOwner(recipe.photo.id)).toBeNull();
      const anew = await publish(storage, cook, { name: recipe.name });
      expect(anew.slug).toBe(recipe.slug);
    });
  });
}
