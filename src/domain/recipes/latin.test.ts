import { transliterate } from 'transliteration';
import { expect, test } from 'vitest';
import { toLatin } from './latin.ts';

test('ASCII is in Latin letters already: every sign of it stays', () => {
  const signs = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  for (const text of [...signs, signs.join(''), ...signs.map((sign) => `a${sign}${sign}b`)]) {
    expect(toLatin(text)).toBe(text);
    expect(transliterate(text)).toBe(text);
  }
});

test('other scripts are written in Latin letters', () => {
  expect(['Crème brûlée', 'борщ', '麻婆豆腐'].map(toLatin)).toEqual([
    'Creme brulee',
    'borshch',
    'Ma Po Dou Fu',
  ]);
});
