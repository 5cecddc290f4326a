import { describe, expect, test } from 'vitest';
import { OverQuota } from '../../port.ts';
import { addUser, changeOf, type OpenStorage, recipeRow } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { Quota, RecipeToBe } from './rows.ts';

/** What one account may keep, decided where it is written. */
export function describeQuota(open: OpenStorage): void {
  describe('a quota', () => {
    const storage = openAround(open);

    const wish = (userId: string, bytes: number): RecipeToBe => {
      const row = recipeRow(userId);
      return { ...row, photo: { ...row.photo, bytes } };
    };
    const publish = async (userId: string, bytes: number, quota: Quota) =>
      (await storage.writer.publishRecipe(wish(userId, bytes), null, quota)).recipe;
    const over = (outcomes: PromiseSettledResult<unknown>[]) =>
      outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));

    test('holds however many publish at once, and counts nobody else', async () => {
      const quota = { recipes: 3, bytes: 1_000 };
      const [one, other] = [await addUser(storage), await addUser(storage)];
      const all = Array.from({ length: 8 }, () => publish(one.id, 1, quota));
      const refused = over(await Promise.allSettled(all));
      expect(refused).toHaveLength(5);
      for (const reason of refused) {
        expect(reason).toBeInstanceOf(OverQuota);
        expect(reason.of).toBe('recipes');
      }
      expect((await storage.reader.listRecipes({ userId: one.id }, 10)).total).toBe(3);
      await publish(other.id, 1, quota);
    });

    test('of bytes is full with the photo that fills it, and refuses the next', async () => {
      const { id } = await addUser(storage);
      const quota = { recipes: 10, bytes: 1_000 };
      await publish(id, 600, quota);
      await expect(publish(id, 401, quota)).rejects.toMatchObject({ of: 'bytes' });
      await publish(id, 400, quota);
      await expect(publish(id, 1, quota)).rejects.toThrow(OverQuota);
    });

    test('a recipe that is taken away makes room for another, its photo does not yet', async () => {
      const { id } = await addUser(storage);
      const quota = { recipes: 1, bytes: 1_000 };
      const first = await publish(id, 600, quota);
      await storage.writer.softDeleteRecipe(first.id, id, first.updatedAt + 1);
      await expect(publish(id, 600, quota)).rejects.toMatchObject({ of: 'bytes' });
      await publish(id, 400, quota);
    });

    test('an edit counts the new photo less the one whose place it takes', async () => {
      const { id } = await addUser(storage);
      const quota = { recipes: 1, bytes: 1_000 };
      const recipe = await publish(id, 900, quota);
      const edit = (bytes: number) => {
        const { photo } = wish(id, bytes);
        return storage.writer.updateRecipe(recipe.id, changeOf(recipe, { photo, quota }));
      };
      expect((await edit(1_000)).kind).toBe('updated');
      await expect(edit(1_001)).rejects.toMatchObject({ of: 'bytes' });
      // Smaller than before is welcome even from a cook who keeps too much.
      const { photo } = wish(id, 800);
      const less = { photo, quota: { recipes: 1, bytes: 500 } };
      const smaller = await storage.writer.updateRecipe(recipe.id, changeOf(recipe, less));
      expect(smaller.kind).toBe('updated');
      // Without a new photo nothing is counted, and what the old one takes is not forgotten.
      const text = changeOf(recipe, { description: 'Better.', quota: less.quota });
      expect((await storage.writer.updateRecipe(recipe.id, text)).kind).toBe('updated');
      const fuller = { recipes: 2, bytes: 1_000 };
      await expect(publish(id, 201, fuller)).rejects.toMatchObject({ of: 'bytes' });
      await publish(id, 200, fuller);
    });

    test('a repeated publish is answered by a full account too', async () => {
      const { id } = await addUser(storage);
      const quota = { recipes: 1, bytes: 1_000 };
      const first = await storage.writer.publishRecipe(wish(id, 1), 'once', quota);
      const again = await storage.writer.publishRecipe(wish(id, 1), 'once', quota);
      expect([again.repeated, again.recipe.id]).toEqual([true, first.recipe.id]);
    });
  });
}
