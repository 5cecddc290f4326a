import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  forgivenSlips,
  isWithinSlips,
  keysOfTyped,
  keysOfWord,
  slipsBetween,
  unlikeliness,
} from './near.ts';

describe('slips', () => {
  test.each([
    ['chicken', 'chicken', 0],
    ['chiken', 'chicken', 1],
    ['chickn', 'chicken', 1],
    ['chickeen', 'chicken', 1],
    ['chickan', 'chicken', 1],
    ['hcicken', 'chicken', 1],
    ['brocolli', 'broccoli', 2],
    ['spagetthi', 'spaghetti', 2],
    ['abc', 'xyz', 3],
  ])('%s is %s but for some', (typed, word, slips) => {
    expect(slipsBetween(typed, word, 3)).toBe(slips);
  });

  test('within a limit are told the same way for very many words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdé'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, fc.nat(2), (a, b, limit) => {
        expect(isWithinSlips(a, b, limit)).toBe(slipsBetween(a, b, limit) <= limit);
      }),
      { numRuns: 2_000 },
    );
    const long = 'x'.repeat(80);
    expect([isWithinSlips(`${long}y`, long, 1), isWithinSlips(`${long}y`, long, 0)]).toEqual([
      true,
      false,
    ]);
  });

  test('past the limit are only known to be past it', () => {
    expect(slipsBetween('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(slipsBetween('a', 'abcdef', 2)).toBe(3);
  });

  test('are as many one way as the other', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 9 });
    fc.assert(fc.property(word, word, (a, b) => slipsBetween(a, b, 9) === slipsBetween(b, a, 9)));
  });

  test('are forgiven by length', () => {
    expect(['', 'egg', 'rice', 'tomatos', 'tomatoes', 'x'.repeat(50)].map(forgivenSlips)).toEqual([
      0, 0, 1, 1, 2, 0,
    ]);
  });
});

describe('keys', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 3, maxLength: 14 });
  const slip = fc.record({ at: fc.nat(20), how: fc.nat(3), letter: fc.constantFrom(...'abcdx') });

  function mistype(text: string, { at, how, letter }: { at: number; how: number; letter: string }) {
    const i = at % text.length;
    const [head, tail] = [text.slice(0, i), text.slice(i)];
    if (how === 0) return head + letter + tail;
    if (how === 1) return head + tail.slice(1);
    if (how === 2) return head + letter + tail.slice(1);
    return head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2);
  }

  test('are shared by a word and whatever it is mistyped as, within what is forgiven', () => {
    fc.assert(
      fc.property(word, fc.array(slip, { maxLength: 2 }), (written, slips) => {
        const typed = slips.reduce(
          (text, one) => (text === '' ? text : mistype(text, one)),
          written,
        );
        const isForgiven =
          forgivenSlips(typed) > 0 && slipsBetween(typed, written, 2) <= forgivenSlips(typed);
        fc.pre(isForgiven);
        const keys = new Set(keysOfWord(written));
        return keysOfTyped(typed).some((key) => keys.has(key));
      }),
      { numRuns: 3_000 },
    );
  });

  test('are few, however long the word', () => {
    expect(keysOfWord('abcdefghijklmnopqrstuvw').length).toBeLessThanOrEqual(29);
    expect(keysOfWord('x'.repeat(60))).toEqual([]);
  });
});

describe('what was meant', () => {
  const likeliest = (typed: string, words: string[]) =>
    words.toSorted((a, b) => unlikeliness(typed, a) - unlikeliness(typed, b))[0];

  test.each([
    ['beaf', 'beef', ['leaf', 'bean', 'beef', 'bead']],
    ['tomatto', 'tomato', ['tomatillo', 'tomato', 'potato']],
    ['brocolli', 'broccoli', ['broccoli', 'broccolini']],
    ['lasanya', 'lasagna', ['lasagna', 'lantana']],
  ])('%s is likeliest %s', (typed, meant, words) => expect(likeliest(typed, words)).toBe(meant));

  test('is nothing beyond what is forgiven', () => {
    expect(unlikeliness('rice', 'mint')).toBe(Number.POSITIVE_INFINITY);
    expect(unlikeliness('egg', 'ego')).toBe(Number.POSITIVE_INFINITY);
  });
});
