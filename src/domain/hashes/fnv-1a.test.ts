import { expect, test } from 'vitest';
import { fnv1a, mixedHash } from './fnv-1a.ts';

test('the hash of a text is that of the published test vectors', () => {
  expect(fnv1a('')).toBe(0x811c9dc5);
  expect(fnv1a('a')).toBe(0xe40c292c);
  expect(fnv1a('foobar')).toBe(0xbf9cf968);
});

test('texts that differ in their last letter lie far apart when mixed', () => {
  const [first, second] = [mixedHash('day 1'), mixedHash('day 2')];
  expect(Math.abs(first - second)).toBeGreaterThan(2 ** 24);
});
