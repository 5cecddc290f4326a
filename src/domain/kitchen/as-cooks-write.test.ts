import { describe, expect, test } from 'vitest';
import type { UnitSystem } from './chosen-amounts.ts';
import type { RecipeLanguage } from './language.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { textOf } from './show-text.ts';

// What British, American and German cooks write otherwise than the starter cookbook does.

const line = (
  text: string,
  factor: number,
  units: UnitSystem | null = null,
  language: RecipeLanguage = 'en-GB',
) => textOf(showLine(text, { factor, units }, language));
const step = (
  text: string,
  factor: number,
  units: UnitSystem | null = null,
  language: RecipeLanguage = 'en-GB',
) => {
  const ingredientList = ['250 g butter', '200 g sugar', '300 g flour', '2 eggs', '1 l milk'];
  return textOf(
    showRecipe({ ingredientList, stepList: [text] }, { factor, units }, language).steps[0],
  );
};

describe('a temperature is no amount, whatever stands behind it', () => {
  test.each([
    'Bake for 20 minutes at 180C.',
    'Bake at 180C. Leave to cool.',
    'Bring the syrup to 115C.',
    'Preheat oven to 425 degrees F/220 C.',
    'Heat oven to 180c/160c fan/gas 4.',
    'Keep it at 4C.',
    'Roast at 200c for 1 hour.',
  ])('%s', (text) => {
    for (const factor of [0.5, 1.5, 3]) expect(step(text, factor)).toBe(text);
    expect(step(text, 1, 'metric')).toBe(text);
  });

  test('but a small c below thirty is a cup', () => {
    expect(line('2 c milk', 3)).toBe('6 c milk');
    expect(line('1/2 c sugar', 3)).toBe('1½ c sugar');
    expect(line('2 c. milk', 3, null, 'en-US')).toBe('6 c. milk');
    expect(line('2 C. flour', 1, 'us', 'en-US')).toBe('2 C. flour');
    expect(step('Bake at 180c/350f.', 1, 'us')).toBe('Bake at 180c/350f.');
    expect(step('Bake at 180c.', 1, 'us')).toBe('Bake at 350°F.');
    expect(step('Bake at 350 degrees fahrenheit.', 1, 'metric')).toBe('Bake at 180°C.');
  });
});

test.each([
  ['Add 1/3 of the sugar.', 'en-GB'],
  ['Fold in 1/2 of the flour.', 'en-GB'],
  ['Add ½ the butter.', 'en-GB'],
  ['Add ¾ of your sugar.', 'en-GB'],
  ['1/3 der Butter zugeben.', 'de'],
  ['¼ vom Mehl unterrühren.', 'de'],
] as const)('a share in figures is a share of however much: %s', (text, language) => {
  expect(step(text, 3, null, language)).toBe(text);
  expect(step(text, 0.5, null, language)).toBe(text);
});

test.each([
  ['½ tsp each cumin and coriander', '1½ tsp each cumin and coriander', 'en-GB'],
  [
    '1 tsp each ground cumin, coriander and paprika',
    '3 tsp each ground cumin, coriander and paprika',
    'en-GB',
  ],
  ['je 1 TL Salz und Pfeffer', 'je 3 TL Salz und Pfeffer', 'de'],
  ['je 1 rote, gelbe und grüne Paprika', 'je 3 rote, gelbe und grüne Paprika', 'de'],
  ['4 potatoes, 200g each', '12 potatoes, 200g each', 'en-GB'],
] as const)('of each of several foods: %s, three times', (text, wanted, language) => {
  expect(line(text, 3, null, language)).toBe(wanted);
});

