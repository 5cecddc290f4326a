import { expect, test } from 'vitest';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { moved, nameOf, neighbour, type Shown, standing, withOut } from './shown-entries.ts';

const list = (ids: string, out = ''): Shown[] =>
  [...ids].map((id) => ({
    _id: id,
    name: id,
    note: '',
    ...(out.includes(id) ? { isOut: true } : {}),
  }));
const idsOf = (entries: readonly Shown[]) => entries.map(({ _id }) => _id).join('');

test('an entry goes before another one, or to the end', () => {
  expect(idsOf(moved(list('abcd'), 'c', 'a'))).toBe('cabd');
  expect(idsOf(moved(list('abcd'), 'a', 'd'))).toBe('bcad');
  expect(idsOf(moved(list('abcd'), 'b', null))).toBe('acdb');
});

test('a step up or down passes what was taken out', () => {
  const entries = list('abcd', 'b');
  expect(neighbour(entries, 'c', -1)).toBe('a');
  expect(neighbour(entries, 'a', 1)).toBe('d');
  expect(neighbour(entries, 'c', 1)).toBeNull();
  expect(neighbour(entries, 'a', -1)).toBeUndefined();
  expect(neighbour(entries, 'd', 1)).toBeUndefined();
});

test('what is put back comes before the next that is in', () => {
  expect(standing(list('abcd', 'bc'), 'b')).toBe('d');
  expect(standing(list('abcd', 'd'), 'd')).toBeNull();
});

test('what was taken out stays where it was when the list comes anew, and what is gone goes', () => {
  expect(idsOf(withOut(list('cad'), list('abcde', 'be')))).toBe('bcade');
  expect(idsOf(withOut(list('d'), list('abcd', 'bc')))).toBe('bcd');
  expect(withOut(list('b'), list('ab', 'b'))).toEqual(list('b'));
});

test('what is being put back stays too, for a list that was asked for before lacks it', () => {
  const before = list('abc').map((one) => (one._id === 'b' ? { ...one, isComing: true } : one));
  expect(idsOf(withOut(list('ac'), before))).toBe('abc');
  expect(idsOf(withOut(list('abc'), before))).toBe('abc');
});

test('what the site has under another id already is not shown twice', () => {
  const recipe = { _id: 'r', name: 'Pho' } as NonNullable<Shown['recipe']>;
  const there = [{ ...list('e')[0], recipe }] as Shown[];
  const before = [{ ...list('b', 'b')[0], recipe }] as Shown[];
  expect(withOut(there, before)).toEqual(there);
});

test('what is left of a recipe without a title is called a recipe, in the language of the page', () => {
  const texts = createTexts(catalogueOf, {});
  const entry = { _id: 'a', name: 'Pho', note: '' };
  expect(nameOf(entry, texts('en'))).toBe('Pho');
  expect(nameOf({ ...entry, name: '' }, texts('en'))).toBe('A recipe');
  expect(nameOf({ ...entry, name: '' }, texts('de'))).toBe('Ein Rezept');
});
