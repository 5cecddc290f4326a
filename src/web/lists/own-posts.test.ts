import { expect, test } from 'vitest';
import { ownPosts } from './own-posts.ts';

const by = (userId: string, _id: string) => ({ _id, cook: { _id: userId } });

test('a reader’s own posts are what is told as theirs and what the list shows of theirs, each once', () => {
  const [told, both, listed, other] = [
    by('ann', '1'),
    by('ann', '2'),
    by('ann', '3'),
    by('ben', '4'),
  ];
  expect(ownPosts([told, both], [other, both, listed], 'ann')).toEqual([told, both, listed]);
  expect(ownPosts(undefined, [other, both], 'ann')).toEqual([both]);
  expect(ownPosts(undefined, [other, both], null)).toEqual([]);
  expect(ownPosts(undefined, undefined, 'ann')).toEqual([]);
});
