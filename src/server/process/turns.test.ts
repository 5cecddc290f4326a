import { expect, test } from 'vitest';
import { createQueue, ownTurn } from './turns.ts';

test('long replies are made one after another, and one that fails holds up no other', async () => {
  const inTurn = createQueue();
  const steps: string[] = [];
  const piece = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise(setImmediate);
    steps.push(`${name} ends`);
    if (name === 'first') throw new Error('first');
    return name;
  };
  const [first, second] = await Promise.allSettled([
    inTurn(piece('first')),
    inTurn(piece('second')),
  ]);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ value: 'second' });
});

test('nobody shares a turn of the event loop with somebody else who wanted one alone', async () => {
  let turn = 0;
  let isDone = false;
  const count = () => {
    turn += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(
    Array.from({ length: 20 }, async () => {
      await ownTurn();
      return turn;
    }),
  );
  isDone = true;
  expect(new Set(turns).size).toBe(20);
});
