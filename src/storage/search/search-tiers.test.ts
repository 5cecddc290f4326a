import { expect, test } from 'vitest';
import type { PostingsReader } from './postings.ts';
import { Found } from './search-tiers.ts';

/** Postings of so many recipes, all of which answer. */
function postingsOf(count: number): PostingsReader {
  const none = () => Promise.resolve([]);
  return {
    find: async (_where, _expression, limit, before = Number.POSITIVE_INFINITY) =>
      Array.from({ length: count }, (_, i) => count - i)
        .filter((seq) => seq < before)
        .slice(0, limit),
    count: () => Promise.resolve(count),
    held: none,
    ranked: none,
    near: none,
    beginning: none,
    isKnown: async () => false,
  };
}

test('recipes that may not be shown are made up for by older ones, however many they are', async () => {
  const found = new Found(postingsOf(4_000), async (seqs) => seqs.filter((seq) => seq <= 30));
  await found.add('all', { term: 'rice' });
  await found.add('all', { term: 'egg' });
  expect(found.tiers.flatMap(({ seqs }) => seqs)).toEqual(
    Array.from({ length: 30 }, (_, i) => 30 - i),
  );
  expect([found.size, found.isCut]).toEqual([30, false]);
});

test('a search that stops looking says so, and shows nothing that may not be shown', async () => {
  const found = new Found(postingsOf(50_000), async (seqs) => seqs.filter((seq) => seq <= 30));
  await found.add('all', { term: 'rice' });
  expect([found.size, found.isCut]).toEqual([0, true]);
});
