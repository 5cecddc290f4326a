import { expect, test } from 'vitest';
import { createPhotoTurns } from './photo-turns.ts';

/** Work that comes to a photo when the test says so. */
function slowPhoto(chosen: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const work = async (isLatest: () => boolean) => {
    const isFine = await promise;
    if (isFine && isLatest()) chosen.push(name);
    return isFine;
  };
  return { work, finish: resolve };
}

test('a slow photo does not overtake the one that was chosen after it', async () => {
  const turns = createPhotoTurns();
  const chosen: string[] = [];
  const [slow, quick] = [slowPhoto(chosen, 'slow'), slowPhoto(chosen, 'quick')];
  const runs = [turns.run(slow.work), turns.run(quick.work)];
  quick.finish(true);
  slow.finish(true);
  await Promise.all(runs);
  expect(chosen).toEqual(['quick']);
  expect(turns.isBusy()).toBe(false);
});

test('a photo whose turn was ended never comes', async () => {
  const turns = createPhotoTurns();
  const chosen: string[] = [];
  const slow = slowPhoto(chosen, 'slow');
  const run = turns.run(slow.work);
  expect(turns.isBusy()).toBe(true);
  turns.end();
  expect(turns.isBusy()).toBe(false);
  slow.finish(true);
  await run;
  expect(chosen).toEqual([]);
});

test('whoever waits learns what came of the last photo, the one chosen during the wait too', async () => {
  const turns = createPhotoTurns();
  const chosen: string[] = [];
  const [first, broken] = [slowPhoto(chosen, 'first'), slowPhoto(chosen, 'broken')];
  const runs = [turns.run(first.work)];
  const settled = turns.settled();
  runs.push(turns.run(broken.work));
  first.finish(true);
  broken.finish(false);
  expect(await settled).toBe(false);
  await Promise.all(runs);
  expect(chosen).toEqual([]);
});
