import { beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { addUser, changeOf, newId, newWord, type OpenStorage, publish } from '../suite/fixtures.ts';
import { openAround } from '../suite/open-around.ts';

/** What a search understands of a sentence, whatever the engine. */
export function describeReadings(open: OpenStorage): void {
  describe('what a sentence asks for', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    const add = (overrides: Partial<RecipeRow>, cook = userId) => publish(storage, cook, overrides);
    const page = (keyword: string, limit = 50, offset = 0, asWords: string[] = []) =>
      storage.searcher.searchRecipes(keyword, limit, offset, asWords);
    const search = async (keyword: string, asWords: string[] = []) =>
      (await page(keyword, 50, 0, asWords)).rows.map(({ id }) => id);

    test('is a time, a difficulty, a part of the meal, a cuisine', async () => {
      const word = newWord();
      const quick = await add({ name: word, prepMinutes: 10, cookMinutes: 20, restMinutes: null });
      const slow = await add({ name: word, prepMinutes: 10, cookMinutes: 20, restMinutes: 1 });
      const easy = await add({ name: word, difficulty: 'easy', prepMinutes: null });
      const soup = await add({ name: word, course: 'soup', prepMinutes: null });
      const mexican = await add({
        name: word,
        categoryId: cuisineId('Mexican'),
        prepMinutes: null,
      });
      expect(await search(`${word} under 30 minutes`)).toEqual([quick.id]);
      expect(await search(`${word} in 31 min`)).toEqual([slow.id, quick.id]);
      expect(await search(`easy ${word}`)).toEqual([easy.id]);
      expect(await search(`${word} soup`)).toEqual([soup.id]);
      expect(await search(`mexican ${word}`)).toEqual([mexican.id]);
      expect((await page(`mexican ${word} no walnuts`)).understood).toEqual([
        { kind: 'cuisine', value: 'Mexican', typed: 'mexican' },
        { kind: 'without', value: 'walnuts', typed: 'walnuts' },
      ]);
    });

    test('is what was meant by a mistyped word that no recipe holds', async () => {
      const [word, other] = [newWord(), newWord()];
      const soup = { course: 'soup', categoryId: cuisineId('Mexican') } as const;
      const mexican = await add({ name: word, ...soup });
      const thai = await add({ name: word, ...soup, categoryId: cuisineId('Thai') });
      expect(await search(`mexikansiches ${word}`)).toEqual([mexican.id]);
      expect((await page(`mexikansiches ${word}`)).understood).toEqual([
        { kind: 'cuisine', value: 'Mexican', typed: 'mexikansiches' },
      ]);
      expect(await search(`mexikansiches ${word}`, ['mexikansiches'])).toEqual([
        thai.id,
        mexican.id,
      ]);
      // What recipes say is what was meant, and what none of them answers is nothing that was understood.
      expect((await page(`mexikansiches ${other}`)).understood).toEqual([]);
      const named = await add({ name: `mexikansches ${other}` });
      expect(await search(`mexikansches ${other}`)).toEqual([named.id]);
    });

    test('is a diet that the author names and the text bears out, before and after a change', async () => {
      const word = newWord();
      const plain = await add({ name: word, ingredients: ['rice'], diet: ['vegan'] });
      await add({ name: `${word} vegan`, ingredients: ['rice'] });
      const egg = await add({ name: word, ingredients: ['2 eggs'], diet: ['vegan'] });
      expect(await search(`vegan ${word}`)).toEqual([plain.id]);
      await storage.writer.updateRecipe(egg.id, changeOf(egg, { ingredients: ['rice'] }));
      expect(await search(`vegan ${word}`)).toEqual([egg.id, plain.id]);
      await storage.writer.updateRecipe(plain.id, changeOf(plain, { ingredients: ['honey'] }));
      expect(await search(`vegan ${word}`)).toEqual([egg.id]);
    });

    test('is a cook, if anybody here is called so', async () => {
      const [word, name] = [newWord(), newWord()];
      const own = await add({ name: word }, (await addUser(storage, { name: `${name} Berg` })).id);
      const other = await add({ name: word });
      expect(await search(`${word} by ${name}`)).toEqual([own.id]);
      expect(await search(`${word} von ${name} Berg`)).toEqual([own.id]);
      expect((await page(`${word} by ${newWord()}`)).understood).toEqual([]);
      expect(await search(`${word} by ${newWord()}`)).toEqual([other.id, own.id]);
    });

    test('is no cook of whom nothing shows, or who has left', async () => {
      const [word, silent, gone] = [newWord(), newWord(), newWord()];
      await addUser(storage, { name: silent });
      expect((await page(`${word} by ${silent}`)).understood).toEqual([]);
      const leaver = await addUser(storage, { name: gone });
      await add({ name: word }, leaver.id);
      expect((await page(`${word} by ${gone}`)).understood).toHaveLength(1);
      const session = { tokenHash: newId(), userId: leaver.id, createdAt: 1, usedAt: 1 };
      await storage.writer.createSession(session);
      const { tokenHash } = session;
      const wish = { userId: leaver.id, tokenHash, before: 'password hash', at: 5, endsAt: 9 };
      expect(await storage.writer.leave({ ...wish, keepsRecipes: true }, null)).toBe('done');
      expect((await page(`${word} by ${gone}`)).understood).toEqual([]);
    });

    test('costs no recipe that is called so, and is words again where nothing answers', async () => {
      const word = newWord();
      const called = await add({ name: `Quick ${word}`, prepMinutes: 90 });
      const quick = await add({ name: word, prepMinutes: 5 });
      expect(await search(`quick ${word}`)).toEqual([called.id, quick.id]);
      const told = await add({ name: newWord(), description: `A dessert of ${word}s` });
      expect(await search(`dessert ${word}s`)).toEqual([told.id]);
      expect((await page(`dessert ${word}s`)).understood).toEqual([]);
    });

    test('is told as understood where nothing answers and no recipe says all of the words either', async () => {
      const word = newWord();
      const slow = await add({ name: word, prepMinutes: 90, tags: ['dessert'] });
      await add({ description: 'A dessert in under 20 minutes.', prepMinutes: 90 });
      expect(await search(`${word} dessert under 20 minutes`)).toEqual([]);
      const { understood } = await page(`${word} dessert under 20 minutes`);
      expect(understood.map(({ value }) => value)).toEqual(['dessert', '20']);
      expect(await search(`dessert ${newWord()}`)).toEqual([]);
      expect(await search(`${word} dessert`)).toEqual([slow.id]);
    });

    test('is searched as words for who takes the reading away', async () => {
      const word = newWord();
      const soup = await add({ name: word, course: 'soup' });
      const told = await add({ name: word, description: 'No soup at all.' });
      expect(await search(`${word} soup`)).toEqual([soup.id]);
      expect(await search(`${word} soup`, ['soup'])).toEqual([told.id]);
      expect(await search(`${word} no walnuts`, ['walnuts'])).toEqual([told.id, soup.id]);
    });

    test('is counted in the total, and pages have neither gap nor repeat', async () => {
      const word = newWord();
      const quick: string[] = [];
      for (let i = 0; i < 12; i += 1) {
        const recipe = await add({ name: word, prepMinutes: i % 3 === 0 ? 90 : 10 });
        if (i % 3 !== 0) quick.unshift(recipe.id);
      }
      const found: string[] = [];
      for (const offset of [0, 3, 6]) {
        const { rows, total, more } = await page(`${word} under 20 minutes`, 3, offset);
        expect([total, more]).toEqual([8, false]);
        found.push(...rows.map(({ id }) => id));
      }
      expect(found).toEqual(quick);
    });

    test('may be all that is said: the last published first', async () => {
      const one = await add({ course: 'drink', prepMinutes: 3, tags: [] });
      const two = await add({ course: 'drink', prepMinutes: 3 });
      expect((await search('drinks under 4 minutes')).slice(0, 2)).toEqual([two.id, one.id]);
    });
  });
}
