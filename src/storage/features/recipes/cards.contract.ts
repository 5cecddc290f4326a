import { beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { cardOf, photoBaseMark } from '#domain/recipes/card.ts';
import { addUser, changeOf, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from '../accounts/rows.ts';
import type { CardPage, CardTexts, RecipeRow } from './rows.ts';

const base = '/photos';

/** Cards that are ready to be sent, whatever the engine. */
export function describeCards(open: OpenStorage): void {
  describe('cards', () => {
    const storage = openAround(open);
    let cook: UserRow;
    beforeAll(async () => {
      cook = await addUser(storage, { name: 'A "cook" \u0001 of \\ soups' });
    });

    const read = ({ text }: CardTexts): unknown[] =>
      JSON.parse(`[${text.replaceAll(photoBaseMark, base)}]`);
    const listed = async (userId: string, limit = 50) =>
      read((await storage.reader.listCards({ userId }, limit)).cards);
    const expected = (recipe: RecipeRow, { id: _id, name, handle }: UserRow, rating?: object) => ({
      ...cardOf(recipe, base),
      ...(recipe.diet.length > 0 ? { diet: recipe.diet } : {}),
      cook: { _id, name, handle },
      ...(rating ? { rating } : {}),
    });

    test('tell what their recipes are now, whatever characters stand in them', async () => {
      const odd = '\u0001 "x" \\u0001 \ue000 <b> \u2028 😀 \ud83d';
      const told = {
        diet: ['nut-free'],
        difficulty: 'easy',
        cookMinutes: 0,
        language: 'de' as const,
      };
      const recipe = await publish(storage, cook.id, { ...told, name: odd.toWellFormed() });
      expect(await listed(cook.id)).toEqual([expected(recipe, cook)]);
      const change = changeOf(recipe, { name: 'Plain', categoryId: cuisineId('Mexican') });
      await storage.writer.updateRecipe(recipe.id, change);
      const after = (await storage.reader.findRecipe(recipe.id)) as RecipeRow;
      expect(await listed(cook.id)).toEqual([expected(after, cook)]);
      await storage.writer.updateRecipe(recipe.id, changeOf(after, { tip: 'Searched for alike' }));
      const last = (await storage.reader.findRecipe(recipe.id)) as RecipeRow;
      expect(await listed(cook.id)).toEqual([expected(last, cook)]);
    });

    test('name the cook and the rating as they are now', async () => {
      const by = await addUser(storage);
      const recipe = await publish(storage, by.id);
      const content = { asWritten: true, changes: [], cookedOn: '2026-01-02', text: 'x' };
      for (const rating of [5, 4, 4]) {
        const userId = (await addUser(storage)).id;
        const wish = { id: newId(), userId, recipeId: recipe.id, at: 1_750_000_000_000 };
        const untold = { servings: null, minutes: null, again: null };
        await storage.writer.writeReview(wish, { ...content, ...untold, rating });
      }
      expect(await listed(by.id)).toEqual([expected(recipe, by, { value: 4.3, count: 3 })]);
      const handle = `cook-${newId().slice(0, 8)}`;
      const told = { lines: '', link: '', photoId: null, base: undefined, at: 1 };
      await storage.writer.updateProfile(by.id, { ...told, handle });
      const renamed = { ...by, handle };
      expect(await listed(by.id)).toEqual([expected(recipe, renamed, { value: 4.3, count: 3 })]);
    });

    test('stand in the order of the list, page after page, without what it does not have', async () => {
      const by = await addUser(storage);
      const recipes = [];
      for (const createdAt of [5, 5, 9, 1, 7]) {
        recipes.push(await publish(storage, by.id, { createdAt }));
      }
      const [hidden, deleted, ...rest] = recipes as [RecipeRow, RecipeRow, ...RecipeRow[]];
      await storage.writer.updateRecipe(hidden.id, changeOf(hidden, { unlisted: true }));
      await storage.writer.softDeleteRecipe(deleted.id, by.id, 1);
      for (const limit of [1, 2, 3]) {
        const ids: string[] = [];
        for (let page: CardPage | null = null; page === null || page.nextCursor !== null; ) {
          page = await storage.reader.listCards(
            { userId: by.id },
            limit,
            page?.nextCursor ?? undefined,
          );
          ids.push(...page.cards.ids);
          expect(page.total).toBe(rest.length);
        }
        const { rows } = await storage.reader.listRecipes({ userId: by.id }, 50);
        expect(ids).toEqual(rows.map(({ id }) => id));
      }
      await storage.writer.undeleteRecipe(deleted.id, by.id, Date.now());
      const { cards } = await storage.reader.listCards({ userId: by.id }, 2, undefined, 2);
      expect(cards).toMatchObject({
        ids: [expect.anything(), expect.anything()],
        cookIds: [by.id],
      });
    });

    test('say no diet that the text contradicts, and what unlisted recipes bear out is read when it is asked for', async () => {
      const by = await addUser(storage);
      const diet = ['vegan', 'nut-free'];
      const buttered = { diet, ingredients: ['1 onion', '50 g butter'] };
      const recipe = await publish(storage, by.id, buttered);
      const secret = await publish(storage, by.id, { ...buttered, unlisted: true });
      const dietsNow = async () =>
        (await listed(by.id)).map((card) => (card as { diet?: string[] }).diet);
      expect(await dietsNow()).toEqual([['nut-free']]);
      expect(await storage.reader.listBorneOut([recipe.id, secret.id])).toEqual([
        { recipeId: recipe.id, diets: ['nut-free'] },
        { recipeId: secret.id, diets: ['nut-free'] },
      ]);
      await storage.writer.updateRecipe(
        recipe.id,
        changeOf(recipe, { ingredients: ['1 onion', '50 g vegan butter'] }),
      );
      expect(await dietsNow()).toEqual([['vegan', 'nut-free']]);
    });

    test('are all kept by the writes themselves', async () => {
      expect(await storage.writer.fillCards(0)).toBeNull();
    });
  });
}
