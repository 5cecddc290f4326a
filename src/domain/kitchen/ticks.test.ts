import { expect, test } from 'vitest';
import { readTicks, tickedLines, withTicks } from './ticks.ts';

const lines = ['l1', 'l2', 'l3'];
const day = 24 * 60 * 60 * 1000;

test('ticks come back to their lines, in whatever order those are then', () => {
  const kept = withTicks({}, 'pie', lines, new Set([1, 2]), 0);
  const read = readTicks(JSON.parse(JSON.stringify(kept)), day);
  expect(tickedLines(read, 'pie', lines)).toEqual([1, 2]);
  expect(tickedLines(read, 'pie', ['l2', 'l4', 'l3'])).toEqual([0, 2]);
  expect(tickedLines(read, 'soup', lines)).toEqual([]);
});

test('ticks are forgotten when all are cleared, and after four weeks', () => {
  const kept = withTicks({}, 'pie', lines, new Set([0]), 0);
  expect(withTicks(kept, 'pie', lines, new Set(), day)).toEqual({});
  expect(readTicks(kept, 27 * day)).toEqual(kept);
  expect(readTicks(kept, 28 * day)).toEqual({});
});

test('of more than thirty recipes those ticked last are kept', () => {
  let kept = {};
  for (let at = 0; at < 40; at++) kept = withTicks(kept, `r${at}`, lines, new Set([0]), at);
  expect(Object.keys(kept)).toHaveLength(30);
  expect(Object.keys(kept)).toContain('r39');
  expect(Object.keys(kept)).not.toContain('r9');
});

test('what is no note of ticks is no tick', () => {
  for (const stored of [
    null,
    7,
    'x',
    [],
    { pie: null },
    { pie: { at: '1', lines } },
    { pie: { at: 1 } },
  ])
    expect(readTicks(stored, 1)).toEqual({});
});
