import { expect, test } from 'vitest';
import type { Reader } from '#storage/port.ts';
import { keepCategories } from './kept-categories.ts';

test('the categories are asked for once, and again after a failure', async () => {
  let asked = 0;
  const reader = keepCategories({
    async listCategories() {
      asked += 1;
      if (asked === 1) throw new Error('not yet');
      return [{ id: '1', name: 'Thai' }];
    },
  } as Reader);
  await expect(reader.listCategories()).rejects.toThrow('not yet');
  expect(await reader.listCategories()).toEqual([{ id: '1', name: 'Thai' }]);
  await reader.listCategories();
  expect(asked).toBe(2);
});
