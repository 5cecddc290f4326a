import { expect, test } from 'vitest';
import { isKnownAddress } from '../kept/known-address.ts';
import { pageParametersOf } from './page-parameters.ts';

const mayBeKept = (url: string): boolean => {
  const names = pageParametersOf(url);
  return names !== null && isKnownAddress(url, names);
};

test.each([
  '/',
  '/de',
  '/contact',
  '/de/account/moderation',
  '/explore?page=2&diet=vegan,nut-free',
  '/de/recipe-category/Indian?sort=rated',
  '/cook/somebody?cursor=c29',
  '/collection/6b0a',
  '/search?keyword=egg%20salad',
  '/what-i-have?have=egg,rice&staples=salt',
  '/recipe/dal',
  '/what-i-have?have=egg&staples=',
  '/search?keyword=mac+%26+cheese',
  '/search?keyword=k%C3%A4se%2C+%21',
  '/recipe/dal?posts=more',
  '/recipe/dal/print?paper=card&photos=no',
  '/de/recipe/dal/cook',
])('the page at %s may be kept', (url) => {
  expect(mayBeKept(url)).toBe(true);
});

test.each([
  '/contact?keyword=x',
  '/login?page=2',
  '/recipe/dal?posts=x',
  '/recipe/dal?page=2',
  '/recipe/dal/print?photos=yes',
  '/recipe/dal/PRINT',
  '/EXPLORE',
  '/explore/',
  '/x/../explore',
  '/what-i-have?have=egg&avoid=',
  '/search?keyword=',
  '/de/..',
  '/.',
  '/report/recipe/6b0a',
  '/explore?page=%32',
  '/explore?p%61ge=2',
  '/a/b',
])('the page at %s is one of endless addresses', (url) => {
  expect(mayBeKept(url)).toBe(false);
});
