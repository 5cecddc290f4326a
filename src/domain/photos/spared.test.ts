import { expect, test } from 'vitest';
import { dueSweep, isSpared, ownerText } from './spared.ts';

const day = 24 * 60 * 60 * 1000;

test('what is due waits for its whole time after a restoration, and only then', () => {
  expect(isSpared(null, 14 * day, 5 * day)).toBe(false);
  expect(isSpared(String(5 * day), 14 * day, 5 * day)).toBe(true);
  expect(isSpared(String(5 * day), 14 * day, 19 * day - 1)).toBe(true);
  expect(isSpared(String(5 * day), 14 * day, 19 * day)).toBe(false);
});

test('a database sweeps photos that it has had alone for thirty days, and claims those of another', () => {
  const owner = ownerText('one', 5 * day);
  expect(dueSweep(owner, 'one', 35 * day - 1)).toBe('wait');
  expect(dueSweep(owner, 'one', 35 * day)).toBe('sweep');
  expect(dueSweep(owner, 'other', 99 * day)).toBe('claim');
  for (const unread of [null, '', 'one', 'one soon'])
    expect(dueSweep(unread, 'one', 99 * day)).toBe('claim');
});
