import { expect, test } from 'vitest';
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

test.each(['x', '&', 'toast', '5 kg', 'gehacktes'])(
  'many blanks cost no more time than as many letters: %s',
  (word) => {
    const started = performance.now();
    spelledOut(`${word}${' '.repeat(100_000)}${word}${' '.repeat(100_000)}y`);
    expect(performance.now() - started).toBeLessThan(1_000);
  },
);
