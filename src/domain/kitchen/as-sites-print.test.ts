import { describe, expect, test } from 'vitest';
import type { UnitSystem } from './chosen-amounts.ts';
import type { RecipeLanguage } from './language.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { textOf } from './show-text.ts';

// How lines stand on the sites of Britain, America and Germany, and what is not one amount but two, or none.

const line = (text: string, factor: number, language: RecipeLanguage = 'en-GB') =>
  textOf(showLine(text, { factor, units: null }, language));
const inUnits = (text: string, units: UnitSystem, language: RecipeLanguage = 'en-US') =>
  textOf(showLine(text, { factor: 1, units }, language));
const step = (text: string, factor: number, units: UnitSystem | null = null) => {
  const ingredientList = ['200 g sugar', '1 l water', '4 eggs'];
  const shown = showRecipe({ ingredientList, stepList: [text] }, { factor, units }, 'en-GB');
  return textOf(shown.steps[0]);
};

describe('from a small unit to a larger one is a range, and both its ends scale', () => {
  test.each([
    ['1 tsp to 1 tbsp chilli sauce', '2 tsp to 2 tbsp chilli sauce', 'en-GB'],
    ['1 TL bis 1 EL Senf', '2 TL bis 2 EL Senf', 'de'],
    ['500 g to 1 kg potatoes', '1000 g to 2 kg potatoes', 'en-GB'],
  ] as const)('%s, twice', (text, wanted, language) => {
    expect(line(text, 2, language)).toBe(wanted);
  });

  test('in a step as well, but what boils down to less stays', () => {
    expect(step('Add 1 tsp to 1 tbsp sugar.', 2)).toBe('Add 2 tsp to 2 tbsp sugar.');
    expect(step('Add 1 tbsp sugar to 1 l water.', 2)).toBe('Add 2 tbsp sugar to 1 l water.');
  });
});

describe('what one of several holds or weighs stays: twice as many would else be four times as much', () => {
  test.each([
    ['1 pack of 6 sausages', '2 packs of 6 sausages', 'en-GB'],
    ['2 boxes of 12 eggs', '4 boxes of 12 eggs', 'en-GB'],
    ['1 Packung mit 10 Eiern', '2 Packungen mit 10 Eiern', 'de'],
    ['1 Hähnchen von 1,2 kg', '2 Hähnchen von 1,2 kg', 'de'],
    ['2 chickens of about 1.5 kg', '4 chickens of about 1.5 kg', 'en-GB'],
    ['1 14 oz sweetened condensed milk', '2 x 14 oz sweetened condensed milk', 'en-US'],
  ] as const)('%s, twice', (text, wanted, language) => {
    expect(line(text, 2, language)).toBe(wanted);
  });
});

describe('what the German sites cut short is counted', () => {
  test('few grams of what is weighed by few are grams', () => {
    for (const food of ['frische Hefe', 'Salz', 'Backpulver', 'Zimt'])
      expect(inUnits(`7 gr. ${food}`, 'us', 'de')).toBe(inUnits(`7 g ${food}`, 'us', 'de'));
    expect(inUnits('7 gr. Trockenhefe', 'us', 'de')).toBe('2¼ TL Trockenhefe');
  });

  test.each([
    ['2 m.-große Zwiebeln', '4 m.-große Zwiebeln'],
    ['3 - 4 m.-große Äpfel', '6–8 m.-große Äpfel'],
    ['2 gr. Zwiebeln', '4 gr. Zwiebeln'],
    ['1 gr. Dose Tomaten', '2 gr. Dosen Tomaten'],
    ['200 gr. Mehl', '400 gr. Mehl'],
    ['viertel Liter Milch', '0,5 Liter Milch'],
    ['4 Eier, davon 2 getrennt', '8 Eier, davon 4 getrennt'],
    ['1 gr. rote Zwiebel', '2 gr. rote Zwiebeln'],
    ['3 Zehe/n Knoblauch', '6 Zehe/n Knoblauch'],
    ['1 Dose/n Tomaten', '2 Dose/n Tomaten'],
    ['1 Stange/n Porree', '2 Stange/n Porree'],
    ['2 Ds. Tomaten', '4 Ds. Tomaten'],
    ['6 Blatt Gelatine', '12 Blatt Gelatine'],
    ['1 Spr. Zitronensaft', '1 Spr. Zitronensaft'],
    ["1'200 g Mehl", '2400 g Mehl'],
    ['1’250 g Mehl', '2500 g Mehl'],
  ])('%s, twice', (text, wanted) => expect(line(text, 2, 'de')).toBe(wanted));

  test('its foods are known by their names', () => {
    expect(inUnits('2 Tasse/n Mehl', 'metric', 'de')).toBe('250 g Mehl');
    expect(inUnits('1 Tasse/n Milch', 'metric', 'de')).toBe('250 ml Milch');
    expect(inUnits('2 Essl. Öl', 'metric', 'de')).toBe('30 ml Öl');
    expect(inUnits('10 dag Butter', 'metric', 'de')).toBe('100 g Butter');
    expect(inUnits('1 EL, gehäuft Mehl', 'metric', 'de')).toBe('1 EL, gehäuft Mehl');
  });
});

describe('a weight behind the full stop of another says it again', () => {
  test.each([
    ['1 cup (5 oz./140 g) flour', '2 cups (10 oz./280 g) flour'],
    ['1 tbsp. + 1 tsp. salt', '2 tbsp. + 2 tsp. salt'],
  ])('%s, twice', (text, wanted) => expect(line(text, 2, 'en-US')).toBe(wanted));

  test('and so does what is added or taken away', () => {
    expect(inUnits('1 tbsp. + 1 tsp. salt', 'metric')).toBe('18 g + 6 g salt');
    expect(inUnits('1 cup minus 1 tablespoon flour', 'metric')).toBe('120 g minus 8 g flour');
  });
});

