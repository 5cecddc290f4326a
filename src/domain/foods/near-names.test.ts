import { expect, test } from 'vitest';
import { nearNames } from './near-names.ts';

test.each([
  ['buttr', 'butter'],
  ['peanutts', 'peanut'],
  ['Erdnüse', 'erdnüsse'],
  ['tomatoe', 'tomato'],
])('%s: the food that is meant is among those that are proposed', (typed, meant) => {
  expect(nearNames(typed).map((name) => name.toLowerCase())).toContain(meant);
  expect(nearNames(typed).length).toBeLessThanOrEqual(3);
});

test('a word that is near no food, or too short to tell, proposes none', () => {
  for (const typed of ['xyzzy', 'ab', '', '!!!', 'x'.repeat(1_000)])
    expect(nearNames(typed), typed).toEqual([]);
});
