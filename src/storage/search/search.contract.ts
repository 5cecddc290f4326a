import { beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { photoBaseMark } from '#domain/recipes/card.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { addUser, changeOf, newId, newWord, type OpenStorage, publish } from '../suite/fixtures.ts';
import { openAround } from '../suite/open-around.ts';

/** Search, whatever the engine. How good the order is over real recipes is the golden set's matter. */
export function describeSearch(open: OpenStorage): void {
  describe('search', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    const add = (overrides: Partial<RecipeRow>) => publish(storage, userId, overrides);
    const search = async (keyword: string, limit = 50) =>
      (await storage.searcher.searchRecipes(keyword, limit, 0)).rows.map(({ id }) => id);

    test('a recipe is found by its name, description, ingredients and category, in that order of weight', async () => {
      const word = newWord();
      const described = await add({ description: `It is ${word}.` });
      const containing = await add({ ingredients: ['salt', `2 tbsp ${word}, chopped`] });
      const named = await add({ name: `Fresh ${word}` });
      const whole = await add({ name: word, createdAt: 1 });
      expect(await search(word)).toEqual([whole.id, named.id, containing.id, described.id]);
      expect(await search(`${word} thai`)).toContain(described.id);
    });

    test('a recipe is found by what else it is called, before those that only speak of it, and by its tags', async () => {
      const [word, tag] = [newWord(), newWord()];
      const described = await add({ description: `No ${word}, no 麻婆${word}豆腐.` });
      const called = await add({ otherNames: [`麻婆${word}豆腐`, word], tags: [tag] });
      expect(await search(word)).toEqual([called.id, described.id]);
      expect((await search(`麻婆${word}豆腐`))[0]).toBe(called.id);
      expect(await search(tag)).toEqual([called.id]);
      const change = changeOf(called, { otherNames: [], tags: ['quick'] });
      await storage.writer.updateRecipe(called.id, change);
      expect(await search(word)).toEqual([described.id]);
      expect(await search(tag)).toEqual([]);
    });

    test('a result is the whole recipe', async () => {
      const recipe = await add({ name: newWord(), tip: 'x', diet: ['vegan'] });
      const page = await storage.searcher.searchRecipes(recipe.name, 1, 0);
      const told = { understood: [], leftOut: [], notLeftOut: [] };
      expect(page).toEqual({ rows: [recipe], total: 1, more: false, ...told });
    });

    test('a card is found as its recipe is, and tells less', async () => {
      const recipe = await add({ name: newWord(), tip: 'x', diet: ['vegan'], cookMinutes: 5 });
      const { rows, ...told } = await storage.searcher.searchRecipes(recipe.name, 1, 0);
      const page = await storage.searcher.searchCards(recipe.name, 1, 0);
      expect(page).toEqual({ cards: expect.objectContaining({ ids: [recipe.id] }), ...told });
      const [card] = JSON.parse(`[${page.cards.text.replaceAll(photoBaseMark, '')}]`);
      expect(card).toMatchObject({ _id: rows[0]?.id, name: rows[0]?.name, cookMinutes: 5 });
      expect(card).not.toHaveProperty('stepList');
    });

    test('words match in any order, as beginnings, in any case, with or without accents', async () => {
      const [one, two] = [newWord(), newWord()];
      const recipe = await add({ name: `Crème ${one} ${two}` });
      const keywords = [
        `${two} ${one}`,
        `${one.slice(0, 6)} ${two.slice(0, 8)}`,
        `${one.toUpperCase()} CREME`,
        `crème ${two}`,
        `  ${one},${two}!  `,
      ];
      for (const keyword of keywords) expect(await search(keyword), keyword).toEqual([recipe.id]);
    });

    test('singular and plural find each other', async () => {
      const word = newWord();
      const [one, many] = [await add({ name: `${word}o` }), await add({ name: `${word}oes` })];
      expect((await search(`${word}os`)).sort()).toEqual([one.id, many.id].sort());
      expect((await search(`${word}o`)).sort()).toEqual([one.id, many.id].sort());
    });

    test('one slip in four letters and two in eight are forgiven, in the first letter too', async () => {
      const recipe = await add({ name: 'Wombatrice' });
      for (const keyword of [
        'wombatrce',
        'owmbatrice',
        'xombatricee',
        'womabtriec',
        'vombatrise',
      ]) {
        expect(await search(keyword), keyword).toEqual([recipe.id]);
      }
      expect(await search('wxxbatrxce')).toEqual([]);
      const short = await add({ name: 'Quyx' });
      expect(await search('quxy')).toEqual([short.id]);
      expect(await search('qqux')).toEqual([]);
    });

    test('a slip in a German word is forgiven, whether a recipe says the word or what it means', async () => {
      const english = await add({ name: 'Pancakes' });
      expect(await search('Pfankuchen', 100)).toContain(english.id);
      const german = await add({ name: 'Pfannkuchen' });
      const found = await search('Pfankuchen', 100);
      expect(found).toEqual(expect.arrayContaining([english.id, german.id]));
    });

    test('a rare misspelling in one recipe does not hide the common word', async () => {
      const word = newWord();
      const common = [];
      for (let i = 0; i < 25; i += 1) common.push((await add({ name: `${word} dish` })).id);
      const typo = `${word.slice(0, 5)}${word.slice(6)}`;
      const misspelt = await add({ name: `${typo} dish` });
      const found = await search(typo, 100);
      expect(found[0]).toBe(misspelt.id);
      expect(found).toHaveLength(26);
    });

    test('stop words neither ruin a match nor find everything', async () => {
      const word = newWord();
      const recipe = await add({ name: `${word} with Eggs` });
      expect(await search(`the best ${word} of a recipe`)).toEqual([recipe.id]);
      expect(await search(`${word} and with the`)).toEqual([recipe.id]);
      expect(await search('with')).toContain(recipe.id);
    });

    test('recipes with every word come before those that lack one', async () => {
      const [a, b, c] = [newWord(), newWord(), newWord()];
      const lacking = await add({ name: `${a} ${b}` });
      const full = await add({ description: `${a} ${b} ${c}` });
      expect(await search(`${a} ${b} ${c}`)).toEqual([full.id, lacking.id]);
      expect(await search(`${a} ${newWord()}`)).toEqual([lacking.id, full.id]);
    });

    test('two words written as one, and one as two, are found', async () => {
      const [one, two] = [newWord(), newWord()];
      const apart = await add({ name: `${one} ${two}` });
      expect(await search(`${one}${two}`)).toEqual([apart.id]);
      const [head, tail] = [newWord(), newWord()];
      const together = await add({ name: `${head}${tail}` });
      expect(await search(`${head} ${tail}`)).toEqual([together.id]);
    });

    test('names of other scripts are found, by a part where words have no spaces', async () => {
      const names: Record<string, string[]> = {
        宫保鸡丁配米饭: ['宫保鸡丁', '鸡丁', '米饭', '鸡', '饭', '宫保 米饭'],
        ข้าวผัดกะเพราหมู: ['ผัดกะเพรา', 'ข้าวผัด', 'หมู'],
        'पनीर टिक्का': ['पनीर', 'टिक्का', 'टिक्का पनीर', 'पनी'],
        'كُشَرِي مصري': ['كشري', 'مصري'],
        すき焼きうどん: ['うどん', '焼き', 'すき焼き'],
        김치찌개: ['찌개', '김치', '김치찌개'],
        'Борщ украинский': ['борщ', 'украин'],
        'Σουβλάκι κοτόπουλο': ['σουβλακι', 'ΚΟΤΌΠΟΥΛΟ'],
        '🥑🍞': ['🥑', '🍞 🥑'],
      };
      for (const [name, keywords] of Object.entries(names)) {
        const recipe = await add({ name, slug: 'other-script' });
        for (const keyword of keywords) expect(await search(keyword), keyword).toContain(recipe.id);
      }
    });

    test('nothing that can be typed is an error', async () => {
      const odd = [
        '',
        ' ',
        '%',
        '_',
        "'",
        '"',
        '*',
        '(',
        ')',
        '()',
        '""',
        '"a',
        "a'b",
        'a*',
        '*a',
        '^a',
        '-',
        '--',
        '+a -b',
        'NEAR',
        'NEAR(a b, 2)',
        'AND',
        'OR',
        'NOT',
        'a AND',
        'name:x',
        '{name}: x',
        'a:b',
        '\\',
        '/',
        '%00',
        '&|!',
        ':*',
        '<->',
        '; drop table recipes',
        '🍲',
        '👩‍🍳',
        '\u200d',
        '\u202e',
        '\ufeff',
        '\ue000',
        '\ud800',
        'ﷺ',
        'é'.repeat(200),
        'a'.repeat(200),
        '鸡'.repeat(200),
        'ก'.repeat(200),
        'a '.repeat(100),
        '🍲'.repeat(100),
        Array.from({ length: 60 }, (_, i) => `w${i}`).join(' '),
        '1',
        '½',
        '0',
        'ก',
        '।',
        'ــ',
        '\u0301',
      ];
      for (const keyword of odd) {
        const { rows, total } = await storage.searcher.searchRecipes(keyword, 5, 0);
        expect(rows.length, keyword).toBeLessThanOrEqual(total);
      }
      expect(await search('%')).toEqual([]);
    });

    test('pages are cut from one order, newest first among equals', async () => {
      const word = newWord();
      const recipes = [];
      for (const createdAt of [3, 1, 2, 9, 7]) {
        recipes.push(await add({ name: `${word} pie`, createdAt }));
      }
      const expected = recipes.sort((a, b) => b.createdAt - a.createdAt).map(({ id }) => id);
      expect(await search(word)).toEqual(expected);
      for (const offset of [0, 2, 4]) {
        const page = await storage.searcher.searchRecipes(word, 2, offset);
        expect(page.rows.map(({ id }) => id)).toEqual(expected.slice(offset, offset + 2));
        expect(page.total).toBe(5);
      }
      expect((await storage.searcher.searchRecipes(word, 2, 5)).rows).toEqual([]);
    });

    test('the index follows changes and deletions', async () => {
      const [before, after] = [newWord(), newWord()];
      const recipe = await add({ name: before });
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { name: after }));
      expect(await search(before)).toEqual([]);
      expect(await search(after)).toEqual([recipe.id]);
      expect(await search(`x${after.slice(1)}`)).toEqual([recipe.id]);
      await storage.writer.deleteRecipe(recipe.id);
      expect(await search(after)).toEqual([]);
      expect(await search(`x${after.slice(1)}`)).toEqual([]);
    });

    test('the index follows where nothing goes but a word that is too long to be mistyped', async () => {
      const [name, word] = [newWord(), 'q'.repeat(30)];
      const recipe = await add({ name: `${name} ${word}` });
      expect(await search(word)).toEqual([recipe.id]);
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { name }));
      expect(await search(word)).toEqual([]);
      expect(await search(name)).toEqual([recipe.id]);
    });

    test('a change of category is searched under the new one', async () => {
      const recipe = await add({ name: newWord() });
      const categoryId = cuisineId('Mexican');
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { categoryId }));
      expect(await search(`mexican ${recipe.name}`)).toEqual([recipe.id]);
      expect(await search(`thai ${recipe.name}`)).toEqual([]);
      const page = await storage.searcher.searchRecipes(recipe.name, 5, 0);
      expect(page.rows[0]).toMatchObject({ id: recipe.id, categoryId });
    });

    describe('related recipes', () => {
      test('are the most alike of the category, never the recipe itself', async () => {
        const categoryId = cuisineId('Indian');
        const [rare, rarer] = [newWord(), newWord()];
        const ingredients = [`100 g ${rare}`, `1 tsp ${rarer}`, 'salt'];
        const recipe = await add({ name: 'A curry', categoryId, ingredients });
        const one = await add({ name: 'Bread', categoryId, ingredients: [rare, 'salt'] });
        const both = await add({ name: 'Stew', categoryId, ingredients });
        await add({ name: 'Elsewhere', categoryId: cuisineId('Other'), ingredients });
        const none = await add({ name: 'Soup', categoryId, ingredients: ['water'] });
        const ids = await storage.searcher.relateRecipe(recipe.id, categoryId);
        expect(ids.slice(0, 2)).toEqual([both.id, one.id]);
        expect(ids).not.toContain(recipe.id);
        const { shown } = await storage.reader.listRelated(recipe.id, categoryId, ids, 3);
        expect(shown).toEqual([both, one, none]);
      });

      test('of a category that has no other recipe are none', async () => {
        const categoryId = cuisineId('American');
        const recipe = await add({ categoryId });
        expect(await storage.searcher.relateRecipe(recipe.id, categoryId)).toEqual([]);
        const page = await storage.reader.listRelated(recipe.id, categoryId, [], 4);
        expect(page).toEqual({ shown: [], isFilledUp: true });
      });

      test('of nothing, or of no category, are none', async () => {
        const recipe = await add({});
        expect(await storage.searcher.relateRecipe(newId(), recipe.categoryId)).toEqual([]);
        expect(await storage.searcher.relateRecipe(recipe.id, newId())).toEqual([]);
      });
    });
  });
}
