import { beforeAll, describe, expect, test } from 'vitest';
import { foods } from '#domain/foods/table.ts';
import { usualStaples } from '#domain/pantry/covers.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { addUser, newWord, type OpenStorage, publish } from '../suite/fixtures.ts';
import { openAround } from '../suite/open-around.ts';

/** Recipes by what is there, whatever the engine. */
export function describePantry(open: OpenStorage): void {
  describe('what one has', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    const add = (ingredients: string[], overrides: Partial<RecipeRow> = {}) =>
      publish(storage, userId, { ingredients, ...overrides });
    const ask = async (
      have: string[],
      avoid: string[] = [],
      staples: readonly string[] = usualStaples,
    ) => storage.searcher.pantryRecipes({ have, avoid, staples }, 24, 0);

    test('brings first what misses least, then what is there for the larger part, then the newest', async () => {
      const [own, other, third] = [newWord(), newWord(), newWord()];
      const lines = (...words: string[]) => words.map((word) => `200 g ${word}, chopped`);
      const whole = await add([...lines(own), 'salt', '1 tbsp olive oil', `${third}, to serve`]);
      const small = await add(lines(own, third));
      const large = await add(lines(own, other, third));
      const newer = await add(lines(own, other, newWord()));
      await add(lines(third));
      const found = await ask([own, other]);
      expect(found.entries.map(({ recipe }) => recipe.id)).toEqual([
        whole.id,
        newer.id,
        large.id,
        small.id,
      ]);
      expect(found.entries.map(({ have, of }) => [have, of])).toEqual([
        [1, 1],
        [2, 3],
        [2, 3],
        [1, 2],
      ]);
      expect(found.entries[2]?.missing).toEqual([third]);
      expect(found).toMatchObject({ total: 4, more: false, leftOut: [], notLeftOut: [] });
      const { entries } = await ask([own], [], []);
      const told = entries.find(({ recipe }) => recipe.id === whole.id);
      expect(told?.missing).toEqual(['salt', 'olive oil']);
      expect(
        (await storage.searcher.pantryRecipes({ have: [own], avoid: [], staples: [] }, 2, 1))
          .entries,
      ).toHaveLength(2);
    });

    test('knows foods by other names and kinds, and never shows what is avoided', async () => {
      const own = newWord();
      const aubergine = await add([own, '2 eggplants', '50 g mature cheddar']);
      const ghee = await add([own, '1 aubergine', '2 tbsp ghee']);
      const both = await ask(['aubergines', 'cheese', own]);
      expect(both.entries.map(({ recipe, missing }) => [recipe.id, missing])).toEqual([
        [aubergine.id, []],
        [ghee.id, ['ghee']],
      ]);
      const none = await ask(['aubergine', 'cheese', own], ['butter', newWord()]);
      expect(none.entries.map(({ recipe }) => recipe.id)).toEqual([aubergine.id]);
      expect([none.leftOut, none.notLeftOut.length]).toEqual([['butter'], 1]);
      expect((await ask([own], ['milk'])).entries).toEqual([]);
    });

    test('knows foods whose words end in a doubled letter, of the table and not', async () => {
      const [own, other] = [newWord(), `${newWord()}ppp`];
      const cress = await add([own, 'watercress']);
      const treacle = await add([own, 'molasses']);
      const strange = await add([own, `100 g ${other}`]);
      for (const [food, recipe] of [
        ['watercress', cress],
        ['molasses', treacle],
        [other, strange],
      ] as const) {
        const { entries } = await ask([food]);
        expect(entries.map(({ recipe }) => recipe.id)).toEqual([recipe.id]);
      }
    });

    test('never shows an avoided food of the table, wherever it is named', async () => {
      const own = newWord();
      const some = foods.filter(({ id }) => id % 41 === 0);
      const planted = new Map<string, string>();
      for (const [i, { name }] of some.entries()) {
        const where = i % 2 ? { steps: [`Add ${name}.`] } : { description: `With ${name}` };
        planted.set((await add([own], where)).id, name);
      }
      for (const { name } of some) {
        const { entries } = await storage.searcher.pantryRecipes(
          { have: [own], avoid: [name], staples: [] },
          48,
          0,
        );
        expect(entries.map(({ recipe }) => planted.get(recipe.id))).not.toContain(name);
      }
    });
  });
}
