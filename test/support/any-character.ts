import fc, { type Arbitrary } from 'fast-check';

const surrogates = { from: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, as the unit of a text: `fc.string({ unit: anyCharacter })` is `unit: 'binary'`, of which
 * fast-check first makes a table of all its million characters, seconds and megabytes of it.
 */
export const anyCharacter: Arbitrary<string> = fc.nat({ max: 0x10ffff - surrogates.count }).map(
  (n) => String.fromCodePoint(n < surrogates.from ? n : n + surrogates.count),
  (character) => {
    const code = typeof character === 'string' ? (character.codePointAt(0) ?? 0) : 0;
    if (character !== String.fromCodePoint(code)) throw new Error('It is no single character');
    return code < surrogates.from ? code : code - surrogates.count;
  },
);
