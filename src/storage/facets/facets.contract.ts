import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { courses } from '#contract/recipe-details.ts';
import { diets, difficulties } from '#contract/recipe-fields.ts';
import { cuisines } from '#domain/categories/cuisines.ts';
import {
  type Chosen,
  type Facet,
  facets,
  nothingChosen,
  type Sort,
  sorts,
  withChoice,
} from '#domain/facets/facets.ts';
import { namedFoods } from '#domain/foods/named-foods.ts';
import { foods } from '#domain/foods/table.ts';
import { avoidedNamed } from '#domain/search/avoided.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import {
  addReview,
  addUser,
  changeOf,
  newWord,
  type OpenStorage,
  publish,
} from '../suite/fixtures.ts';
import { openAround } from '../suite/open-around.ts';

const tags = ['party', '50%', 'a_b', 'Crème'];
const lines = ['rice', '2 eggs', '100 g butter', '1 tbsp ghee', '50 g wallnuts', 'mature cheddar'];
const some = <T>(values: readonly T[], most = 2) => fc.subarray([...values], { maxLength: most });
const told = fc.record({
  categoryId: fc.constantFrom(...cuisines.slice(0, 3).map(({ id }) => id)),
  course: fc.constantFrom(null, ...courses.slice(0, 3)),
  diet: some(diets, 3),
  difficulty: fc.constantFrom(null, ...difficulties),
  cookMinutes: fc.constantFrom(null, 0, 10, 15, 16, 30, 61, 121),
  tags: some(tags),
  ingredients: fc.subarray(lines, { minLength: 1, maxLength: 3 }),
});
const chosen: fc.Arbitrary<Chosen> = fc.record({
  category: some(facets.category.values.slice(0, 3)),
  course: some(courses.slice(0, 3)),
  diet: some(diets),
  time: some(facets.time.values, 1),
  difficulty: some(difficulties),
  rating: some(facets.rating.values, 1),
  tag: some(['party', '50%', 'a_b', 'creme']),
  have: some(['eggs', 'cheese', 'xqz'], 1),
  avoid: some(['butter', 'milk', 'nuts', 'xqz'], 1),
  // Most lists are narrowed by little.
});
const orders = sorts.filter((sort) => sort !== 'match');

