import { describe, expect, test } from 'vitest';
import { foodsIn } from '#test/support/foods-named.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';
import { allergenFood } from './allergens.ts';
import { foodSources } from './sources.ts';
import { foodNamed } from './table.ts';
import { foodWeights, weightOfFood, weightOfWords } from './weights.ts';

describe('the weights of foods', () => {
  test('are of at least 150 foods, each between popped and molten, with its source', () => {
    expect(foodWeights.length).toBeGreaterThanOrEqual(150);
    for (const { name, gramsPerMl, measured, source, entry } of foodWeights) {
      expect(gramsPerMl, name).toBeGreaterThan(0.08);
      expect(gramsPerMl, name).toBeLessThan(1.5);
      expect(['filled', 'poured', 'cut'], name).toContain(measured);
      expect(Object.keys(foodSources), name).toContain(source);
      expect(entry, name).toMatch(source === 'SR' ? /^\d{5}$/ : /\w/);
    }
  });

  test.each(['british', 'american', 'german'] as const)('have no %s name twice', (kind) => {
    const names = foodWeights.flatMap((one) => one.names[kind].map((name) => name.toLowerCase()));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('are of foods that the search leaves out by the same names', () => {
    const strange = foodWeights.flatMap(({ names }) =>
      [...names.british, ...names.american].filter(
        (name) =>
          // Nobody leaves out water.
          !/water$/.test(name) && foodsIn({ ingredients: [name] }).size === 0,
      ),
    );
    expect(strange).toEqual([]);
  });
});

/** Those of the law, in its order. */
const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
];

test.each([
  ['tahini', ['sesame']],
  ['plain flour', ['gluten']],
  ['mayonnaise', ['eggs', 'mustard']],
  ['satay', ['peanuts', 'nuts']],
  ['ghee', ['milk']],
  ['red wine', ['sulphites']],
  ['oyster sauce', ['gluten', 'soybeans', 'molluscs']],
  ['lobster', ['crustaceans']],
  ['celeriac', ['celery']],
  ['dijon', ['mustard', 'sulphites']],
  ['miso', ['soybeans']],
  ['lupini', ['lupin']],
  ['fish sauce', ['fish']],
  ['salt', []],
])('%s holds the allergens %j', (name, wanted) => {
  const { holds } = foodNamed(name);
  expect(allergens.filter((one) => holds.has(allergenFood(one)?.id ?? -1))).toEqual(wanted);
});

test.each<[string, RecipeLanguage, string | null]>([
  ['plain flour', 'en-GB', 'plain flour'],
  ['sifted all-purpose flour', 'en-US', 'plain flour'],
  ['cold unsalted butter', 'en-GB', 'butter'],
  ['Weizenmehl Type 550', 'de', 'plain flour'],
  ['Butter + etwas', 'de', 'butter'],
  ['butter beans', 'en-GB', null],
  ['peanut butter', 'en-GB', 'peanut butter'],
  ['tomato puree', 'en-GB', 'tomato puree'],
  ['tomato puree', 'en-US', 'passata'],
  ['cornflour', 'en-GB', 'cornflour'],
  ['flaky sea salt', 'en-GB', null],
  ['crème fraîche', 'en-GB', 'creme fraiche'],
  ['frisch gemahlener Pfeffer', 'de', 'black pepper'],
  ['weiche Butter', 'de', 'butter'],
  ['Chinkiang black vinegar', 'en-GB', 'vinegar'],
  ['gluten-free baking powder', 'en-GB', 'baking powder'],
  ['rose water', 'en-GB', null],
  ['dragon scales', 'en-GB', null],
])('%s in %s weighs what %s does', (food, language, wanted) => {
  expect(weightOfFood(food, language)?.name ?? null).toBe(wanted);
});

test.each([
  [' of the butter and cook', 'butter'],
  [' cold water, then stir', 'water'],
  [' butter beans and cook', null],
  [' of the oil in a pan', 'vegetable oil'],
  [' more oil, then', 'vegetable oil'],
  [' of the used oil and stir', 'vegetable oil'],
  [' of the oiled paper and stir', null],
])('behind an amount%s', (words, wanted) => {
  expect(weightOfWords(words, 'en-GB')?.name ?? null).toBe(wanted);
});
