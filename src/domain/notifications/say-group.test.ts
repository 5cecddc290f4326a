import { expect, test } from 'vitest';
import { placeOf, sayGroup } from './say-group.ts';

const hidden = {
  _id: 'f'.repeat(24),
  group: 'hidden:1',
  kind: 'hidden' as const,
  isUnread: true,
  createdAt: '2026-01-02T00:00:00.000Z',
  actors: [],
  people: 0,
  things: 1,
  subjectId: 'a'.repeat(24),
  detail: 'collection:hidden',
};

const list = (names: readonly string[]) => names.join();
const say = Object.assign((key: string, values = {}) => `${key} ${JSON.stringify(values)}`, {
  list,
});

test('a hidden collection is told as one, and leads to why; a restored one to itself', () => {
  expect(sayGroup(hidden, say)).toContain('notifications.post.collection');
  expect(placeOf(hidden)).toBe('/account/moderation');
  const restored = { ...hidden, detail: 'collection:restored' };
  expect(placeOf(restored)).toBe(`/collection/${hidden.subjectId}`);
});

test.each([
  ['recipe:hidden:It is: a copy', 'notifications.hiddenFor', 'It is: a copy'],
  ['recipe:upheld:It is one', 'notifications.upheld', 'It is one'],
  ['recipe:hidden', 'notifications.hidden', ''],
])('%s is told with its reason', (detail, key, reason) => {
  const said = sayGroup({ ...hidden, detail }, say);
  expect(said).toContain(`${key} `);
  expect(said).toContain(JSON.stringify(reason));
});

test('a cook whose name was hidden too is told so, and led to why', () => {
  const named = { ...hidden, detail: 'cook-name:hidden:Rude' };
  expect(sayGroup(named, say)).toContain('notifications.post.cook-name');
  expect(placeOf(named)).toBe('/account/moderation');
});

test('who follows is led to where they have a page, else to the account', () => {
  const [ida, jo] = ['ida', 'jo'].map((name) => ({ _id: name, name, handle: name }));
  const follow = { ...hidden, kind: 'follow' as const, detail: undefined, people: 2 };
  const place = (...actors: object[]) =>
    placeOf({ ...follow, actors: actors as typeof hidden.actors });
  expect(place({ ...ida, hasNoPage: true }, { ...jo })).toBe('/cook/jo');
  expect(place({ ...ida }, { ...jo })).toBe('/cook/ida');
  expect(place({ ...ida, hasNoPage: true })).toBe('/account');
});

test('a hidden answer to a review is told as one, and restored leads to the reviews', () => {
  const recipe = { _id: 'r', name: 'Tart', slug: 'tart' };
  const of = (detail: string) => ({ ...hidden, recipe, detail });
  expect(sayGroup(of('review-answer:hidden:Rude'), say)).toContain(
    'notifications.post.review-answer {\\"recipe\\":\\"Tart\\"}',
  );
  expect(placeOf(of('review-answer:restored'))).toBe('/recipe/tart#reviews');
});
