import { expect, test } from 'vitest';
import { languageOf, languageTag } from './language.ts';
import { languageOfName } from './name-language.ts';

test.each([
  ['麻婆豆腐', 'zh'],
  ['肉じゃが', 'ja'],
  ['ラーメン', 'ja'],
  ['비빔밥', 'ko'],
  ['ต้มยำกุ้ง', 'th'],
  ['दाल तड़का', 'hi'],
  ['борщ', 'ru'],
  ['حمص', 'ar'],
  ['Mapo doufu', 'und'],
])('the script of %s tells %s', (name, language) => {
  expect(languageOfName(name)).toBe(language);
});

test('a recipe that tells no language is English to those who read it out, British to those who measure', () => {
  expect([languageOf({}), languageTag('en-GB')]).toEqual(['en-GB', 'en']);
  expect([languageOf({ language: 'de' }), languageTag('de'), languageTag('en-US')]).toEqual([
    'de',
    'de',
    'en-US',
  ]);
});
