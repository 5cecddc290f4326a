import { expect, test } from 'vitest';
import { factorToHave } from './have.ts';
import { factorOfTins, findTin } from './tins.ts';

test.each([
  ['200 g butter', '140 g', { factor: 0.7 }],
  ['200 g butter', '140', { factor: 0.7 }],
  ['1 kg flour', '500 g', { factor: 0.5 }],
  ['200 g plain flour', '1 cup', { factor: expect.closeTo(0.634, 2) }],
  ['2 x 400 g tins tomatoes', '1 tin', { factor: 0.5 }],
  ['2 x 400 g tins tomatoes', '400 g', { factor: 0.5 }],
  ['4 eggs', '3', { factor: 0.75 }],
  ['4 eggs', '3 eggs', { factor: 0.75 }],
  ['2-3 onions', '3', { factor: 1 }],
  ['2 tbsp oil', '1 tbsp', { factor: 0.5 }],
  ['1 lb beef', '500 g', { factor: expect.closeTo(1.102, 2) }],
  ['200 g butter', 'some', { fault: 'unread' }],
  ['4 eggs', '200 g', { fault: 'otherUnit' }],
  ['200 g dragon', '1 cup', { fault: 'otherUnit' }],
  ['200 g butter', '100 kg', { fault: 'tooFar' }],
])('of %s there is %s', (line, typed, wanted) => {
  expect(factorToHave(line, 0, typed, { recipe: 'en-GB', page: 'en-GB' })).toEqual(wanted);
});

test.each([
  ['250 g Mehl', '0,5 kg', { factor: 2 }],
  ['3 Bananen', '2 reife Bananen', { factor: 2 / 3 }],
  ['250 ml Milch', '2 Gabeln', { fault: 'unread' }],
])('of %s there is %s in German', (line, typed, wanted) => {
  expect(factorToHave(line, 0, typed, { recipe: 'de', page: 'de' })).toEqual(wanted);
});

test.each([
  ['500 ml milk', '1 Tasse', { factor: 0.5 }],
  ['100 ml milk', '2 Tassen', { factor: 5 }],
  ['30 g butter', '1 EL', { factor: expect.closeTo(0.48, 1) }],
  ['2 x 400 g tins tomatoes', '1 Dose', { factor: 0.5 }],
  ['3 bananas', '2 bananas', { factor: 2 / 3 }],
  ['3 bananas, mashed', '2 ripe bananas', { factor: 2 / 3 }],
  ['4 eggs', '2', { factor: 0.5 }],
  ['200 g butter', '140 g Butter', { factor: 0.7 }],
  ['100 ml milk', '2 Gläschen', { fault: 'unread' }],
  ['4 eggs', '2 Eier', { factor: 0.5 }],
  ['4 eggs', 'noch 2', { factor: 0.5 }],
  ['4 small onions', '2 kleine Zwiebeln', { factor: 0.5 }],
  ['200 g butter', 'only 140', { factor: 0.7 }],
])('of %s in an English recipe there is %s on a German page', (line, typed, wanted) => {
  expect(factorToHave(line, 0, typed, { recipe: 'en-GB', page: 'de' })).toEqual(wanted);
});

test.each([
  ['Line a 20 cm square tin with baking paper.', 'square', [20]],
  ['press into a 23 cm springform tin and bake', 'round', [23]],
  ['tip into a 33 by 23 cm baking dish', 'rectangular', [33, 23]],
  ['Use a 9-inch round cake pan.', 'round', [22.86]],
  ['A 13 x 9 inch baking pan', 'rectangular', [33.02, 22.86]],
  ['baking dish (30 x 20 cm)', 'rectangular', [30, 20]],
  ['a tin: round 23 cm', 'round', [23]],
  ['Eine 26er Springform fetten.', 'round', [26]],
  ['Springform (26 cm)', 'round', [26]],
  ['Backblech (30 x 40 cm)', 'rectangular', [30, 40]],
  ['Square tin, 20 cm', 'square', [20]],
  ['Square baking tin, 20 cm', 'square', [20]],
  ['square tin (20 cm)', 'square', [20]],
  ['square tin (8 in)', 'square', [20.32]],
  ['quadratische Form, 24 cm', 'square', [24]],
  ['eine quadratische 24er-Form', 'square', [24]],
  ['square 8-inch pan', 'square', [20.32]],
  ['8-inch (20 cm) square tin', 'square', [20.32]],
  ['9-inch (23 cm) round cake pan', 'round', [22.86]],
  ['23 cm (9 inch) springform tin', 'round', [23]],
  ['Line a 20 cm (8 in) square tin', 'square', [20]],
  ['Line a square tray, then a 23 cm round tin.', 'round', [23]],
  ['Cut into squares and put them in a 23 cm tin.', 'round', [23]],
  ['Line a 20 CM square tin.', 'square', [20]],
  ['Lay a square of paper in a 23 cm tin.', 'round', [23]],
  ['Roll into a square and place in a 23 cm dish', 'round', [23]],
  ['Use a non-square 20 cm tin', 'round', [20]],
  ['A 20 cm loose-bottomed square tin', 'square', [20]],
  ['round 23 cm', 'round', [23]],
  ['Grease a 4 x 8-inch loaf pan.', 'rectangular', [10.16, 20.32]],
  ['Press into a 4 x 14-inch tart pan.', 'rectangular', [10.16, 35.56]],
  ['Grease 3 x 8-inch sandwich tins.', 'round', [20.32]],
  ['Use 1 x 9-inch cake tin.', 'round', [22.86]],
  ['3 x 8-inch round cake pan', 'round', [20.32]],
  ['3 x 6" cake pan', 'round', [15.24]],
  ['4 x 6-inch springform', 'round', [15.24]],
  ['square, 8 inch', 'square', [20.32]],
])('%s names a tin', (text, shape, sides) => {
  expect(findTin(['Beat the eggs.', text])).toEqual({
    shape,
    sides: sides.map((side) => expect.closeTo(side, 2)),
  });
});

test.each([
  'Heat a 25 cm cast-iron skillet.',
  'cut into 2 cm pieces and put in a pan',
  'a 28 cm frying pan',
  'Roll into 8 cm rounds.',
  'Roll it round, 20 cm across.',
  'Spread on a lined tray about 10 cm below the grill.',
])('%s names no tin whose size is told', (text) => {
  expect(findTin([text])).toBeNull();
});

test('a larger tin takes more by its area', () => {
  const round = { shape: 'round', sides: [20] } as const;
  expect(factorOfTins(round, { shape: 'round', sides: [28] })).toBeCloseTo(1.96);
  expect(factorOfTins(round, { shape: 'square', sides: [20] })).toBeCloseTo(1.273, 2);
  expect(
    factorOfTins({ shape: 'rectangular', sides: [20, 30] }, { shape: 'square', sides: [20] }),
  ).toBeCloseTo(0.667, 2);
});
