import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ReplyTurns } from './reply-turns.ts';

/**
 * So many replies are asked for in one turn of the event loop, each of which takes so many milliseconds by the clock of
 * the test: how many were made in each turn, and which one after the other.
 */
async function makeAll(count: number, tookMs: number) {
  let now = 0;
  let turn = 0;
  const turns = new ReplyTurns(() => now);
  const perTurn = new Map<number, number>();
  const order: number[] = [];
  const make = async (n: number) => {
    await turns.begin();
    // What the main thread reads for itself comes in the same turn.
    await null;
    now += tookMs;
    perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1);
    order.push(n);
  };
  // Requests come as events of their own, with all that they set off done before the next one.
  for (let n = 0; n < count; n += 1) setImmediate(() => make(n));
  while (order.length < count) {
    await nextTurn();
    turn += 1;
  }
  return { perTurn: [...perTurn.values()], order };
}

const inOrder = (count: number) => Array.from({ length: count }, (_, n) => n);

test('of replies that are long each has a turn of the event loop', async () => {
  const { perTurn, order } = await makeAll(20, 12);
  expect(perTurn).toEqual(Array(20).fill(1));
  expect(order).toEqual(inOrder(20));
});

test('as many shorter ones share a turn as fit into it, and the last of them may go beyond', async () => {
  const { perTurn, order } = await makeAll(20, 2.8);
  expect(perTurn).toEqual(Array(5).fill(4));
  expect(order).toEqual(inOrder(20));
});

test('nobody waits where all that is asked for takes less than a turn', () => {
  const turns = new ReplyTurns(() => 0);
  expect(inOrder(20).map(() => turns.begin())).toEqual(Array(20).fill(null));
});

test('who comes while others wait comes behind them', async () => {
  let now = 0;
  const turns = new ReplyTurns(() => now);
  const order: string[] = [];
  expect(turns.begin()).toBeNull();
  now += 12;
  const waiting = turns.begin()?.then(() => order.push('waited'));
  await nextTurn();
  const late = turns.begin()?.then(() => order.push('came later'));
  await Promise.all([waiting, late]);
  expect(order).toEqual(['waited', 'came later']);
});
