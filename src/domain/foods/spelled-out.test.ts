import { expect, test } from 'vitest';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { spelledOut } from './spelled-out.ts';

test('toast is bread first in a line or behind an amount, and else what is done', () => {
  const isBread = (line: string) => spelledOut(line).includes('slice toast');
  for (const line of ['Toast', '4 Scheiben Toast', '2 toasts', 'salt\nToast']) {
    expect(isBread(line), line).toBe(true);
  }
  for (const line of ['pecans (toast first)', 'almonds, toast them', '2 slices French toast']) {
    expect(isBread(line), line).toBe(false);
  }
});

test.each([
  'x',
  '&',
  'toast',
  '5 kg',
  'gehacktes',
  'weiße',
  'grüne',
  'Currypaste',
  'ribs',
  'swiss',
  'packet',
  'dairy or',
  '1 kg filet',
  ' til',
])('many blanks take time by their number, and not by the square of it: %s', (word) => {
  const growth = growthOf((times) => {
    const blanks = ' '.repeat(times * 25_000);
    spelledOut(`${word}${blanks}${word}${blanks}y`);
  });
  expect(growth).toBeLessThan(muchMore);
});
