import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('never more than the slots are under way, and all get their turn in order', async () => {
  const inSlot = createSlots(2);
  let under = 0;
  let most = 0;
  const started: number[] = [];
  const results = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      inSlot(async () => {
        started.push(n);
        under += 1;
        most = Math.max(most, under);
        await wait(5);
        under -= 1;
        return n * 10;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual([1, 2, 3, 4, 5, 6]);
  expect(results).toEqual([10, 20, 30, 40, 50, 60]);
});

test('work that fails gives its slot back', async () => {
  const inSlot = createSlots(1);
  await expect(inSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inSlot(async () => 'next')).toBe('next');
});
