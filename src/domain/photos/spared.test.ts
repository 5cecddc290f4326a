import { expect, test } from 'vitest';
import { areSpared } from './spared.ts';

const day = 86_400_000;

test('photos that no row names stay for a month after a backup was restored', () => {
  expect(areSpared(null, 5 * day)).toBe(false);
  expect(areSpared(String(5 * day), 5 * day)).toBe(true);
  expect(areSpared(String(5 * day), 34 * day)).toBe(true);
  expect(areSpared(String(5 * day), 35 * day)).toBe(false);
});