describe('of packs the count scales alone', () => {
  test.each([
    ['2 x 400g/14oz cans chopped tomatoes', 3, '6 x 400g/14oz cans chopped tomatoes'],
    ['4 x 175g/6oz salmon fillets', 0.5, '2 x 175g/6oz salmon fillets'],
    ['1 x 400g/14oz tin tomatoes', 3, '3 x 400g/14oz tins tomatoes'],
    ['1 (28-ounce/794-gram) can tomatoes', 3, '3 (28-ounce/794-gram) cans tomatoes'],
    ['400g (14oz) tin tomatoes', 3, '3 x 400g (14oz) tins tomatoes'],
    ['2.5cm/1in piece ginger', 3, '3 x 2.5cm/1in pieces ginger'],
    ['1 tin (400 g/14 oz) chickpeas', 3, '3 tins (400 g/14 oz) chickpeas'],
    ['1 x 2kg/4lb 8oz chicken', 3, '3 x 2kg/4lb 8oz chicken'],
    ['4 (6 ounce) salmon fillets', 0.5, '2 (6 ounce) salmon fillets'],
    ['1 (3 pound) whole chicken', 3, '3 (3 pound) whole chickens'],
    ['2 cans (14.5 oz each) tomatoes', 3, '6 cans (14.5 oz each) tomatoes'],
    ['1 can (13.5 oz) coconut milk', 3, '3 cans (13.5 oz) coconut milk'],
    ['1 sachet (7g) yeast', 3, '3 sachets (7g) yeast'],
    ['2x eggs', 3, '6x eggs'],
    ['3x onions', 2, '6x onions'],
    ['2x 400g tins chickpeas', 3, '6x 400g tins chickpeas'],
  ])('%s, %f times', (text, factor, wanted) => expect(line(text, factor)).toBe(wanted));

  test('in German', () => {
    expect(line('1 Dose (400 g) Tomaten', 3, null, 'de')).toBe('3 Dosen (400 g) Tomaten');
    expect(line('2 Dosen à 400 g Mais', 0.5, null, 'de')).toBe('1 Dose à 400 g Mais');
  });
});

describe('what is said again scales or stays with what it says', () => {
  test.each([
    ['Grease a 900g (2lb) loaf tin.', 'Grease a 900g (2lb) loaf tin.'],
    ['Grease a 1.2 litre (2 pint) pudding basin.', 'Grease a 1.2 litre (2 pint) pudding basin.'],
    ['Add 60 ml (¼ cup) batter for each pancake.', 'Add 60 ml (¼ cup) batter for each pancake.'],
    ['Add 60 ml (¼ cup) milk.', 'Add 180 ml (¾ cup) milk.'],
    ['Stuff a 1 lb 2 oz chicken.', 'Stuff a 1 lb 2 oz chicken.'],
  ])('in a step: %s, three times', (text, wanted) => expect(step(text, 3)).toBe(wanted));

  test.each([
    ['1 cup (2 sticks; 226g) unsalted butter', '3 cups (6 sticks; 680g) unsalted butter', 'en-US'],
    ['2 cups (12oz; 340g) chips', '6 cups (36oz; 1020g) chips', 'en-US'],
    [
      '20 g frische Hefe (oder 1 Päckchen Trockenhefe)',
      '60 g frische Hefe (oder 3 Päckchen Trockenhefe)',
      'de',
    ],
    ['20 g frische Hefe (oder 7 g trockene)', '60 g frische Hefe (oder 21 g trockene)', 'de'],
    [
      '1 tbsp fresh thyme leaves, or 1 tsp dried',
      '3 tbsp fresh thyme leaves, or 3 tsp dried',
      'en-GB',
    ],
    ['2 leeks (or 1 large onion)', '6 leeks (or 3 large onions)', 'en-GB'],
  ] as const)('%s, three times', (text, wanted, language) => {
    expect(line(text, 3, null, language)).toBe(wanted);
  });
});

describe('pounds and their ounces are one amount', () => {
  test.each([
    ['1 lb 2 oz beef mince', 1, 'metric', '510 g beef mince'],
    ['1 lb 2 oz beef mince', 0.5, null, '9 oz beef mince'],
    ['2kg/4lb 8oz lamb', 3, null, '6kg/13lb 8oz lamb'],
    ['1kg (2lb 4oz) flour', 3, null, '3kg (6lb 12oz) flour'],
    ['1 pound 8 ounces plums', 2, null, '3 pounds plums'],
    ['1 kg 200 g potatoes', 1.5, null, '1 kg 800 g potatoes'],
    ['1 cup plus 2 tablespoons (140g) flour', 1, 'metric', '1 cup plus 2 tablespoons (140g) flour'],
  ] as const)('%s, %f times, %s', (text, factor, units, wanted) => {
    expect(line(text, factor, units)).toBe(wanted);
  });
});
