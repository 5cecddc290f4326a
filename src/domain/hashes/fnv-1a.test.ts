import { expect, test } from 'vitest';
import { fnv1a, fnv1aOfNumbers, mixedHash } from './fnv-1a.ts';

test('the hash of a text is that of the published test vectors', () => {
  expect(fnv1a('')).toBe(0x811c9dc5);
  expect(fnv1a('a')).toBe(0xe40c292c);
  expect(fnv1a('foobar')).toBe(0xbf9cf968);
});

test('texts that differ in their last letter lie far apart when mixed', () => {
  const [first, second] = [mixedHash('day 1'), mixedHash('day 2')];
  expect(Math.abs(first - second)).toBeGreaterThan(2 ** 24);
});

test('numbers are hashed by their octets, lowest first', () => {
  const octets = String.fromCharCode(0x61, 0, 0, 0, 0x34, 0x12, 0, 0);
  expect(fnv1aOfNumbers([0x61, 0x1234])).toBe(fnv1a(octets));
  expect(fnv1aOfNumbers([])).toBe(fnv1a(''));
});
