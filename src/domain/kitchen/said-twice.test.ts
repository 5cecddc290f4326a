import { describe, expect, test } from 'vitest';
import type { UnitSystem } from './chosen-amounts.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { textOf } from './show-text.ts';
import { findTin } from './tins.ts';

const line = (text: string, units: UnitSystem) =>
  textOf(showLine(text, { factor: 1, units }, 'en-US'));
const step = (text: string, units: UnitSystem) =>
  textOf(
    showRecipe({ ingredientList: [], stepList: [text] }, { factor: 1, units }, 'en-GB').steps[0],
  );

describe('of sizes and heats that are said twice both stay, or one is converted', () => {
  test.each([
    ['Use a 23cm (9in) tin.', 'us', 'Use a 23cm (9in) tin.'],
    ['Cut into 2.5 cm (1 in) cubes.', 'us', 'Cut into 2.5 cm (1 in) cubes.'],
    ['Use a 33 x 23 cm (13 x 9 inch) tin.', 'metric', 'Use a 33 x 23 cm (13 x 9 inch) tin.'],
    ['Use a 33 x 23 cm (13 x 9 inch) tin.', 'us', 'Use a 33 x 23 cm (13 x 9 inch) tin.'],
    ['Heat to 180C/160C fan/gas 4.', 'us', 'Heat to 350°F/325°F fan/gas 4.'],
    ['Heat to gas mark 4.', 'us', 'Heat to 350°F.'],
  ] as const)('%s in %s', (text, units, wanted) => expect(step(text, units)).toBe(wanted));

  test.each([
    ['1 ounce Parmesan (about 1/2 cup)', '28 g Parmesan (about 1/2 cup)'],
    ['1 cup (4 oz) cheddar', '1 cup (115 g) cheddar'],
    ['1 cup (2 sticks; 226g) butter', '1 cup (2 sticks; 226g) butter'],
    ['4 (6- to 8-ounce) fillets', '4 (170–225 g) fillets'],
  ])('%s in metric units', (text, wanted) => expect(line(text, 'metric')).toBe(wanted));

  test.each([
    '1 tsp salt (6 g)',
    '6 g salt (1 tsp)',
    '1 tbsp oil (15 ml)',
    '2 cups hot stock (500 ml)',
    '1 cup sugar (or 200 g)',
    '1 cup sugar or 200 g',
  ])('%s is told in both kitchens', (text) => {
    expect(line(text, 'us')).toBe(text);
    expect(line(text, 'metric')).toBe(text);
  });
});

describe('sizes and angles', () => {
  test.each([
    ['Use a 9-by-13-inch baking dish.', 'metric', 'Use a 23-by-33 cm baking dish.'],
    ['Line an 8½-by-4½-inch pan.', 'metric', 'Line a 22-by-11 cm pan.'],
    ['Rotate the pan 180 degrees.', 'us', 'Rotate the pan 180 degrees.'],
    ['Turn the oven to 180 degrees.', 'us', 'Turn the oven to 350°F.'],
    ['Turn it and roast at 180 degrees.', 'us', 'Turn it and roast at 350°F.'],
    ['Preheat oven to 350 degrees.', 'us', 'Preheat oven to 350 degrees.'],
    ['Preheat oven to 350 degrees.', 'metric', 'Preheat oven to 180°C.'],
    ['Line a 23cm pastry case.', 'us', 'Line a 9-inch pastry case.'],
    ['Stamp out with a 6cm cutter.', 'us', 'Stamp out with a 2¼-inch cutter.'],
  ] as const)('%s in %s', (text, units, wanted) => expect(step(text, units)).toBe(wanted));

  test('a piece has the size before its name', () => {
    expect(line('5cm piece of ginger', 'us')).toBe('2-inch piece of ginger');
  });
});

test.each([
  ['Grease 2 x 20cm sandwich tins.', 'round', [20]],
  ['Use a 25 x 35 x 5cm tin.', 'rectangular', [25, 35]],
  ['Use a 9-by-13-inch baking dish.', 'rectangular', [22.86, 33.02]],
  ['Use a 20 x 30 cm tin.', 'rectangular', [20, 30]],
])('the tin of %s', (text, shape, sides) => {
  const tin = findTin([text]);
  expect(tin?.shape).toBe(shape);
  expect(tin?.sides.map((side) => Number(side.toFixed(2)))).toEqual(sides);
});
