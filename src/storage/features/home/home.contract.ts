import { describe, expect, test } from 'vitest';
import { addReview, addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

const noon = 20_000 * 86_400_000;

/** What Home draws from, whatever the engine. */
export function describeHome(open: OpenStorage): void {
  describe('home', () => {
    const storage = openAround(open);

    const quick = (userId: string, more: Parameters<typeof publish>[2] = {}) =>
      publish(storage, userId, { prepMinutes: 10, cookMinutes: 20, ...more });
    const drawn = async (start = '0') =>
      (await storage.reader.listQuickRecipes(start)).map(({ id }) => id).toSorted();

    test('what is quick is told, listed and of at most 30 minutes, the ring over', async () => {
      const cooks = await Promise.all(
        ['2', '5', '9'].map((digit) =>
          addUser(storage, { id: newId().slice(0, 8) + digit.repeat(16) }),
        ),
      );
      const [first, second, third] = cooks.map(({ id }) => id) as [string, string, string];
      const own = [await quick(first), await quick(second), await quick(third)];
      const more = await quick(second, { prepMinutes: null, cookMinutes: 5, restMinutes: 25 });
      for (const slow of [
        { restMinutes: 1 },
        { prepMinutes: 0, cookMinutes: 0 },
        { prepMinutes: null, cookMinutes: null },
        { unlisted: true },
      ])
        await quick(first, slow);
      const all = [...own, more].map(({ id }) => id).toSorted();
      for (const start of ['0', '4', '9999999999999999', 'f']) {
        expect(await drawn(start), start).toEqual(all);
      }
      const [row] = await storage.reader.listQuickRecipes('4');
      expect(row).toMatchObject({ userId: second });
      await storage.writer.softDeleteRecipe(more.id, second, noon);
      expect(await drawn()).not.toContain(more.id);
      await storage.writer.undeleteRecipe(more.id, second, Date.now());
    });

    test('it is drawn from the next 24 cooks alone', async () => {
      const cooks = Array.from({ length: 30 }, (_, n) => n.toString(16).padStart(2, '0'));
      const recipes = [];
      for (const place of cooks) {
        const id = `${newId().slice(0, 8)}${place}aaaaaaaaaaaaaa`;
        recipes.push(await quick((await addUser(storage, { id })).id));
      }
      const rows = await storage.reader.listQuickRecipes('03');
      const places = new Set(rows.map(({ userId }) => userId.slice(8, 10)));
      expect([...places].toSorted()).toEqual(cooks.slice(3, 27));
      for (const { id } of recipes) await storage.writer.deleteRecipe(id);
    });

    test('the newest reviews come with whose recipe it is, without what nobody is shown', async () => {
      const [anna, cook] = [await addUser(storage), await addUser(storage)];
      const said = { rating: 4, again: true };
      const review = async (recipeId: string, at: number) =>
        (await addReview(storage, { userId: anna.id, recipeId, at }, said)).review;
      const [older, newer, unlisted, gone, hidden] = [
        await publish(storage, cook.id),
        await publish(storage, cook.id),
        await publish(storage, cook.id, { unlisted: true }),
        await publish(storage, cook.id),
        await publish(storage, cook.id),
      ];
      await review(older.id, noon);
      await review(newer.id, noon + 1);
      await review(unlisted.id, noon + 2);
      await review(gone.id, noon + 3);
      const { id } = await review(hidden.id, noon + 4);
      expect((await storage.reader.listRecentReviews())[0]?.recipeId).toBe(hidden.id);
      await storage.writer.softDeleteRecipe(gone.id, cook.id, noon);
      const act = { at: noon, actorId: null, act: 'hide-post' };
      await storage.writer.setPostHidden({ kind: 'review', id }, 'Spam', act);
      const told = { userId: anna.id, cookId: cook.id, ...said };
      expect(await storage.reader.listRecentReviews()).toEqual([
        { recipeId: newer.id, at: noon + 1, ...told },
        { recipeId: older.id, at: noon, ...told },
      ]);
    });
  });
}
