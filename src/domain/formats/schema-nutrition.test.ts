import { expect, test } from 'vitest';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { readNutrient } from './schema-nutrition.ts';

test.each([
  ['kcal', '1,250 kcal', 1250],
  ['kcal', '1.250 kcal', 1250],
  ['kcal', '1.046 kJ (250 kcal)', 250],
  ['kcal', '250kcal (1046kJ)', 250],
  ['kcal', '1046 kJ', 250],
  ['kcal', '1 045 kJ', 249.76],
  ['kcal', '1.046 kJ', 250],
  ['kcal', '412.5 kcal', 412.5],
  ['kcal', 'Calories: 250', 250],
  ['salt', '1,173 mg', 2.93],
  ['salt', '1.2g salt', 1.2],
  ['salt', '480 mg sodium (1.2 g salt)', 1.2],
  ['salt', '0.452 mg', 0],
  ['fat', '1.250 g', 1.25],
  ['fat', '0,005 g', 0.01],
  ['fat', '12,5 g', 12.5],
  ['saturated', 'davon gesättigte Fettsäuren: 6,2 g', 6.2],
] as const)('%s of %s', (nutrient, text, value) =>
  expect(readNutrient(nutrient, text)).toBe(value),
);

test('endless texts take time by their letters', () => {
  for (const piece of ['1', '1,250', '1 ', '1.', ' ', 'kcal ', '1,250.5 ']) {
    const growth = growthOf((times) => {
      const text = piece.repeat((times * 25_000) / piece.length);
      readNutrient('kcal', text);
      readNutrient('salt', text);
    });
    expect(growth, piece).toBeLessThan(muchMore);
  }
});
