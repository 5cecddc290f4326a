import { expect, test } from 'vitest';
import { placeOf, sayGroup } from './say-group.ts';

const hidden = {
  ...{ _id: 'f'.repeat(24), group: 'hidden:1', kind: 'hidden' as const, isUnread: true },
  ...{ createdAt: '2026-01-02T00:00:00.000Z', actors: [], people: 0, things: 1 },
  ...{ subjectId: 'a'.repeat(24), detail: 'collection:hidden' },
};

test('a hidden collection is told as one, and leads to it', () => {
  const list = (names: readonly string[]) => names.join();
  const say = Object.assign((key: string, values = {}) => `${key} ${JSON.stringify(values)}`, {
    list,
  });
  expect(sayGroup(hidden, say)).toContain('notifications.post.collection');
  expect(placeOf(hidden)).toBe(`/collection/${hidden.subjectId}`);
});
