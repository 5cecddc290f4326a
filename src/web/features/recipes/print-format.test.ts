import { expect, test } from 'vitest';
import { readPrintFormat, withPrintFormat } from './print-format.ts';

test('the format of a print stands in its address beside the amounts', () => {
  const card = withPrintFormat('?servings=6&units=us', { paper: 'card', hasPhotos: false });
  expect(card).toBe('?servings=6&units=us&paper=card&photos=no');
  expect(readPrintFormat(card)).toEqual({ paper: 'card', hasPhotos: false });
  expect(withPrintFormat(card, { hasPhotos: true })).toBe('?servings=6&units=us&paper=card');
  expect(withPrintFormat('?paper=a4', { paper: null })).toBe('');
  expect(readPrintFormat('?paper=a3&photos=2')).toEqual({ paper: null, hasPhotos: true });
});
