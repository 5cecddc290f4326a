import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leftOutName, readAsked } from './avoided.ts';
import { wordsOf } from './tokenize.ts';

const read = (keyword: string) => {
  const { wanted, avoided } = readAsked(keyword);
  return [
    wanted.trim().replace(/\s+/g, ' '),
    avoided.map((one) => (one.foods.length > 0 ? leftOutName(one) : `?${one.typed}`)).join(', '),
  ];
};

describe('what is to be left out', () => {
  test.each([
    ['no nuts', '', 'nuts'],
    ['chicken -peanut', 'chicken', 'peanut'],
    ['curry −cashew', 'curry', 'cashew'],
    ['chicken, - peanut', 'chicken', 'peanut'],
    ['noodles -peanut butter', 'noodles', 'peanut butter, peanut'],
    ['cake without eggs or milk', 'cake', 'eggs, milk'],
    ['cake w/o egg', 'cake', 'egg'],
    ['no nuts, eggs and dairy', '', 'nuts, eggs, dairy'],
    ['soup with no fresh coriander', 'soup with', 'coriander'],
    ['nut free cake', 'cake', 'nut'],
    ['Nut-Free Cake', 'cake', 'nut'],
    ['gluten -free', '', 'gluten'],
    ['nut and dairy free cake', 'cake', 'dairy, nut'],
    ['pasta, gluten free', 'pasta', 'gluten'],
    ['chicken and gluten free', 'chicken and', 'gluten'],
    ['sugar free', '', 'sugar'],
    ['non-dairy ice cream', 'ice cream', 'dairy'],
    ['free from nuts and soy', '', 'nuts, soy'],
    ['no-egg pancakes', 'pancakes', 'egg'],
    ['no penuts', '', 'peanut'],
    ['no 🥜', '', '🥜'],
    ['no blorp', '', '?blorp'],
    ['no blorp or nuts', '', '?blorp, nuts'],
    ['no nuts, blorp or eggs', '', 'nuts, ?blorp, eggs'],
    ['no nuts, quick', 'quick', 'nuts'],
    ['sulphite free wine', 'wine', '?sulphite'],
  ])('of %s', (keyword, wanted, avoided) => expect(read(keyword)).toEqual([wanted, avoided]));

  test.each([
    'no bake cheesecake',
    'No-Knead Bread',
    'guilt-free brownies',
    'stir-fry',
    'chicken - quick',
    'free',
    'free range eggs',
    'egg free-range',
    'no. 7 curry',
    'no',
    'without',
    'NOT',
    '-',
    '--',
    'nonstick',
  ])('is nothing in %s, which stays as it is', (keyword) => {
    expect(readAsked(keyword)).toEqual({ wanted: keyword, avoided: [] });
  });

  test('and what is wanted are together every telling word, so nothing vanishes', () => {
    const word = fc.constantFrom(
      'no',
      'free',
      '-egg',
      'nuts',
      'or',
      'soup',
      ',',
      'gluten-free',
      'bake',
      'xq',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => {
        const { wanted, avoided } = readAsked(words.join(' '));
        const said = new Set(wordsOf([wanted, ...avoided.map(({ typed }) => typed)].join(' ')));
        return wordsOf(words.join(' '))
          .filter((one) => !['no', 'free', 'or'].includes(one))
          .every((one) => said.has(one));
      }),
    );
  });
});
