import { expect, test } from 'vitest';
import { isKnownAddress, sharedAddress, withAmountsOf } from './known-address.ts';

const names = ['limit', 'category', 'posts=more'];

test.each([
  '/api/v1/food/get-food',
  '/api/v1/food/get-food?limit=5',
  '/api/v1/food/get-food?limit=5&category=a%20b+c',
  '/api/v1/food/get-food?category=4.5,caf%C3%A9%2C%40%5B',
  '/recipe/dal?posts=more',
  '/',
  '/api/v1/food/search/cr%C3%A8me%20br%C3%BBl%C3%A9e?limit=5',
  "/recipe/grandma's-stew",
])('%s is an address of its own', (url) => {
  expect(isKnownAddress(url, names)).toBe(true);
});

test.each([
  '/api/v1/food/get-food?x=1',
  '/api/v1/food/get-food?limit=5&x=1',
  '/api/v1/food/get-food?limit=5&limit=5',
  '/api/v1/food/get-food?limit=5&',
  '/api/v1/food/get-food?',
  '/api/v1/food/get-food?&&&',
  '/api/v1/food/get-f%6fod',
  '/api/v1/food/get-food%',
  '/api/v1/food/search/%63urry',
  '/api/v1/food/../food/get-food',
  '/api/v1/food/get-food/.',
  '/api/v1//food/get-food',
  '/api/v1/food/get-food/',
  '/api/v1/food/get-food?l%69mit=5',
  '/api/v1/food/get-food?limit=%35',
  '/api/v1/food/get-food?limit=05',
  '/api/v1/food/get-food?limit=+5',
  '/api/v1/food/get-food?limit=%205',
  '/api/v1/food/get-food?limit=5e0',
  '/api/v1/food/get-food?category=',
  '/api/v1/food/get-food?category',
  '/api/v1/food/get-food?category=caf%c3%a9',
  '/recipe/dal?posts=some',
])('%s is one of endless names for another', (url) => {
  expect(isKnownAddress(url, names)).toBe(false);
});

test.each([
  ['/recipe/dal?servings=6', '/recipe/dal'],
  ['/de/recipe/dal?scale=1.5', '/de/recipe/dal'],
  ['/recipe/dal?a=1&servings=6&b=2', '/recipe/dal?a=1&b=2'],
  ['/recipe/dal?a=1&b=2', '/recipe/dal?a=1&b=2'],
  ['/recipe/dal/print?servings=6', '/recipe/dal/print?servings=6'],
  ['/search?keyword=dal&servings=6', '/search?keyword=dal&servings=6'],
])('%s is kept under %s', (url, address) => {
  expect(sharedAddress(url)).toBe(address);
});

test.each([
  ['/recipe/old?servings=6&units=us', '/recipe/new', '/recipe/new?servings=6&units=us'],
  ['/recipe/old?a=1&scale=1.5', '/recipe/new?a=1', '/recipe/new?a=1&scale=1.5'],
  ['/recipe/old?servings=no', '/recipe/new', '/recipe/new'],
  ['/recipe/old?a=1', '/recipe/new?a=1', '/recipe/new?a=1'],
  ['/recipe/old/print?servings=6', '/recipe/new/print?servings=6', '/recipe/new/print?servings=6'],
])('%s, which is now %s, leads to %s', (url, location, wanted) => {
  expect(withAmountsOf(url, location)).toBe(wanted);
});