/** Lists of recipes by facets, whatever the engine. */
export function describeFacets(open: OpenStorage): void {
  describe('facets', () => {
    const storage = openAround(open);
    let userId: string;
    const reviewers: string[] = [];
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
      for (let n = 0; n < 3; n += 1) reviewers.push((await addUser(storage)).id);
    });

    const add = (overrides: Partial<RecipeRow> = {}) =>
      publish(storage, userId, { ingredients: ['rice'], steps: ['Boil.'], ...overrides });
    const browse = (of: Partial<Chosen>, sort: Sort = 'newest', limit = 500, cursor?: string) =>
      storage.searcher.browseRecipes({
        chosen: { ...nothingChosen, ...of },
        sort,
        limit,
        cursor,
      });
    const find = (text: string, of: Partial<Chosen> = {}, sort: Sort = 'match') =>
      storage.searcher.findFaceted({
        text,
        asWords: [],
        chosen: { ...nothingChosen, ...of },
        sort,
        limit: 50,
        offset: 0,
      });
    const ids = ({ cards }: { cards: { ids: string[] } }) => cards.ids;
    const rate = async (recipeId: string, ratings: number[]) => {
      for (const [n, rating] of ratings.entries()) {
        const by = { userId: reviewers[n] as string, recipeId, at: 1_800_000_000_000 };
        await addReview(storage, by, { rating });
      }
    };

    test('a choice is counted as what it leads to, and every recipe is in the list once', async () => {
      const check = async (recipes: readonly Partial<RecipeRow>[], asked: readonly Chosen[]) => {
        const word = newWord();
        for (const recipe of recipes) await add({ ...recipe, name: word });
        for (const one of asked) {
          for (const page of [await browse(one), await find(word, one)]) {
            expect(ids(page)).toHaveLength(page.total);
            expect(new Set(ids(page)).size).toBe(page.total);
          }
          for (const list of [(of: Chosen) => browse(of), (of: Chosen) => find(word, of)]) {
            for (const { facet, choices } of (await list(one)).facets) {
              for (const { value, count } of choices) {
                const led = await list(leadingTo(one, facet, value));
                expect(led.total, `${facet} ${value} of ${JSON.stringify(one)}`).toBe(count);
              }
            }
          }
        }
      };
      const lists = fc.array(chosen, { minLength: 2, maxLength: 2 });
      const recipes = fc.array(told, { minLength: 4, maxLength: 8 });
      await fc.assert(fc.asyncProperty(recipes, lists, check), {
        numRuns: 4,
        endOnFailure: true,
      });
    });

    test('pages have no gap and no repeat in any order while recipes are published', async () => {
      const known = ids(await browse({}));
      for (const sort of orders) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await browse({}, sort, 7, cursor);
          seen.push(...ids(page));
          cursor = page.nextCursor ?? undefined;
          if (seen.length === 14) await add({ cookMinutes: 20 });
        } while (cursor);
        expect(new Set(seen).size, sort).toBe(seen.length);
        expect(new Set(known).difference(new Set(seen)).size, sort).toBe(0);
      }
    });

    test('the best rated is what many like, the most made what many made, the quickest tells its time', async () => {
      const tag = newWord();
      const [slow, untold, quick] = [
        await add({ tags: [tag], cookMinutes: 90 }),
        await add({ tags: [tag] }),
        await add({ tags: [tag], cookMinutes: 5, restMinutes: 5 }),
      ] as const;
      await rate(slow.id, [5, 5, 5]);
      await rate(untold.id, [1, 1]);
      const order = async (sort: Sort) => ids(await browse({ tag: [tag] }, sort));
      expect(await order('newest')).toEqual([quick.id, untold.id, slow.id]);
      expect(await order('rated')).toEqual([slow.id, quick.id, untold.id]);
      expect(await order('made')).toEqual([slow.id, untold.id, quick.id]);
      expect(await order('quickest')).toEqual([quick.id, slow.id, untold.id]);
      expect(ids(await browse({ tag: [tag], rating: ['4.5'] }))).toEqual([slow.id]);
      expect(ids(await browse({ tag: [tag], time: ['15'] }))).toEqual([quick.id]);
      // What its reviews come to outlives an edit, and being away.
      await storage.writer.updateRecipe(slow.id, changeOf(slow, { cookMinutes: 10 }));
      await storage.writer.softDeleteRecipe(slow.id, userId, 1_900_000_000_000);
      expect(await order('rated')).toEqual([quick.id, untold.id]);
      await storage.writer.undeleteRecipe(slow.id, userId, Date.now());
      expect(await order('rated')).toEqual([slow.id, quick.id, untold.id]);
      expect(await order('quickest')).toEqual([quick.id, slow.id, untold.id]);
    });

    test('a diet that the text contradicts is none, and several are all meant', async () => {
      const tag = newWord();
      const both = await add({ tags: [tag], diet: ['vegan', 'nut-free'] });
      await add({ tags: [tag], diet: ['vegan', 'nut-free'], ingredients: ['walnuts', 'an egg'] });
      const vegan = await add({ tags: [tag], diet: ['vegan'] });
      expect(ids(await browse({ tag: [tag], diet: ['vegan'] }))).toEqual([vegan.id, both.id]);
      expect(ids(await browse({ tag: [tag], diet: ['vegan', 'nut-free'] }))).toEqual([both.id]);
      await storage.writer.updateRecipe(both.id, changeOf(both, { ingredients: ['rice', 'milk'] }));
      expect(ids(await browse({ tag: [tag], diet: ['nut-free'] }))).toEqual([both.id]);
      expect(ids(await browse({ tag: [tag], diet: ['vegan'] }))).toEqual([vegan.id]);
    });

    test('what is avoided never shows, and all else does, wherever and however it is named', async () => {
      const tag = newWord();
      const fields = ['name', 'description', 'ingredients', 'steps', 'tip', 'otherNames'] as const;
      const avoided = foods.filter(({ id }) => id % 43 === 0);
      const recipes: RecipeRow[] = [];
      for (const [i, { names }] of avoided.entries()) {
        const field = fields[i % fields.length] ?? 'name';
        const said = `${tag} ${names.at(-1)}`;
        const isList = field !== 'name' && field !== 'description' && field !== 'tip';
        recipes.push(await add({ tags: [tag], [field]: isList ? [said, 'Salt'] : said }));
      }
      for (const { name } of avoided) {
        const meant = new Set(avoidedNamed(name).foods.map(({ id }) => id));
        const isAllowed = (one: RecipeRow) => namedFoods(one).isDisjointFrom(meant);
        const allowed = recipes.filter(isAllowed).map((one) => one.id);
        expect(allowed.length, name).toBeLessThan(recipes.length);
        const page = await browse({ tag: [tag], avoid: [name] });
        expect(new Set(ids(page)), name).toEqual(new Set(allowed));
        expect([page.total, page.leftOut, page.notLeftOut]).toEqual([allowed.length, [name], []]);
      }
    });

    test('ingredients are known by other names and kinds, and follow a change at once', async () => {
      const [tag, own] = [newWord(), newWord()];
      const ghee = await add({ tags: [tag], ingredients: ['1 aubergine', '2 tbsp ghee'] });
      const cheddar = await add({ tags: [tag], ingredients: ['2 eggplants', own, 'cheddar'] });
      const label = await add({ tags: [tag], name: 'Nut-free', ingredients: ['20 g almnods'] });
      const list = async (of: Partial<Chosen>) => ids(await browse({ tag: [tag], ...of }));
      expect(await list({ have: ['aubergines'] })).toEqual([cheddar.id, ghee.id]);
      expect(await list({ have: ['cheese', 'eggplant', own] })).toEqual([cheddar.id]);
      expect(await list({ have: ['aubergine'], avoid: ['buttter'] })).toEqual([cheddar.id]);
      expect(await list({ avoid: ['milk'] })).toEqual([label.id]);
      expect(await list({ avoid: ['nüsse', 'eggplant'] })).toEqual([]);
      const strange = await browse({ tag: [tag], avoid: [own, 'Nüsse'] });
      expect([ids(strange), strange.leftOut, strange.notLeftOut]).toEqual([
        [cheddar.id, ghee.id],
        ['Nüsse'],
        [own],
      ]);
      await storage.writer.updateRecipe(
        label.id,
        changeOf(label, { ingredients: ['1 aubergine'], steps: ['Add peanut butter.'] }),
      );
      expect(await list({ have: ['aubergine'] })).toEqual([label.id, cheddar.id, ghee.id]);
      expect(await list({ avoid: ['nuts'] })).toEqual([cheddar.id, ghee.id]);
      await storage.writer.updateRecipe(
        label.id,
        changeOf(label, { name: 'Leek', ingredients: ['leek'], steps: ['Eat.'] }),
      );
      expect(await list({ avoid: ['nuts'] })).toEqual([label.id, cheddar.id, ghee.id]);
    });

    test('what is avoided never shows where signs that nobody sees part its name', async () => {
      const tag = newWord();
      const safe = await add({ tags: [tag] });
      for (const line of [
        '200 g Man\u00addeln',
        '40 g alm\u200bonds',
        '40 g аlmоnds',
        '40 g almօnds',
      ])
        await add({ tags: [tag], ingredients: [line] });
      expect(ids(await browse({ tag: [tag], avoid: ['nuts'] }))).toEqual([safe.id]);
    });

    test('a search leaves out what is avoided beside it, words that recipes list as well', async () => {
      const [word, own] = [newWord(), newWord()];
      const plain = await add({ name: word, ingredients: ['rice', 'leek'] });
      await add({ name: word, ingredients: ['rice', own] });
      await add({ name: word, ingredients: ['rice'], steps: ['Fry in ghee.'] });
      const page = await find(word, { have: ['rice'], avoid: ['butter', own] });
      expect([ids(page), page.total, page.understood]).toEqual([[plain.id], 1, []]);
      expect([page.leftOut, page.notLeftOut]).toEqual([['butter', own], []]);
      const both = await find(`${word} no butter`, { have: ['leeks'], avoid: ['butter'] });
      expect([ids(both), both.leftOut, both.understood.length]).toEqual([
        [plain.id],
        ['butter'],
        1,
      ]);
    });

    test('what no list has is in none of these', async () => {
      const tag = newWord();
      const recipe = await add({ tags: [tag] });
      const hidden = await add({ tags: [tag], unlisted: true });
      expect(ids(await browse({ tag: [tag] }))).toEqual([recipe.id]);
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { unlisted: true }));
      await storage.writer.updateRecipe(hidden.id, changeOf(hidden, { unlisted: false }));
      expect(ids(await browse({ tag: [tag] }))).toEqual([hidden.id]);
      await storage.writer.deleteRecipe(hidden.id);
      expect((await browse({ tag: [tag] })).total).toBe(0);
    });

    test('a search keeps its words, its order and what it understood', async () => {
      const word = newWord();
      const named = await add({ name: word, cookMinutes: 10, course: 'soup' });
      const other = await add({ name: `${word} pie`, course: 'baking', description: word });
      await add({ name: newWord(), course: 'soup' });
      expect(ids(await find(word))).toEqual([named.id, other.id]);
      expect(ids(await find(word, { course: ['soup'] }))).toEqual([named.id]);
      expect(ids(await find(word, {}, 'newest'))).toEqual([other.id, named.id]);
      expect((await find(`${word} under 20 minutes`)).understood).toHaveLength(1);
      // No chosen facet makes a search look further than its words do.
      expect(ids(await find(`${word} pie`, { course: ['soup'] }))).toEqual([]);
    });

    test('recipes from before there were facets get theirs once', async () => {
      const now = { startedAt: 1_800_000_000_000, at: 1_800_000_000_000 };
      let filled = 0;
      for (let some = 1; some > 0; filled += some)
        some = (await storage.writer.fillFacets(50, now)).length;
      expect(filled).toBe((await browse({}, 'newest', 0)).total);
      expect(await storage.writer.fillFacets(50, now)).toEqual([]);
    });
  });
}

/** The list that a count is of: the choice alone where a facet finds any of its values, with the others where it wants all. */
function leadingTo(of: Chosen, facet: Facet, value: string): Chosen {
  if (facets[facet].choice !== 'all') return { ...of, [facet]: [value] };
  return withChoice(of, facet, value, true);
}
