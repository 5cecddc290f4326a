import { expect, test } from 'vitest';
import { nextAddress, pageAddress, previousAddress, readPlace } from './list-place.ts';

const at = (query: string) => readPlace(`http://localhost/explore${query}`);

test('an address asks for a page by number, or for what lies behind a cursor', () => {
  expect(at('')).toEqual({ page: 1 });
  expect(at('?category=Thai&page=7')).toEqual({ page: 7 });
  expect(at('?cursor=abc')).toEqual({ page: null, cursor: 'abc' });
});

test('what is no page is a 404', () => {
  for (const page of ['0', '-1', '1.5', 'two', '209', '99999', '', '٣']) {
    expect(() => at(`?page=${page}`), page).toThrow();
  }
});

test('the first page has the address of the list', () => {
  expect(pageAddress('/explore', 1)).toBe('/explore');
  expect(pageAddress('/explore?category=Thai', 2)).toBe('/explore?category=Thai&page=2');
});

test('pages know their neighbours, and where numbers end a cursor leads on', () => {
  expect(nextAddress('/explore', { page: 1, next: 'c' })).toBe('/explore?page=2');
  expect(nextAddress('/explore', { page: 208, next: 'c+/' })).toBe('/explore?cursor=c%2B%2F');
  expect(nextAddress('/explore', { page: null, next: 'c' })).toBe('/explore?cursor=c');
  expect(nextAddress('/explore', { page: 3, next: null })).toBeNull();
  expect(previousAddress('/explore', 1)).toBeNull();
  expect(previousAddress('/explore', 2)).toBe('/explore');
  expect(previousAddress('/explore', 3)).toBe('/explore?page=2');
  expect(previousAddress('/explore', null)).toBe('/explore');
});
