import { describe, expect, test } from 'vitest';
import type { UnitSystem } from './chosen-amounts.ts';
import { readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { textOf } from './show-text.ts';

// How other sites and cookbooks write what the starter cookbook writes in one way.

const twice = (text: string, language: RecipeLanguage = 'en-GB') =>
  textOf(showLine(text, { factor: 2, units: null }, language));
const steps = (
  stepList: string[],
  units: UnitSystem | null,
  language: RecipeLanguage,
  factor = 1,
) =>
  showRecipe({ ingredientList: ['3 eggs'], stepList }, { factor, units }, language).steps.map(
    textOf,
  );

describe('a choice scales whole, whatever stands in parentheses before it', () => {
  test.each([
    [
      '2½ tsp. (7 g) Diamond Crystal or 1¼ tsp. (7 g) Morton kosher salt',
      '5 tsp. (14 g) Diamond Crystal or 2½ tsp. (14 g) Morton kosher salt',
    ],
    ['¼ cup (50 g) sugar or 3 Tbsp. honey', '½ cup (100 g) sugar or 6 Tbsp. honey'],
    ['¼ cup (50 g) sugar (or 3 Tbsp. honey)', '½ cup (100 g) sugar (or 6 Tbsp. honey)'],
    ['1 cup milk (whole), or 1 cup water', '2 cups milk (whole), or 2 cups water'],
  ])('%s', (text, wanted) => expect(twice(text, 'en-US')).toBe(wanted));

  test.each([
    ['1 large or 2 small onions', '2 large or 4 small onions', 'onions', 'en-GB'],
    ['2 small or 1 large carrot', '4 small or 2 large carrots', 'carrot', 'en-GB'],
    ['1 große oder 2 kleine Zwiebeln', '2 große oder 4 kleine Zwiebeln', 'Zwiebeln', 'de'],
  ] as const)('of two sizes: %s', (text, wanted, food, language) => {
    expect(twice(text, language)).toBe(wanted);
    expect(readIngredientLine(text, language).food).toBe(food);
  });
});

describe('a number behind the food, or behind what is taken of it', () => {
  test.each([
    ['eggs 2, beaten', 'eggs 4, beaten', 'eggs', 'en-GB'],
    ['red onions 2 (sliced)', 'red onions 4 (sliced)', 'red onions', 'en-GB'],
    ['lime 1, juiced', 'limes 2, juiced', 'lime', 'en-GB'],
    ['Zwiebeln 2, gehackt', 'Zwiebeln 4, gehackt', 'Zwiebeln', 'de'],
    ['zest and juice 1 lemon', 'zest and juice 2 lemons', 'lemon', 'en-GB'],
    ['finely grated zest 2 limes', 'finely grated zest 4 limes', 'limes', 'en-GB'],
    ['juice ½ lime', 'juice 1 lime', 'lime', 'en-GB'],
    ['lemon juice 2 tbsp', 'lemon juice 4 tbsp', 'lemon juice', 'en-GB'],
    ['Mark einer Vanilleschote', 'Mark von 2 Vanilleschoten', 'Vanilleschote', 'de'],
    ['2 little gem lettuces', '4 little gem lettuces', 'little gem lettuces', 'en-GB'],
    ['2 little onions', '4 little onions', 'little onions', 'en-GB'],
    ['a little oil', 'a little oil', 'oil', 'en-GB'],
  ] as const)('%s', (text, wanted, food, language) => {
    expect(twice(text, language)).toBe(wanted);
    expect(readIngredientLine(text, language).food).toBe(food);
  });

  test.each([
    'flour of type 405, sifted',
    'sheets of size 2, halved',
    'brandy 1888, warmed',
    'Heinz 57, to taste',
    'Licor 43, chilled',
    'Old Bay 7, to taste',
    'Layer 1 (bottom)',
    'Schicht 2 (oben)',
    'Schicht 1 (Boden)',
    'Layer 2 (cream)',
    'Layer 2, baked',
    'Part 1 (dough)',
    'Teil 1, der Teig',
    'Tag 1 (Vorteig)',
    'Whisky 12 (years)',
    'Spaghetti 5 (Barilla)',
    'Garnelen 8/12, geschält',
    'Joghurt 3,5, cremig',
    'Milch 1,5, kalt',
  ])('a number of its name stays: %s', (text) => {
    expect(twice(text)).toBe(text);
    expect(twice(text, 'de')).toBe(text);
  });
});

describe('what something is stirred into is needed as well', () => {
  test.each([
    ['1 chicken stock cube in 300ml water', '2 chicken stock cubes in 600ml water', 'en-GB'],
    [
      '1 stock cube, made up with 1 litre boiling water',
      '2 stock cubes, made up with 2 litres boiling water',
      'en-GB',
    ],
    ['1 stock cube made up to 500ml', '2 stock cubes made up to 1000ml', 'en-GB'],
    [
      '2 tbsp cornflour, mixed with 2 tbsp water',
      '4 tbsp cornflour, mixed with 4 tbsp water',
      'en-GB',
    ],
    ['1 EL Stärke, mit 2 EL Wasser verrührt', '2 EL Stärke, mit 4 EL Wasser verrührt', 'de'],
    ['1 pudding, in 1 litre basins', '2 puddings, in 1 litre basins', 'en-GB'],
    ['2 l stock in 1 cup portions', '4 l stock in 1 cup portions', 'en-GB'],
    ['400 g ice cream in 1 cup scoops', '800 g ice cream in 1 cup scoops', 'en-GB'],
    ['1 carton stock (in 1 litre cartons)', '2 cartons stock (in 1 litre cartons)', 'en-GB'],
    ['1 l Brühe in 250 ml Portionen', '2 l Brühe in 250 ml Portionen', 'de'],
    ['1 onion, cut in 2 cm cubes', '2 onions, cut in 2 cm cubes', 'en-GB'],
  ] as const)('%s', (text, wanted, language) => expect(twice(text, language)).toBe(wanted));
});

describe('a whole number, a fraction and a pack are a count and a size', () => {
  test.each([
    ['2 1/4-ounce envelopes active dry yeast', 2, null, '4 x 1/4-ounce envelopes active dry yeast'],
    ['2 ¼-oz. packets yeast', 1, 'metric', '2 x 7 g packets yeast'],
    ['1 1/4-ounce package active dry yeast', 1, 'metric', '1 x 7 g package active dry yeast'],
    ['1 1/2-ounce package cream cheese', 1, 'metric', '43 g package cream cheese'],
    ['half a 14-oz can corn', 1, 'metric', 'half a 400 g can corn'],
    ['2 1/4-ounce envelopes yeast', 1, 'us', '2 1/4-ounce envelopes yeast'],
    ['2 3 1/2-ounce packages enoki', 2, null, '4 x 3 1/2-ounce packages enoki'],
    ['Two 3 1/2-ounce packages enoki', 1, 'metric', 'Two 100 g packages enoki'],
    ['2 x 1 1/4-ounce packages taco mix', 1, 'metric', '2 x 35 g packages taco mix'],
    ['One 1 1/4-ounce package yeast', 1, 'metric', 'One 35 g package yeast'],
    ['2 1/2-ounce packages almonds', 1, 'metric', '70 g packages almonds'],
    ['3 1/4-ounce pouches tuna', 1, 'metric', '90 g pouches tuna'],
    ['2 1/4-ounce pouches yeast', 1, 'metric', '2 x 7 g pouches yeast'],
    ['2 1/3-ounce packages yeast', 1, 'metric', '2 x 9 g packages yeast'],
    ['1 (12-to-14-pound) turkey', 1, 'metric', '1 (5.45–6.35 kg) turkey'],
    ['1 (12-to-14-pound) turkey', 2, null, '2 (12-to-14-pound) turkeys'],
  ] as const)('%s, %f times, in %s', (text, factor, units, wanted) => {
    expect(textOf(showLine(text, { factor, units }, 'en-US'))).toBe(wanted);
  });
});

test.each([
  ['Grease 2 x 20cm sandwich tins.', 'us', 'en-GB', 'Grease 2 x 8-inch sandwich tins.'],
  ['Line 6 x 10cm tartlet tins.', 'us', 'en-GB', 'Line 6 x 4-inch tartlet tins.'],
  ['Line 6 x 4 inch tartlet pans.', 'metric', 'en-US', 'Line 6 x 10 cm tartlet pans.'],
  ['Grease 2 x 9 inch cake pans.', 'metric', 'en-US', 'Grease 2 x 23 cm cake pans.'],
  ['2 x 26 cm Springformen einfetten.', 'us', 'de', '2 x 10 Zoll Springformen einfetten.'],
  ['Line 2 x 20 x 30 cm tins.', 'us', 'en-GB', 'Line 2 x 8 x 12-inch tins.'],
  ['Grease two 8 x 2 inch cake pans.', 'metric', 'en-US', 'Grease two 20 x 5 cm cake pans.'],
  ['Grease 9 x 13 inch pans.', 'metric', 'en-US', 'Grease 23 x 33 cm pans.'],
  ['Cut 2 x 3 cm pieces.', 'us', 'en-GB', 'Cut ¾ x 1¼-inch pieces.'],
  ['Grease your 4 x 8-inch loaf pan.', 'metric', 'en-US', 'Grease your 10 x 20 cm loaf pan.'],
  ['Grease 4 x 8-inch loaf pans.', 'metric', 'en-US', 'Grease 10 x 20 cm loaf pans.'],
  ['Fill the 4 x 14-inch tart pan.', 'metric', 'en-US', 'Fill the 10 x 36 cm tart pan.'],
  ['Use a small 3 x 5-inch dish.', 'metric', 'en-US', 'Use a small 8 x 13 cm dish.'],
  ['Use 1 x 9-inch cake tin.', 'metric', 'en-GB', 'Use 1 x 23 cm cake tin.'],
  [
    'Cut into 1 x 1 inch cubes and pan fry.',
    'metric',
    'en-US',
    'Cut into 2.5 x 2.5 cm cubes and pan fry.',
  ],
  ['Cut 2 x 2 inch squares in the pan.', 'metric', 'en-US', 'Cut 5 x 5 cm squares in the pan.'],
] as const)('tins are counted, and sides are not: %s in %s', (text, units, language, wanted) => {
  expect(steps([text], units, language)).toEqual([wanted]);
});

test.each([
  ['1 Ei nach dem anderen unterrühren.', 'de'],
  ['Add 1 egg after another.', 'en-GB'],
  ['Add 1 egg after the other and beat well.', 'en-GB'],
] as const)('one after another stays one: %s', (text, language) => {
  expect(steps([text], null, language, 2)).toEqual([text]);
});

test.each([
  ['Add 2 eggs after another minute.', 'Add 4 eggs after another minute.', 'en-GB'],
  ['Add 2 tomatoes after another 10 minutes.', 'Add 4 tomatoes after another 10 minutes.', 'en-GB'],
  ['Add 2 eggs after the other ingredients.', 'Add 4 eggs after the other ingredients.', 'en-GB'],
  ['Add 2 eggs after the other filling.', 'Add 4 eggs after the other filling.', 'en-GB'],
  ['2 Eier nach der anderen Masse zugeben.', '4 Eier nach der anderen Masse zugeben.', 'de'],
] as const)('but what is added after something else scales: %s', (text, wanted, language) => {
  expect(steps([text], null, language, 2)).toEqual([wanted]);
});

describe('British heats without a scale, where the recipe tells others in Fahrenheit', () => {
  test.each(['Roast at 300°F.', 'Raise it to 350 degrees.', 'Brush with oil and bake at 400F.'])(
    'beside %s they stay',
    (other) => {
      const told = ['Heat the oven to 250 degrees.', 'Smoke at 225 degrees.'];
      for (const units of ['us', 'metric'] as const)
        expect(steps([...told, other], units, 'en-GB').slice(0, 2)).toEqual(told);
    },
  );

  test.each(['Heat the oven to 200C/400F/gas 6.', 'Roast at 180 degrees (350F).'])(
    'beside both scales they are Celsius: %s',
    (both) => {
      expect(steps([both, 'Lower to 160 degrees.'], 'us', 'en-GB')).toEqual([
        both,
        'Lower to 325°F.',
      ]);
    },
  );

  test.each(['It reads 165F.', 'Deep-fry at 350F.', 'Boil the sugar to 240F.'])(
    'beside the heat of a food they are Celsius: %s',
    (other) => {
      expect(steps(['Roast at 180 degrees.', other], 'us', 'en-GB')).toEqual([
        'Roast at 350°F.',
        other,
      ]);
    },
  );

  test('where nothing else is said they are Celsius', () => {
    expect(steps(['Heat to 180 degrees.', 'Chill at 4°C.'], 'us', 'en-GB')).toEqual([
      'Heat to 350°F.',
      'Chill at 39°F.',
    ]);
  });
});
