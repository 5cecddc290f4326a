import { expect, test } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import { categoryOf } from './recipe.ts';

test('a category reads the same from its id and from its object', () => {
  const { id, name } = cuisines[0];
  expect(categoryOf({ category: id })).toEqual({ _id: id, name });
  expect(categoryOf({ category: { _id: id, name } })).toEqual({ _id: id, name });
});

test('an unknown category id keeps its id and has no name', () => {
  expect(categoryOf({ category: 'f'.repeat(24) })).toEqual({ _id: 'f'.repeat(24), name: '' });
});
