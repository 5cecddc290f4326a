import { beforeAll, describe, expect, test } from 'vitest';
import { type Food, foods, strengths } from '#domain/foods/table.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { addUser, changeOf, newWord, type OpenStorage, publish } from '../suite/fixtures.ts';
import { openAround } from '../suite/open-around.ts';

/** A food that is named holds another wherever it stands, without a label. */
const holds = (named: Food, food: Food) => (named.holds.get(food.id) ?? 0) > strengths.asIngredient;

/** What a search leaves out, whatever the engine. */
export function describeAvoidance(open: OpenStorage): void {
  describe('foods that are to be left out', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    const add = (overrides: Partial<RecipeRow>) => publish(storage, userId, overrides);
    const search = async (keyword: string, limit = 50) =>
      (await storage.searcher.searchRecipes(keyword, limit, 0)).rows.map(({ id }) => id);

    test('never show, wherever a recipe names them and however they are asked away', async () => {
      const word = newWord();
      const safe = await add({ name: `${word} safe`, description: 'Nut-free, as labels go.' });
      const named: Partial<RecipeRow>[] = [
        { name: `${word} with walnuts` },
        { description: `${word}, a hint of almond` },
        { name: word, ingredients: ['2 tbsp peanut butter'] },
        { name: word, steps: ['Mix.', 'Scatter the CASHEWS.'] },
        { name: word, tip: 'Good with pecans.' },
        { name: word, otherNames: ['Walnut pie'] },
        { name: word, tags: ['hazelnuts'] },
        { name: `${word} nut-free`, ingredients: ['praline'] },
        { name: word, ingredients: ['40 g almnods'] },
        { name: word, ingredients: ['200 g Man\u00addeln'] },
        { name: word, ingredients: ['40 g alm\u200bonds'] },
        { name: word, ingredients: ['40 g аlmоnds'] },
      ];
      for (const overrides of named) await add(overrides);
      for (const out of [
        'no nuts',
        'without nuts',
        'nut free',
        'nut-free',
        '-nuts',
        'no nutts or xqz',
      ]) {
        expect(await search(`${word} ${out}`), out).toEqual([safe.id]);
      }
      expect((await search(word)).length).toBe(named.length + 1);
    });

    test('are counted out of the total and of every page', async () => {
      const word = newWord();
      const kept: string[] = [];
      for (let i = 0; i < 12; i += 1) {
        const steps = i % 3 === 0 ? ['Beat 2 eggs.'] : ['Stir.'];
        const recipe = await add({
          name: `${word} ${i % 2 ? 'pie' : 'cake'}`,
          ingredients: ['salt'],
          steps,
        });
        if (i % 3 !== 0) kept.unshift(recipe.id);
      }
      const found: string[] = [];
      for (const offset of [0, 3, 6, 9]) {
        const page = await storage.searcher.searchRecipes(`${word} egg free`, 3, offset);
        expect([page.total, page.more, page.leftOut]).toEqual([8, false, ['egg']]);
        found.push(...page.rows.map(({ id }) => id));
      }
      expect(found.toSorted()).toEqual(kept.toSorted());
    });

    test('do not come back by a mistyped word, a part of the words or a change', async () => {
      const recipe = await add({ name: 'Zumbrotia curry', ingredients: ['peanuts'] });
      expect(await search('zumbrotai')).toEqual([recipe.id]);
      for (const keyword of ['zumbrotai', 'zumbrotia stew', 'zumbro']) {
        expect(await search(`${keyword} -peanut`), keyword).not.toContain(recipe.id);
      }
      const change = changeOf(recipe, { ingredients: ['salt'] });
      await storage.writer.updateRecipe(recipe.id, change);
      expect(await search('zumbrotia -peanut')).toEqual([recipe.id]);
      const back = changeOf(recipe, { steps: ['Add peanuts.'] });
      await storage.writer.updateRecipe(recipe.id, back);
      expect(await search('zumbrotia -peanut')).not.toContain(recipe.id);
    });

    test('may be all that is asked: the rest is shown, the last published first', async () => {
      const word = newWord();
      await add({ name: word, ingredients: ['tahini'] });
      const [one, two] = [await add({ name: word }), await add({ name: word })];
      expect(await search('recipes without sesame', 2)).toEqual([two.id, one.id]);
    });

    test('are also what the table does not know but recipes list', async () => {
      const [word, food] = [newWord(), newWord()];
      await add({ name: word, ingredients: [`2 ${food}s, sliced`] });
      await add({ name: word, steps: [`Add the ${food}.`] });
      const safe = await add({ name: word });
      const page = await storage.searcher.searchRecipes(`${word} no ${food}`, 5, 0);
      expect(page.rows.map(({ id }) => id)).toEqual([safe.id]);
      expect([page.leftOut, page.notLeftOut, page.total]).toEqual([[food], [], 1]);
    });

    test('and what is not understood is told', async () => {
      const [word, unknown] = [newWord(), newWord()];
      const recipe = await add({ name: word });
      const page = await storage.searcher.searchRecipes(`${word} no ${unknown}`, 5, 0);
      expect(page.rows.map(({ id }) => id)).toEqual([recipe.id]);
      expect([page.leftOut, page.notLeftOut]).toEqual([[], [unknown]]);
    });

    test('are nothing in words such as no-bake', async () => {
      const recipe = await add({ name: `No-Bake ${newWord()}`, ingredients: ['2 eggs'] });
      const page = await storage.searcher.searchRecipes(recipe.name, 5, 0);
      expect(page).toMatchObject({ rows: [recipe], leftOut: [], notLeftOut: [] });
    });

    test('never show: any food of the table, in any field, asked in any way', async () => {
      const word = newWord();
      const some = foods.filter(({ id }) => id % 11 === 0);
      const fields = ['name', 'description', 'ingredients', 'steps'] as const;
      const planted = new Map<string, Food>();
      for (const [i, food] of some.entries()) {
        const said = `${word} ${i % 2 ? food.name : food.name.toUpperCase()}`;
        const field = fields[i % fields.length] ?? 'name';
        const isList = field === 'ingredients' || field === 'steps';
        const recipe = await add({ name: word, [field]: isList ? ['Salt', said] : said });
        planted.set(recipe.id, food);
      }
      const ways = ['no ', 'without any ', 'free from ', '-'];
      for (const [i, food] of some.entries()) {
        const keyword = `${word} ${ways[i % ways.length]}${food.name}`;
        const { rows, total } = await storage.searcher.searchRecipes(keyword, some.length, 0);
        expect(rows.length, keyword).toBe(total);
        const wrong = rows
          .map(({ id }) => planted.get(id))
          .filter((one) => one && holds(one, food));
        expect(
          wrong.map((one) => one?.name),
          keyword,
        ).toEqual([]);
      }
    });
  });
}
