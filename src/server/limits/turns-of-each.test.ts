import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurnsOfEach } from './turns-of-each.ts';

test('so many turns of each are under way, the next begins when one ends, and others wait for none of them', async () => {
  const enter = createTurnsOfEach(2);
  const begun: string[] = [];
  const begin = async (userId: string, name: string) => {
    const turn = await enter(userId);
    begun.push(name);
    return turn;
  };
  const [first, second] = await Promise.all([begin('ada', 'a1'), begin('ada', 'a2')]);
  const third = begin('ada', 'a3');
  const fourth = begin('ada', 'a4');
  await begin('bob', 'b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  expect([first.isAwaited(), (await enter('cem')).isAwaited()]).toEqual([true, false]);
  first.leave();
  // Told twice it has still ended once.
  first.leave();
  const thirdTurn = await third;
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  second.leave();
  const fourthTurn = await fourth;
  expect(fourthTurn.isAwaited()).toBe(false);
  for (const turn of [thirdTurn, fourthTurn]) turn.leave();
  await Promise.all([begin('ada', 'a5'), begin('ada', 'a6')]);
  expect(begun.slice(4)).toEqual(['a4', 'a5', 'a6']);
});
