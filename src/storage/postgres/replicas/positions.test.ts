import { expect, test } from 'vitest';
import type { Topic } from '../../define.ts';
import { Heads } from './heads.ts';
import { Positions } from './positions.ts';

function known(): Positions {
  const positions = new Positions();
  positions.settle(100, performance.now());
  return positions;
}

test('before the first answer of the primary no server is far enough', () => {
  expect(new Positions().neededFor([])).toBe(Number.POSITIVE_INFINITY);
  expect(known().neededFor(['recipes'])).toBe(100);
});

test('what was written under a topic is needed for that topic alone, and never less than before', () => {
  const positions = known();
  positions.raise(['recipe:a', 'recipes'], 300);
  positions.raise(['recipe:a'], 200);
  expect(positions.neededFor(['recipe:a'])).toBe(300);
  expect(positions.neededFor(['recipe:b'])).toBe(100);
  expect(positions.neededFor(['recipe:b', 'recipes'])).toBe(300);
  positions.raise('everything', 250);
  expect(positions.neededFor(['recipe:b'])).toBe(300);
});

test('topics that were forgotten are needed as far as anything', () => {
  const positions = known();
  for (let n = 0; n < 10_001; n += 1) {
    positions.raise([`recipe:${n}` as Topic], 200 + n);
  }
  expect(positions.neededFor(['recipe:0'])).toBeGreaterThanOrEqual(200);
  expect(positions.neededFor(['recipe:10000'])).toBe(10_200);
});

test('of very many topics those stay known that were written last', () => {
  const positions = known();
  for (let n = 0; n < 11_000; n += 1) positions.raise([`recipe:${n}`, 'recipes'], 200 + n);
  expect(positions.neededFor(['recipe:unwritten'])).toBeLessThan(200 + 6_000);
  expect(positions.neededFor(['recipe:9000'])).toBe(9_200);
  expect(positions.neededFor(['recipes'])).toBe(11_199);
});

test('a doubt ends with an answer to a later question, and not with one to an earlier', () => {
  const positions = known();
  const asked = performance.now();
  positions.doubt();
  positions.settle(500, asked - 1);
  expect(positions.neededFor([])).toBe(Number.POSITIVE_INFINITY);
  positions.settle(600, performance.now() + 1);
  expect(positions.neededFor([])).toBe(600);
});

test('late is who has not reached what was there before, as long as the primary speaks', () => {
  const heads = new Heads();
  heads.note(100, 0);
  heads.note(200, 250);
  heads.note(200, 2_000);
  expect(heads.lateness(200)).toBe(0);
  expect(heads.lateness(150)).toBe(1_750);
  expect(heads.lateness(99)).toBe(2_000);
  heads.note(200, 60_000);
  expect(heads.lateness(200)).toBe(0);
});
