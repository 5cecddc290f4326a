import { expect, test } from 'vitest';
import { detailsUntold } from '#domain/recipes/details.ts';
import { presentDoubts } from './diet-doubts.ts';

test('the texts of a recipe are read once for what speaks against its diets, and again once it is changed', () => {
  let reads = 0;
  const recipe = (line: string, updatedAt: number) => ({
    ...detailsUntold,
    id: 'doubted',
    slug: 'dal',
    name: 'Dal',
    description: '',
    steps: ['Stir.'],
    categoryId: 'c',
    userId: 'u',
    ingredientIds: ['i'],
    stepIds: ['s'],
    photo: { id: 'p', width: 4, height: 3, color: '#aabbcc' },
    createdAt: 1,
    updatedAt,
    diet: ['vegan' as const],
    get ingredients() {
      reads += 1;
      return [line];
    },
  });
  const first = presentDoubts(recipe('50 g butter', 1));
  expect(first).toEqual({ dietDoubts: [{ diet: 'vegan', foods: ['butter'] }] });
  const readOnce = reads;
  expect(presentDoubts(recipe('50 g butter', 1))).toEqual(first);
  expect(reads).toBe(readOnce);
  expect(presentDoubts(recipe('50 g lentils', 2))).toEqual({});
});
