import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyLists } from './key-lists.ts';

const found = (lists: KeyLists, key: string) => {
  const seqs: number[] = [];
  lists.visit([key], (seq) => seqs.push(seq));
  return seqs.sort((a, b) => a - b);
};

test('each key has the recipes that had it when they were put last', () => {
  const put = fc.tuple(
    fc.oneof(fc.nat(20), fc.integer({ min: 65_530, max: 65_545 })),
    fc.subarray(['a', 'b', 'c']),
  );
  fc.assert(
    fc.property(fc.array(put, { maxLength: 60 }), (puts) => {
      const lists = new KeyLists();
      for (const [seq, keys] of puts) lists.put(seq, keys);
      const last = new Map(puts);
      for (const key of ['a', 'b', 'c', 'd']) {
        const having = [...last].filter(([, keys]) => keys.includes(key)).map(([seq]) => seq);
        expect(found(lists, key)).toEqual(having.sort((a, b) => a - b));
      }
    }),
  );
});

test('keys that very many recipes have are held as well, and given up again', () => {
  const lists = new KeyLists();
  const many = Array.from({ length: 6_000 }, (_, seq) => seq);
  for (const seq of many) lists.put(seq, ['salt']);
  expect(found(lists, 'salt')).toEqual(many);
  for (const seq of many.slice(1)) lists.put(seq, seq % 2 ? [] : ['salt', 'oil']);
  expect(found(lists, 'salt')).toEqual(many.filter((seq) => seq % 2 === 0));
  expect(found(lists, 'oil')).toHaveLength(2_999);
});

test('more keys than wait at once are in their lists as well, numbers among them', () => {
  const lists = new KeyLists();
  const keys = [-1, 0, 7, ...Array.from({ length: 61 }, (_, n) => `key ${n}`)];
  const seqs = Array.from({ length: 5_000 }, (_, seq) => seq);
  for (const seq of seqs) lists.put(seq, keys);
  lists.put(3, [7]);
  expect([...lists.bitsOf([-1], 32)]).toEqual([0xffffffff - 8]);
  expect(found(lists, 'key 60')).toEqual(seqs.filter((seq) => seq !== 3));
  expect([...lists.bitsOf([7], 32)]).toEqual([0xffffffff]);
});
