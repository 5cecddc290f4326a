import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { newRow } from './draft-rows.ts';
import { recipeBody } from './recipe-body.ts';

test('a recipe travels with its lists in both forms and empty fields as empty', () => {
  const draft = {
    ...emptyDraft(),
    name: ' Pie ',
    category: 'c1',
    ingredientList: [newRow('2 cups flour, sifted'), newRow(' egg ')],
    stepList: [newRow('Mix, rest'), newRow('Bake')],
  };
  const form = recipeBody({ draft, photo: null, userId: 'u1' });
  expect(form.get('name')).toBe('Pie');
  expect(form.getAll('ingredientList')).toEqual(['2 cups flour, sifted', 'egg']);
  expect(form.get('ingredients')).toBe('2 cups flour, sifted,egg');
  expect(form.getAll('stepList')).toEqual(['Mix, rest', 'Bake']);
  expect(form.get('steps')).toBe('Mix, rest,Bake');
  expect(form.get('userId')).toBe('u1');
  expect(form.getAll('diet')).toEqual(['']);
  expect(form.get('servings')).toBe('');
  expect(form.has('photo')).toBe(false);
  expect(form.has('baseUpdatedAt')).toBe(false);
});
