import { beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { photoBaseMark } from '#domain/recipes/card.ts';
import {
  addUser,
  changeOf,
  newId,
  newWord,
  type OpenStorage,
  publish,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { RecipeRow } from './rows.ts';

const categoryId = cuisineId('Chinese');

/** What recipes are related to is kept, and is renewed when it may be another. */
export function describeRelated(open: OpenStorage): void {
  describe('kept relations', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    const add = (overrides: Partial<RecipeRow> = {}) =>
      publish(storage, userId, { categoryId, ...overrides });
    const known = async (id: string) => (await storage.reader.findRelated(id))?.ids;
    const keep = async ({ id: recipeId, updatedAt }: RecipeRow, at: number) => {
      const ids = await storage.searcher.relateRecipe(recipeId, categoryId);
      return storage.writer.keepRelated([{ recipeId, updatedAt, madeAt: at, ids }]);
    };

    test('of a recipe of which none were worked out are unknown, and of none there is nothing', async () => {
      const { id, updatedAt } = await add();
      expect(await storage.reader.findRelated(id)).toEqual({ categoryId, updatedAt, ids: null });
      expect(await storage.reader.findRelated(newId())).toBeNull();
    });

    test('stay until the recipe changes, and are not kept of one that has changed meanwhile', async () => {
      const recipe = await add({ name: newWord() });
      await keep(recipe, recipe.updatedAt);
      const ids = await known(recipe.id);
      expect(ids).toBeInstanceOf(Array);
      const told = changeOf(recipe, { tip: 'Searched for alike' });
      await storage.writer.updateRecipe(recipe.id, told);
      expect(await known(recipe.id)).toEqual(ids);
      const renamed = { name: newWord(), at: told.at + 1 };
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, renamed));
      expect(await known(recipe.id)).toBeNull();
      await keep(recipe, recipe.updatedAt);
      expect(await known(recipe.id)).toBeNull();
    });

    test('are worked out anew when a later recipe is like them', async () => {
      const name = newWord();
      const early = await add({ name });
      await keep(early, early.updatedAt);
      const late = await add({ name });
      expect(await keep(late, late.updatedAt)).toContain(early.id);
      expect(await known(early.id)).toBeNull();
      expect(await keep(early, late.updatedAt + 1)).not.toContain(late.id);
      expect((await known(early.id))?.[0]).toBe(late.id);
      expect((await known(late.id))?.[0]).toBe(early.id);
    });

    test('are worked out anew when one that was away is back, and never kept as they were before', async () => {
      const name = newWord();
      const away = await add({ name });
      const other = await add({ name });
      const at = (later: number) => other.updatedAt + later;
      await keep(away, at(1));
      await storage.writer.softDeleteRecipe(away.id, userId, at(2));
      await keep(other, at(3));
      expect(await known(other.id)).not.toContain(away.id);
      const without = (await known(other.id)) ?? [];
      await storage.writer.undeleteRecipe(away.id, userId, at(4));
      expect(await known(away.id)).toBeNull();
      await keep(away, at(3));
      expect(await known(away.id)).toBeNull();
      expect(await keep(away, at(5))).toContain(other.id);
      expect(await known(away.id)).toContain(other.id);
      const old = { recipeId: other.id, updatedAt: other.updatedAt, madeAt: at(3), ids: without };
      await storage.writer.keepRelated([old]);
      expect(await known(other.id)).toBeNull();
      await keep(other, at(6));
      expect(await known(other.id)).toContain(away.id);
      await storage.writer.updateRecipe(away.id, changeOf(away, { unlisted: true, at: at(7) }));
      await keep(other, at(8));
      await storage.writer.updateRecipe(away.id, changeOf(away, { unlisted: false, at: at(9) }));
      expect(await known(away.id)).toBeNull();
    });

    test('are shown as far as lists have them, others of the category in place of the rest', async () => {
      const [first, second, third, other] = [await add(), await add(), await add(), await add()];
      const elsewhere = await add({ categoryId: cuisineId('Other') });
      const ids = [first, second, third, elsewhere].map(({ id }) => id);
      const shown = async () => {
        const page = await storage.reader.listRelated(other.id, categoryId, ids, 3);
        const cards = await storage.reader.listRelatedCards(other.id, categoryId, ids, 3);
        expect(cards.isFilledUp).toBe(page.isFilledUp);
        expect(cards.shown.ids).toEqual(page.shown.map(({ id }) => id));
        const read = JSON.parse(`[${cards.shown.text.replaceAll(photoBaseMark, '')}]`);
        expect(read.map(({ _id }: { _id: string }) => _id)).toEqual(cards.shown.ids);
        return page.isFilledUp ? cards.shown.ids.slice(0, 2) : cards.shown.ids;
      };
      expect(await shown()).toEqual([first.id, second.id, third.id]);
      await storage.writer.softDeleteRecipe(second.id, userId, 1);
      expect(await shown()).toEqual([first.id, third.id]);
      await storage.writer.updateRecipe(first.id, changeOf(first, { unlisted: true }));
      await storage.writer.undeleteRecipe(second.id, userId, Date.now());
      expect(await shown()).toEqual([second.id, third.id]);
    });

    test('are worked out anew once the site has grown', async () => {
      const recipe = await add();
      await keep(recipe, recipe.updatedAt);
      const { total } = await storage.reader.listRecipes({}, 1);
      for (let n = 0; n < 22 + total / 2; n += 1) await add();
      expect(await known(recipe.id)).toBeNull();
    });
  });
}
