import { expect, test } from 'vitest';
import { joinPages, renewStart } from './grow-list.ts';
import { emptyList, type RecipeList } from './recipe-list.ts';

const card = (id: string) => ({ _id: id }) as RecipeList['foods'][number];
const listOf = (ids: string, changes: Partial<RecipeList> = {}): RecipeList => ({
  ...emptyList(null),
  foods: [...ids].map(card),
  total: 9,
  next: 'marker',
  ...changes,
});
const idsOf = (list: RecipeList) => list.foods.map(({ _id }) => _id).join('');

test('a page joins the list once, and the number of the last page follows', () => {
  const joined = joinPages(listOf('abc', { page: 2 }), listOf('cde', { page: null, next: null }));
  expect(idsOf(joined)).toBe('abcde');
  expect(joined).toMatchObject({ page: 3, next: null });
  expect(joinPages(listOf('abc', { page: null }), listOf('de')).page).toBeNull();
});

test('a list that has not grown is replaced by what is new', () => {
  expect(idsOf(renewStart(listOf('abc'), listOf('xab')))).toBe('xab');
});

test('a grown list keeps what lies behind its first page', () => {
  const grown = listOf('abcdefg', { page: 3, next: 'far' });
  const renewed = renewStart(grown, listOf('xab', { total: 10 }));
  expect(idsOf(renewed)).toBe('xabcdefg');
  expect(renewed).toMatchObject({ page: 3, next: 'far', total: 10 });
});

test('what was deleted from the first page of a grown list is gone', () => {
  expect(idsOf(renewStart(listOf('abcdefg'), listOf('acd')))).toBe('acdefg');
  expect(idsOf(renewStart(listOf('abcdefg'), listOf('bcd')))).toBe('bcdefg');
});

test('a list that has shrunk to one page is that page, and a failure changes nothing', () => {
  expect(idsOf(renewStart(listOf('abcdefg'), listOf('ab', { next: null })))).toBe('ab');
  const failure = { status: 0, code: 'no_reply' as const };
  expect(idsOf(renewStart(listOf('abcdefg'), emptyList(failure)))).toBe('abcdefg');
});
