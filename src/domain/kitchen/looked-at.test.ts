import { expect, test } from 'vitest';
import type { UnitSystem } from './chosen-amounts.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { textOf } from './show-text.ts';

// What read oddly when the first half of the starter cookbook was looked at in cook mode.

const line = (text: string, units: UnitSystem | null, factor = 1) =>
  textOf(showLine(text, { factor, units }, 'en-GB'));
const step = (text: string, units: UnitSystem | null, factor = 1) => {
  const recipe = { ingredientList: ['200 g butter', '4 garlic cloves'], stepList: [text] };
  return textOf(showRecipe(recipe, { factor, units }, 'en-GB').steps[0]);
};

test.each([
  ['60 g mayonnaise', '¼ cup mayonnaise'],
  ['10 g butter', '2 tsp butter'],
  ['3.5 g fast-action dried yeast', '1⅛ tsp fast-action dried yeast'],
  ['7 g fast-action dried yeast', '2¼ tsp fast-action dried yeast'],
  ['10 g mint leaves', '⅓ oz mint leaves'],
  ['20 g mint leaves', '¾ oz mint leaves'],
  ['25 g flat-leaf parsley', '1 oz flat-leaf parsley'],
  ['5 g coriander', '5 g coriander'],
])('%s is measured by Americans as %s', (text, wanted) => {
  expect(line(text, 'us')).toBe(wanted);
});

test.each([
  ['4 tbsp neutral oil', 3, '¾ cup neutral oil'],
  ['6 tbsp demerara sugar', 3, '1 cup + 2 tbsp demerara sugar'],
  ['3 tbsp neutral oil', 2, '6 tbsp neutral oil'],
  ['2 tsp ground cumin', 3, '2 tbsp ground cumin'],
  ['1½ tsp fine salt', 3, '1½ tbsp fine salt'],
  ['2 tsp ground cumin', 2, '4 tsp ground cumin'],
  ['4 tbsp neutral oil', 1, '4 tbsp neutral oil'],
  ['1-2 tbsp neutral oil', 4, '4–8 tbsp neutral oil'],
] as const)('of %s, %f times, Americans measure %s', (text, factor, wanted) => {
  expect(line(text, 'us', factor)).toBe(wanted);
  expect(line(text, null, 1)).toBe(text);
});

test.each([
  ['2 tsp fine salt, plus 1 tbsp for the water', '12 g fine salt, plus 18 g for the water'],
  ['4 pickles, plus 1 tbsp finely chopped', '4 pickles, plus 1 tbsp finely chopped'],
  ['2 tsp gluten-free baking powder', '8 g gluten-free baking powder'],
])('%s is measured in metric kitchens as %s', (text, wanted) => {
  expect(line(text, 'metric')).toBe(wanted);
});

test.each([
  ['Freeze at -20°C, then keep below 4°C.', 'Freeze at -4°F, then keep below 39°F.'],
  ['Fry at 155-165°C.', 'Fry at 310–325°F.'],
  ['Heat to 180°C-200°C.', 'Heat to 350°F-400°F.'],
  ['Line it with an even 4 mm layer.', 'Line it with an even ⅛-inch layer.'],
  ['Roll to 12 by 8 cm ovals.', 'Roll to 4½ by 3¼-inch ovals.'],
  ['Cut 5 mm thick rounds.', 'Cut ¼-inch thick rounds.'],
  ['Use a 20 cm round, 6 cm deep cake tin.', 'Use an 8-inch round, 2¼-inch deep cake tin.'],
  ['Fit a 1 cm open star nozzle.', 'Fit a ⅜-inch open star nozzle.'],
  ['Pour the oil 5 cm deep into a pan.', 'Pour the oil 2 inches deep into a pan.'],
])('in American units: %s', (text, wanted) => {
  expect(step(text, 'us')).toBe(wanted);
});

test.each([
  ['Fry in 2 tsp more oil.', 'Fry in 10 ml more oil.'],
  ['Fry in 1 tbsp of the saved oil.', 'Fry in 15 ml of the saved oil.'],
  ['Keep below 0°F.', 'Keep below -18°C.'],
])('in metric units: %s', (text, wanted) => {
  expect(step(text, 'metric')).toBe(wanted);
});

test.each([
  ['Crush one of the garlic cloves.', 0.5, 'Crush ½ garlic clove.'],
  ['Beat in 1 egg a little at a time.', 2, 'Beat in 2 eggs a little at a time.'],
  ['Beat in 1 egg before the flour.', 3, 'Beat in 3 eggs before the flour.'],
  ['Crush one of the garlic cloves.', 2, 'Crush 2 of the garlic cloves.'],
  ['Crush 2 of the garlic cloves finely.', 0.25, 'Crush ½ garlic clove finely.'],
])('%s, %f times', (text, factor, wanted) => {
  expect(step(text, null, factor)).toBe(wanted);
});
