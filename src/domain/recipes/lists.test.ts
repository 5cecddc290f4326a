import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinLines, splitLines } from './lists.ts';

/** Lines as the site keeps them: trimmed, not empty, with and without commas. */
const line = fc
  .array(fc.constantFrom('salt', '2 eggs', 'beaten', 'flour', '½'), { minLength: 1, maxLength: 3 })
  .chain((parts) => fc.constantFrom(',', ', ').map((comma) => parts.join(comma)));
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const oneByOne = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 8 });

describe('the comma-joined form', () => {
  test('cuts at commas where nothing is kept', () => {
    expect(splitLines('2 cups flour, sifted,salt, ,')).toEqual(['2 cups flour', 'sifted', 'salt']);
  });

  test('that says what is kept cuts none of it, whatever spaces stand around', () => {
    fc.assert(
      fc.property(lines, (kept) => {
        expect(splitLines(joinLines(kept), kept)).toEqual(kept);
        expect(splitLines(kept.join(' , '), kept)).toEqual(kept);
      }),
    );
  });

  test('keeps every line whose pieces stand there, in another order and beside others', () => {
    fc.assert(
      fc.property(oneByOne, fc.integer({ min: 0, max: 8 }), (numbers, at) => {
        const kept = numbers.map((n) => `${n} eggs, beaten ${n}, warm`);
        const others = kept.toReversed().filter((_, index) => index !== 1);
        const wanted = others.toSpliced(at, 0, 'salt');
        expect(splitLines(joinLines(wanted), kept)).toEqual(wanted);
      }),
    );
  });

  test('loses no piece and changes no order, whatever is kept', () => {
    fc.assert(
      fc.property(lines, lines, (kept, wanted) => {
        const joined = joinLines(wanted);
        const read = splitLines(joined, kept);
        expect(splitLines(joinLines(read))).toEqual(splitLines(joined));
        expect(read.length).toBeLessThanOrEqual(splitLines(joined).length);
      }),
    );
  });

  test('is read as quickly where every piece is the same', () => {
    const kept = Array.from({ length: 60 }, () => `${'a,'.repeat(999)}b`);
    expect(splitLines('a,'.repeat(60_000), kept)).toHaveLength(60_000);
  });

  test('cuts the line alone in which a piece was changed', () => {
    const kept = ['2 eggs, beaten', 'salt, to taste', 'flour'];
    expect(splitLines('2 eggs,whisked,salt,to taste,flour', kept)).toEqual([
      '2 eggs',
      'whisked',
      'salt, to taste',
      'flour',
    ]);
  });
});
