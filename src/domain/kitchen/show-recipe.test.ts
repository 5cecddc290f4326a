import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starterReplies } from '#test/support/starter-replies.ts';
import { readIngredientLine } from './ingredient-line.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { readStep } from './step-text.ts';

const shown = (line: string, factor: number, language: 'en-GB' | 'en-US' | 'de' = 'en-GB') =>
  showLine(line, { factor, units: null }, language)
    .map(({ text }) => text)
    .join('');

describe('an ingredient line', () => {
  test.each([
    ['2½ tbsp chilli bean paste, chopped', 2, '5 tbsp chilli bean paste, chopped'],
    [
      '12 dill pickle slices, plus 1 tbsp finely chopped',
      0.5,
      '6 dill pickle slices, plus ½ tbsp finely chopped',
    ],
    [
      '1 medium cauliflower (about 700 g), cut into 8 florets',
      2,
      '2 medium cauliflowers (about 1400 g), cut into 8 florets',
    ],
    ['2 x 400 g tins chopped tomatoes', 0.5, '1 x 400 g tin chopped tomatoes'],
    ['1 (14-ounce) can coconut milk', 3, '3 (14-ounce) cans coconut milk'],
    ['a pinch of salt', 4, 'a pinch of salt'],
    ['500 ml oil, for deep-frying', 2, '500 ml oil, for deep-frying'],
    ['400 g tin black beans', 2, '2 x 400 g tins black beans'],
    ['1 tin black beans (400 g)', 2, '2 tins black beans (800 g)'],
    ['juice of 1 lemon', 2, 'juice of 2 lemons'],
    ['a dozen eggs', 0.5, '6 eggs'],
    ['1 cup (240 ml) milk', 1.5, '1½ cups (360 ml) milk'],
    ['1-1/2 cups flour', 2, '3 cups flour'],
    ['2 sheets filo (30 x 40 cm)', 2, '4 sheets filo (30 x 40 cm)'],
    [
      '1 sheet (about 10 x 12 inches) puff pastry',
      2,
      '2 sheets (about 10 x 12 inches) puff pastry',
    ],
    ['ginger (2 x 5 cm pieces)', 2, 'ginger (4 x 5 cm pieces)'],
    ['a cup and a half of milk', 2, '3 cups of milk'],
    ['2 pounds and a half of beef', 2, '5 pounds of beef'],
    ['a tin and a half onion', 2, '2 tins and a half onion'],
    ['one-and-a-half cups rice', 2, '3 cups rice'],
    ['one third of a cup oil', 2, '⅔ cup oil'],
    ['half-dozen eggs', 2, '12 eggs'],
    ['eighteen dates', 2, '36 dates'],
    ['1,500 g potatoes', 2, '3000 g potatoes'],
    ['2-3 garlic cloves', 2, '4–6 garlic cloves'],
    ['1 egg, beaten', 0.5, '½ egg, beaten'],
    ['3 eggs', 1 / 3, '1 egg'],
    ['125 g butter', 0.5, '65 g butter'],
    ['4 chicken breasts (about 150 g each)', 2, '8 chicken breasts (about 150 g each)'],
    ['600 g beef mince, 20% fat', 2, '1200 g beef mince, 20% fat'],
    ['4 cm piece ginger', 2, '2 x 4 cm pieces ginger'],
    ['salt, to taste', 2, 'salt, to taste'],
    ['250 g 00 flour', 2, '500 g 00 flour'],
    ['2 eggs =', 2, '2 eggs'],
    ['1 egg, plus 1 egg yolk', 3, '3 eggs, plus 3 egg yolks'],
    ['2 hoagie rolls or soft baguette rolls', 0.5, '1 hoagie roll or soft baguette roll'],
    ['2 serrano or jalapeño chiles', 0.5, '1 serrano or jalapeño chile'],
    ['1 whole sea bass, scaled', 2, '2 whole sea bass, scaled'],
    ['# For 2 sauces', 2, '# For 2 sauces'],
  ])('%s, %f times', (line, factor, wanted) => {
    expect(shown(line, factor)).toBe(wanted);
  });

  test.each([
    ['2 Dosen (à 400 g) Tomaten', 2, '4 Dosen (à 400 g) Tomaten'],
    ['1 Dose Mais', 3, '3 Dosen Mais'],
    ['1,5 kg Mehl', 0.5, '0,75 kg Mehl'],
    ['1.500 g Mehl Type 405', 2, '3000 g Mehl Type 405'],
    ['0.125 l Sahne', 2, '0,25 l Sahne'],
    ['1 Zweig/e Rosmarin', 2, '2 Zweig/e Rosmarin'],
    ['anderthalb Tassen Zucker', 2, '3 Tassen Zucker'],
    ['ein halbes Bund Petersilie', 4, '2 Bund Petersilie'],
    ['1 kleines Ei', 2, '2 kleine Eier'],
    ['1 große Zwiebel', 3, '3 große Zwiebeln'],
    ['2 Frühlingszwiebeln', 0.5, '1 Frühlingszwiebel'],
    ['1 Lorbeerblatt', 2, '2 Lorbeerblätter'],
    ['1 Apfel oder Birne', 2, '2 Äpfel oder Birnen'],
  ])('in German: %s, %f times', (line, factor, wanted) => {
    expect(shown(line, factor, 'de')).toBe(wanted);
  });

  test('is as its author wrote it where nothing is scaled, but for the sign that fixes it', async () => {
    for (const { ingredientList, stepList } of await starterReplies()) {
      const { lines, steps } = showRecipe(
        { ingredientList, stepList },
        { factor: 1, units: null },
        'en-GB',
      );
      const joined = (all: typeof lines) => all.map((one) => one.map(({ text }) => text).join(''));
      expect(joined(lines)).toEqual(ingredientList);
      expect(joined(steps)).toEqual(stepList);
    }
  });

  test('and headings of ingredients and steps stay in any amounts, and name no food', () => {
    const ingredientList = ['# 2 sauces', 'For the 3 layers:', '2 eggs'];
    const stepList = ['# With 2 eggs', 'Beat 2 eggs.', 'Pour 2 sauces over.'];
    const { lines, steps } = showRecipe(
      { ingredientList, stepList },
      { factor: 2, units: null },
      'en-GB',
    );
    const joined = (all: typeof lines) => all.map((one) => one.map(({ text }) => text).join(''));
    expect(joined(lines)).toEqual(['# 2 sauces', 'For the 3 layers:', '4 eggs']);
    expect(joined(steps)).toEqual(['# With 2 eggs', 'Beat 4 eggs.', 'Pour 2 sauces over.']);
  });

  test('throws on no text, and keeps every sign around its amounts', () => {
    const nasty = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          ...'0123456789½⅓/⁄.,-–x×()[]=:#% ',
          ' g ',
          ' tbsp ',
          ' to ',
          ' tins ',
          'a ',
        ),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 60,
    });
    fc.assert(
      fc.property(nasty, fc.constantFrom('en-GB', 'en-US', 'de'), (line, language) => {
        const { amounts, isFixed, isHeading } = readIngredientLine(line, language);
        readStep(line, language, () => true);
        const pieces = showLine(line, { factor: 2, units: null }, language);
        const kept = pieces.filter(({ isAmount }) => !isAmount).map(({ text }) => text);
        if (isFixed || isHeading || amounts.length === 0)
          expect(kept.length).toBeLessThanOrEqual(1);
        for (const { start, end } of amounts) expect(start).toBeLessThan(end);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a step', () => {
  const food = (words: string) => /^(?:large )?(?:egg|onion)/.test(words);
  test.each([
    ['Melt 30 g of the butter for 2-3 minutes.', ['30 g'], [[120, 180]]],
    ['Divide into 8 loose balls of 75 g.', [], []],
    ['Bake at 110°C (90°C fan) for 65 minutes, until the middle 8 cm wobbles.', [], [[3900, null]]],
    ['Use 1 tbsp per pancake and a pinch of salt.', [], []],
    ['Cook in 3 batches, 3 minutes each, stirring every 2 minutes.', [], [[180, null]]],
    ['Add 2 eggs and simmer for an hour and a half.', ['2'], [[5400, null]]],
    [
      'Leave for 1 h 20 min. Then wait half an hour.',
      [],
      [
        [4800, null],
        [1800, null],
      ],
    ],
    [
      'Pour in 100 ml water and 1.5 litres stock; use a 33 by 23 cm tin.',
      ['100 ml', '1.5 litres'],
      [],
    ],
  ])('%s', (step, amounts, durations) => {
    const read = readStep(step, 'en-GB', food);
    expect(read.amounts.map(({ start, end }) => step.slice(start, end))).toEqual(amounts);
    expect(read.durations.map((one) => [one.fromSeconds, one.toSeconds])).toEqual(durations);
  });
});

test.each([
  ['Fry with 2 garlic cloves and the salt.', 0.5, 'Fry with 1 garlic clove and the salt.'],
  ['Add 1 garlic clove, peeled.', 3, 'Add 3 garlic cloves, peeled.'],
  ['Roll in one movement until rice meets rice.', 3, 'Roll in one movement until rice meets rice.'],
])('in a step: %s, %f times', (step, factor, wanted) => {
  const recipe = { ingredientList: ['2 garlic cloves', '200 g rice'], stepList: [step] };
  const { steps } = showRecipe(recipe, { factor, units: null }, 'en-GB');
  expect(steps[0]?.map(({ text }) => text).join('')).toBe(wanted);
});

test.each([
  ['en-GB', '200 g flour =', 'Mix 100 g (4 oz) of the flour.', 'Mix 100 g (4 oz) of the flour.'],
  ['en-GB', '4 eggs =', 'Beat the 4 eggs with 50 g sugar.', 'Beat the 4 eggs with 100 g sugar.'],
  ['en-US', '2 cups flour', 'Stir in 1 cup flour.', 'Stir in 2 cups flour.'],
  ['de', '500 g Weizenmehl =', '250 g Mehl und 2 EL Milch.', '250 g Mehl und 4 EL Milch.'],
  ['de', '2 Eier =', 'Mit 2 Eiern verrühren.', 'Mit 2 Eiern verrühren.'],
  ['en-GB', '1 tbsp sugar, to serve =', 'Add 50 g of the sugar.', 'Add 100 g of the sugar.'],
] as const)(
  'what its author fixed stays in the steps, too: %s, %s, %s',
  (language, line, step, wanted) => {
    const recipe = { ingredientList: [line, '50 g sugar', '2 EL Milch'], stepList: [step] };
    const { steps } = showRecipe(recipe, { factor: 2, units: null }, language);
    expect(steps[0]?.map(({ text }) => text).join('')).toBe(wanted);
  },
);

test('a step has its durations apart, and with a factor of 1 its text as it is', () => {
  const recipe = {
    ingredientList: ['80 g butter'],
    stepList: ['Melt 30 g of the butter for 2 minutes, then simmer for 12-15 minutes.'],
  };
  const piecesIn = (factor: number) =>
    showRecipe(recipe, { factor, units: null }, 'en-GB').steps[0] ?? [];
  expect(
    piecesIn(1)
      .map(({ text }) => text)
      .join(''),
  ).toBe(recipe.stepList[0]);
  const timed = piecesIn(2).filter(({ duration }) => duration);
  expect(timed.map(({ text }) => text)).toEqual(['2 minutes', '12-15 minutes']);
  expect(piecesIn(2).filter(({ isAmount }) => isAmount)).toEqual([
    { text: '60 g', isAmount: true, amount: 0 },
  ]);
});
