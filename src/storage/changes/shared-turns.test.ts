import { expect, test } from 'vitest';
import { SharedTurns } from './shared-turns.ts';

test('who asks before a turn begins shares it, who asks while it is under way waits for the next', async () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const turns = new SharedTurns(() => {
    const turn = Promise.withResolvers<void>();
    begun.push(turn);
    return turn.promise;
  });
  const told: string[] = [];
  const ask = (name: string) => turns.next().then(() => told.push(name));
  const first = [ask('a'), ask('b')];
  await Promise.resolve();
  expect(begun).toHaveLength(1);
  const second = [ask('c'), ask('d')];
  begun[0]?.resolve();
  await Promise.all(first);
  expect(told).toEqual(['a', 'b']);
  await expect.poll(() => begun.length).toBe(2);
  expect(told).toEqual(['a', 'b']);
  begun[1]?.resolve();
  await Promise.all(second);
  expect(told).toEqual(['a', 'b', 'c', 'd']);
  expect(begun).toHaveLength(2);
});
