import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slipsBetween } from '#domain/search/near.ts';
import { byBytes } from './dictionary.ts';
import { WordList } from './word-list.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcé麻𩸽'), minLength: 1, maxLength: 4 });

test('the words that begin so are those of a plain list, however they came', () => {
  const words = fc.uniqueArray(word, { maxLength: 60 });
  fc.assert(
    fc.property(words, words, word, fc.nat(12), (first, later, typed, limit) => {
      const list = new WordList();
      list.addSorted([...first].sort(byBytes));
      list.add(later);
      const counts = (one: string) => !one.endsWith('b');
      const plain = [...new Set([...first, ...later])].filter(
        (one) => one.startsWith(typed) && counts(one),
      );
      const expected = plain.length > limit ? null : plain.sort(byBytes);
      expect(list.beginning(typed, limit, counts)).toEqual(expected);
    }),
  );
});

test('the words near to what was typed are those of a plain list', () => {
  const words = fc.uniqueArray(word, { maxLength: 60 });
  fc.assert(
    fc.property(words, words, word, fc.nat(2), (first, later, typed, slips) => {
      const list = new WordList();
      list.addSorted([...first].sort(byBytes));
      list.add(later);
      const expected = [...new Set([...first, ...later])].filter(
        (one) => slipsBetween(typed, one, slips) <= slips,
      );
      expect(list.near(typed, slips).sort()).toEqual(expected.sort());
    }),
  );
});

test('many new words are found like few', () => {
  const list = new WordList();
  for (let n = 0; n < 5_000; n += 1) list.add([`word${n}`, 'again']);
  expect(list.beginning('word499', 20, () => true)).toHaveLength(11);
  expect(list.beginning('word4', 20, () => true)).toBeNull();
  expect([list.has('again'), list.has('word0'), list.has('word')]).toEqual([true, true, false]);
});
