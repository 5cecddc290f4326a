import { expect, test } from 'vitest';
import { createRefusals, keptOf, wordsPart } from './refusals.ts';

function setUp() {
  const told: string[][] = [];
  const note = createRefusals((refused) => told.push([...refused]));
  return { told, note };
}

test('a refusal is told once and not at each key press, and so is that there is room again', () => {
  const { told, note } = setUp();
  for (const isKept of [true, false, false, false, true, true]) note(wordsPart, isKept);
  expect(told).toEqual([[wordsPart], []]);
});

test('the answer to what was asked last counts, whichever comes last', async () => {
  const { told, note } = setUp();
  const [slow, quick] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  note('photo', slow.promise);
  note('photo', quick.promise);
  quick.resolve(true);
  slow.resolve(false);
  await Promise.all([slow.promise, quick.promise]);
  expect(told).toEqual([]);
  note('photo', Promise.resolve(false));
  await expect.poll(() => told).toEqual([['photo']]);
});

test('of a form that has no room for its words nothing is kept, and a photo counts as long as the form needs it', () => {
  const refused = new Set(['a']);
  expect(keptOf(refused, ['a', 'b'])).toBe('words');
  expect(keptOf(refused, ['b'])).toBe('all');
  expect(keptOf(new Set(['a', wordsPart]), ['a'])).toBe('nothing');
});
