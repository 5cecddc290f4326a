import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LineLimit } from './line-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('of one kind ten lines in a minute are written, and how many more there were is told at its end', () => {
  const limit = new LineLimit();
  const told: string[] = [];
  const write = (kind: string) => limit.admits(kind, (leftOut) => told.push(`${kind} ${leftOut}`));
  const flood = () => Array.from({ length: 5_000 }, () => write('flood')).filter(Boolean).length;
  expect(flood()).toBe(10);
  expect(write('other')).toBe(true);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['flood 4990']);
  expect(flood()).toBe(10);
});

test('kinds without end share one limit, and none is remembered longer than its minute', () => {
  const limit = new LineLimit();
  const write = (kind: string) => limit.admits(kind, () => undefined);
  const written = Array.from({ length: 5_000 }, (_, n) => write(`kind ${n}`)).filter(Boolean);
  expect(written).toHaveLength(1_010);
  vi.advanceTimersByTime(60_000);
  expect(write('kind 4999')).toBe(true);
});
