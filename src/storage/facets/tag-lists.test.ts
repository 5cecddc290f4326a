import { expect, test } from 'vitest';
import { TagLists } from './tag-lists.ts';

test('a recipe that is put again with its tags takes no more room, with others it has those', () => {
  const lists = new TagLists();
  lists.put(3, ['party', 'quick']);
  lists.put(4, []);
  const { size } = lists;
  for (let times = 0; times < 5; times += 1) {
    lists.put(3, ['party', 'quick']);
    lists.put(4, []);
  }
  expect(lists.size).toBe(size);
  lists.put(3, ['quick']);
  expect([lists.of(3), lists.of(4)]).toEqual([['quick'], []]);
  expect(lists.anyOf(['party'])(3)).toBe(false);
});
