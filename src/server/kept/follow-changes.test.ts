import { expect, test } from 'vitest';
import type { Topic, Topics } from '#storage/define.ts';
import { createDataVersion } from './data-version.ts';
import { followChanges } from './follow-changes.ts';

const topics: Topic[] = ['lists', 'category:thai', 'category:indian', 'user:u1'];

/** Which of the topics a change made elsewhere overtakes. */
function overtaken(changed: Topics): Topic[] {
  const version = createDataVersion();
  const since = version.current();
  followChanges({ follow: (listener) => listener(changed) }, version);
  return topics.filter((topic) => !version.isFresh(since, [topic]));
}

test('what another process changed overtakes what it names, or everything', () => {
  expect(overtaken(['recipes', 'category:thai', 'user:u1'])).toEqual(['category:thai', 'user:u1']);
  expect(overtaken([])).toEqual([]);
  expect(overtaken('everything')).toEqual(topics);
});
