import { expect, test } from 'vitest';
import { createSlideRow, type SlideRow } from './slide-row.ts';

const atRest: SlideRow = { first: 0, offset: 0, isHeld: false };
const row = createSlideRow(5, 2);

/** The indexes of the slides in the order in which they stand, from the left-most place on. */
function standing(at: SlideRow): number[] {
  const places = [0, 1, 2, 3, 4].map((index) => [index + row.shiftOf(at, index), index] as const);
  return places.sort(([one], [other]) => one - other).map(([, index]) => index);
}

test('a row at rest moves no slide from its place', () => {
  expect([0, 1, 2, 3, 4].map((index) => row.shiftOf(atRest, index))).toEqual([0, 0, 0, 0, 0]);
});

test('the next slide comes from the right, and the one that leaves stands before it', () => {
  const next = row.move(atRest, 1);
  expect(next).toEqual({ first: 1, offset: 1, isHeld: false });
  expect(standing(next)).toEqual([0, 1, 2, 3, 4]);
});

test('before the first comes the last', () => {
  const previous = row.move(atRest, -1);
  expect(previous).toEqual({ first: 4, offset: -1, isHeld: false });
  expect(standing(previous)).toEqual([4, 0, 1, 2, 3]);
});

test('after the last comes the first', () => {
  expect(row.move({ first: 4, offset: 0, isHeld: false }, 1).first).toBe(0);
});

test('a move in the middle of another goes on from where the row is seen', () => {
  expect(row.move({ first: 1, offset: 1, isHeld: false }, 1, 0.4).offset).toBe(1.4);
});

test('the row never shows its end, however fast it is moved', () => {
  expect(row.move(atRest, 1, 1.8).offset).toBe(2);
});

test('a pull by more than a slide counts the slide off', () => {
  const pulled = row.pull(row.pull(atRest, 0.75), 0.5);
  expect(pulled).toEqual({ first: 4, offset: 0.25, isHeld: true });
  expect(standing(pulled)).toEqual([3, 4, 0, 1, 2]);
});
