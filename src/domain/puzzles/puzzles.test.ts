import { expect, test } from 'vitest';
import { beginsWithZeros, puzzleCount, readChallenge, readWork, toWork } from './puzzles.ts';

test.each([
  [[0b0000_0001], 7, true],
  [[0b0000_0001], 8, false],
  [[0, 0b0001_1111], 11, true],
  [[0, 0b0001_1111], 12, false],
  [[0, 0], 16, true],
  [[0, 0], 17, false],
  [[0xff], 0, true],
])('the bytes %j begin with %i zero bits: %s', (bytes, bits, does) => {
  expect(beginsWithZeros(new Uint8Array(bytes), bits)).toBe(does);
});

test('a solution is read as it was written', () => {
  const challenge = 'register.13.abc.salt.the-seed_';
  const numbers = Array.from({ length: puzzleCount }, (_, n) => n * 1_000);
  expect(readWork(toWork(challenge, numbers))).toEqual({ challenge, numbers });
  expect(readChallenge(challenge)).toEqual({ seed: 'the-seed_', bits: 13 });
});

test.each(['', ':', 'a:b:c', `a:${'1.'.repeat(30)}1`, `a:${'1.'.repeat(31)}`])(
  '%j is no solution',
  (work) => {
    expect(readWork(work)).toBeNull();
  },
);
