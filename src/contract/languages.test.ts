import { expect, test } from 'vitest';
import { addressIn, languageOfAddress, languages, withoutLanguage } from './languages.ts';

test.each([
  ['/', 'en'],
  ['/explore', 'en'],
  ['/de', 'de'],
  ['/de?page=2', 'de'],
  ['/de/', 'de'],
  ['/de/recipe/dal', 'de'],
  ['/dessert', 'en'],
  ['/DE', 'en'],
  ['/de-AT', 'en'],
  ['/%64e', 'en'],
  ['/recipe/de', 'en'],
  ['', 'en'],
])('a page at %s is in %s', (address, language) => {
  expect(languageOfAddress(address)).toBe(language);
});

test('an address in a language is read as one of that language, and leads back to the first', () => {
  for (const language of languages) {
    for (const path of ['/', '/explore', '/recipe/dal']) {
      expect(languageOfAddress(addressIn(language, path))).toBe(language);
      expect(withoutLanguage(addressIn(language, path))).toBe(path);
    }
  }
  expect(addressIn('en', '/explore')).toBe('/explore');
  expect(addressIn('de', '/')).toBe('/de');
  expect(addressIn('de', '/explore')).toBe('/de/explore');
});
