import { expect, test } from 'vitest';
import { type Begun, beginsAt, readBegun, suggestCuisines, suggestFoods } from './suggest.ts';

const begun = (typed: string): Begun => {
  const read = readBegun(typed);
  if (!read) throw new Error(`${typed} begins nothing`);
  return read;
};

test('nothing begins with less than two characters, or with signs alone', () => {
  for (const typed of ['', 'a', ' a ', '--', '%%%', 'x'.repeat(61)])
    expect(readBegun(typed)).toBeNull();
});

test('a name begins in front, at another word, or not at all, whatever its accents', () => {
  expect(beginsAt('Crème Brûlée', begun('CREM'))).toBe(0);
  expect(beginsAt('Crème Brûlée', begun('crème bru'))).toBe(0);
  expect(beginsAt('Crème Brûlée', begun('brul'))).toBe(1);
  expect(beginsAt('Crème Brûlée', begun('brulee crem'))).toBe(1);
  expect(beginsAt('Crème Brûlée', begun('rul'))).toBeNull();
  expect(beginsAt('麻婆豆腐', begun('豆腐'))).not.toBeNull();
  expect(beginsAt('Berries and cream', begun('berry cre'))).toBe(1);
});

test('foods come by any of their names, the widely known before others, each once', () => {
  expect(suggestFoods(begun('ch'), 'ch', 2)).toEqual(['cheese', 'chilli']);
  const first = {
    butterm: 'buttermilk',
    tom: 'tomato',
    gur: 'gurke',
    meh: 'mehl',
    öl: 'öl',
    sal: 'salt',
  };
  for (const [typed, food] of Object.entries(first))
    expect(suggestFoods(begun(typed), typed, 1), typed).toEqual([food]);
  expect(suggestFoods(begun('zucch'), 'zucch', 3)).toEqual(['zucchini', 'zucchini noodle']);
  expect(suggestFoods(begun('käs'), 'käs', 3)).toContain('käse');
  expect(suggestFoods(begun('xqz'), 'xqz', 3)).toEqual([]);
  expect(suggestCuisines(begun('mex'), 3)).toEqual(['Mexican']);
});

test('foods come by the name that is being typed, as large as that', () => {
  const suggest = (typed: string) => suggestFoods(begun(typed), typed, 8);
  expect(suggest('Zwiebe')).toEqual(['Zwiebel']);
  expect(suggest('zwiebe')).toEqual(['zwiebel']);
  expect(suggest('Erdbe')).toEqual(['Erdbeere']);
  expect(suggest('egg')).toContain('eggplant');
  expect(suggest('Haehnc')).toContain('Hähnchen');
  expect(suggest('moehr')).toEqual(suggest('möhr'));
  expect(suggest('blueb')).toContain('blueberry');
});

test('a cuisine comes by its German names too', () => {
  for (const typed of ['Indisch', 'indische', 'Indien'])
    expect(suggestCuisines(begun(typed), 3)).toEqual(['Indian']);
  expect(suggestCuisines(begun('chinesi'), 3)).toEqual(['Chinese']);
  expect(suggestCuisines(begun('other'), 3)).toEqual([]);
});
