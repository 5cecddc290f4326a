import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Removals } from './removals.ts';

/** Takes all in their order; those that were tried, and how it ended. */
async function takeAll(ids: string[], remove: (id: string) => Promise<void>, patience = 20_000) {
  const tried: string[] = [];
  const removals = new Removals(
    (id) => {
      tried.push(id);
      return remove(id);
    },
    { patience },
  );
  for (const id of ids) await removals.take(id);
  return { tried, isOver: removals.isOver, end: () => removals.end() };
}

test('a store that does not answer is not asked for every photo', async () => {
  const refuse = async (id: string) => {
    // The first is refused at once; the second takes more than there is patience for.
    if (id !== 'a') await wait(1_050);
    throw new Error('No answer');
  };
  const { tried, isOver, end } = await takeAll(['a', 'b', 'c', 'd'], refuse, 1_000);
  expect([tried, isOver]).toEqual([['a', 'b'], true]);
  expect(end).toThrow('No answer');
});

test('photos that are refused at once keep no other from going, however many they are', async () => {
  const stuck = Array.from({ length: 50 }, (_, n) => `stuck ${n}`);
  const { tried, isOver, end } = await takeAll([...stuck, 'free'], async (id) => {
    if (id !== 'free') throw new Error('It is stuck');
  });
  expect([tried.length, tried.at(-1), isOver]).toEqual([51, 'free', false]);
  expect(end).toThrow('It is stuck');
});

test('photos that take their time to go are no failures', async () => {
  const { tried, end } = await takeAll(['a', 'b', 'c'], () => wait(30), 40);
  expect(tried).toEqual(['a', 'b', 'c']);
  expect(end()).toBe(3);
});
