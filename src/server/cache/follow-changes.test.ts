import { expect, test } from 'vitest';
import type { ChangeNotice } from '#storage/rows.ts';
import { createDataVersion, type Topic } from './data-version.ts';
import { followChanges } from './follow-changes.ts';

const topics: Topic[] = [
  'changed',
  'category:thai',
  'category:indian',
  'category:other',
  'user:u1',
];

/** Which of the topics a notice overtakes. */
function overtaken(notice: ChangeNotice): Topic[] {
  const version = createDataVersion();
  const since = version.current();
  followChanges({ follow: (listener) => listener(notice) }, version);
  expect(version.isFresh(since, ['recipes'])).toBe(false);
  return topics.filter((topic) => !version.isFresh(since, [topic]));
}

test('what another process changed overtakes the lists that it names, or every list', () => {
  const recipeId = 'r1';
  const userId = 'u1';
  const lists = { categoryIds: ['indian', 'thai'], userId };
  expect(overtaken({ kind: 'published', recipeId, categoryId: 'thai', userId })).toEqual([
    'category:thai',
    'user:u1',
  ]);
  expect(overtaken({ kind: 'changed', recipeId, lists })).toEqual([
    'category:thai',
    'category:indian',
    'user:u1',
  ]);
  expect(overtaken({ kind: 'changed', recipeId })).toEqual(['changed']);
  expect(overtaken({ kind: 'anything' })).toEqual(topics);
});