test('a C that begins a line is a cup, and no heat', () => {
  expect(line('1 C sugar', 2, 'en-US')).toBe('2 C sugar');
  expect(inUnits('1 C sugar', 'metric')).toBe('200 g sugar');
  expect(inUnits('1 C sugar', 'us')).toBe('1 C sugar');
  expect(step('Keep it at 4C and stir.', 2)).toBe('Keep it at 4C and stir.');
});

test('the parts of a mixture stay as they are to each other in a step', () => {
  expect(step('Mix 1 part sugar to 2 parts water.', 2)).toBe('Mix 1 part sugar to 2 parts water.');
});

test('a number in parentheses behind an amount says how many that are', () => {
  expect(line('1 sleeve saltines (about 40)', 2, 'en-US')).toBe('2 sleeve saltines (about 80)');
  expect(line('500 g prawns (about 20)', 0.5)).toBe('250 g prawns (about 10)');
});

test('what is heaped has no size, wherever that is said', () => {
  expect(inUnits('2 TL (gehäuft) Backpulver', 'metric', 'de')).toBe('2 TL (gehäuft) Backpulver');
  expect(inUnits('2 tbsp flour, heaped', 'metric', 'en-GB')).toBe('2 tbsp flour, heaped');
});

test('the parts that come to all that is counted grow with it', () => {
  expect(line('2 onions, 1 sliced, 1 chopped', 2)).toBe('4 onions, 2 sliced, 2 chopped');
  expect(line('4 cloves garlic, 2 crushed and 2 sliced', 0.5)).toBe(
    '2 cloves garlic, 1 crushed and 1 sliced',
  );
  expect(line('1 large carrot, cut into 4', 2)).toBe('2 large carrots, cut into 4');
  expect(line('2 lemons, 1 juiced, 1 cut into wedges', 2)).toBe(
    '4 lemons, 2 juiced, 2 cut into wedges',
  );
  expect(line('2 eggs, 1 beaten, 1 separated', 2)).toBe('4 eggs, 2 beaten, 2 separated');
});

describe('an oven whose heat is a number alone is converted with the others', () => {
  test.each([
    ['Preheat oven to 350.', 'metric', 'en-US', 'Preheat oven to 180°C.'],
    [
      'Bake at 425 for 15 minutes, then bake at 350 until brown.',
      'metric',
      'en-US',
      'Bake at 220°C for 15 minutes, then bake at 180°C until brown.',
    ],
    [
      'Bake at 425 for 15 minutes, then at 350 for 45. Reduce to 325 and bake on.',
      'metric',
      'en-US',
      'Bake at 220°C for 15 minutes, then at 180°C for 45. Reduce to 160°C and bake on.',
    ],
    ['Bake at 180 for 20 mins.', 'us', 'en-GB', 'Bake at 350°F for 20 mins.'],
    [
      'Backofen auf 180 Grad vorheizen (Umluft 160).',
      'us',
      'de',
      'Backofen auf 350 °F vorheizen (Umluft 325 °F).',
    ],
    ['Backofen auf 180 vorheizen.', 'us', 'de', 'Backofen auf 350 °F vorheizen.'],
    ['Heat 350 ml milk to bake with.', 'us', 'en-GB', 'Heat 1½ cups milk to bake with.'],
    ['Preheat oven to 350/180C.', 'metric', 'en-US', 'Preheat oven to 350/180C.'],
  ] as const)('%s in %s', (text, units, language, wanted) => {
    const { steps } = showRecipe(
      { ingredientList: [], stepList: [text] },
      { factor: 1, units },
      language,
    );
    expect(textOf(steps[0]).replaceAll('\u00a0', ' ')).toBe(wanted);
  });
});

test('in an American step a C before a food is a cup as well', () => {
  const shown = (text: string, factor: number, units: UnitSystem | null) =>
    textOf(
      showRecipe({ ingredientList: ['1 C sugar'], stepList: [text] }, { factor, units }, 'en-US')
        .steps[0],
    );
  expect(shown('Add 1 C sugar and stir.', 2, null)).toBe('Add 2 C sugar and stir.');
  expect(shown('Add 1 C sugar and stir.', 1, 'us')).toBe('Add 1 C sugar and stir.');
  expect(shown('Keep at 4 C until set.', 2, null)).toBe('Keep at 4 C until set.');
});

test('German steps number the nouns that they count, and count them in the dative too', () => {
  const shown = (text: string, factor: number) =>
    textOf(
      showRecipe({ ingredientList: ['2 Eier'], stepList: [text] }, { factor, units: null }, 'de')
        .steps[0],
    );
  expect(shown('2 Eier trennen.', 0.5)).toBe('1 Ei trennen.');
  expect(shown('Mehl mit 2 Eiern verrühren.', 2)).toBe('Mehl mit 4 Eiern verrühren.');
  expect(shown('1 Ei mit 2 großen Eiern verquirlen.', 2)).toBe(
    '2 Eier mit 4 großen Eiern verquirlen.',
  );
});

test('one of several German things is one of them still', () => {
  const shown = showRecipe(
    { ingredientList: ['4 Eier'], stepList: ['Zwei der Eier trennen.'] },
    { factor: 0.5, units: null },
    'de',
  );
  expect(textOf(shown.steps[0])).toBe('1 der Eier trennen.');
});
