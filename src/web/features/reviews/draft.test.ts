import { expect, test } from 'vitest';
import type { ReviewReply } from '#contract/reviews.ts';
import { bodyOf, doubled, draftOf, hasWork, isDraft, newDraft, withPhotosOf } from './draft.ts';

const review: ReviewReply = {
  _id: 'a',
  cook: { _id: 'b', name: 'Ben', handle: 'ben' },
  rating: 4,
  asWritten: false,
  text: 'Good',
  cookedOn: '2026-11-20',
  servings: 4,
  again: false,
  helpful: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  changes: [
    { kind: 'swapped', lineId: 's', line: '200 g sugar', food: 'sugar', text: 'honey' },
    { kind: 'added', text: 'salt' },
  ],
};

test('a review that is opened and sent unchanged says what it said', () => {
  expect(bodyOf(draftOf(review))).toEqual({
    rating: 4,
    asWritten: false,
    text: 'Good',
    cookedOn: '2026-11-20',
    servings: 4,
    minutes: null,
    again: false,
    photoIds: [],
    changes: [
      { kind: 'swapped', lineId: 's', text: 'honey' },
      { kind: 'added', text: 'salt' },
    ],
  });
});

test('what was picked stays in the draft of a review as written, and is not sent', () => {
  const draft = { ...draftOf(review), asWritten: true };
  expect(bodyOf(draft).changes).toEqual([]);
  expect(bodyOf({ ...draft, asWritten: false }).changes).toHaveLength(2);
});

test('a new one says nothing that its writer did not, and what is no draft is none', () => {
  const draft = newDraft(undefined);
  expect(bodyOf(draft)).toMatchObject({ rating: null, servings: null, again: null, text: '' });
  expect(isDraft(draft)).toBe(true);
  expect(isDraft({ ...draft, changes: undefined as never })).toBe(false);
});

test('a line that a second change names is found at that change', () => {
  const draft = draftOf(review);
  const [swapped, added] = draft.changes as [never, never];
  const twice = { ...(swapped as object), key: 'twice', kind: 'less' as const, text: '' };
  const changes = [swapped, added, twice as never];
  expect([...doubled({ ...draft, changes })]).toEqual(['twice']);
  expect([...doubled({ ...draft, changes, asWritten: true })]).toEqual([]);
  expect([...doubled(draft)]).toEqual([]);
});

test('words, photos and what was chosen are work where the review has them not', () => {
  const draft = draftOf(review);
  expect(hasWork(draft, review)).toBe(false);
  expect(hasWork({ ...draft, text: 'Better' }, review)).toBe(true);
  expect(hasWork({ ...draft, text: ' ' }, review)).toBe(false);
  expect(hasWork(newDraft(4), undefined)).toBe(false);
  expect(hasWork({ ...newDraft(4), text: 'Good' }, undefined)).toBe(true);
  for (const start of [draft, newDraft(4)]) {
    const there = start === draft ? review : undefined;
    const photo = { key: 'k', id: 'p' };
    expect(hasWork({ ...start, photos: [photo] }, there)).toBe(true);
    expect(hasWork({ ...start, photos: [{ ...photo, url: '/p' }] }, there)).toBe(false);
    expect(hasWork({ ...start, rating: '5' }, there)).toBe(true);
    expect(hasWork({ ...start, minutes: '40' }, there)).toBe(true);
    const change = { key: 'c', kind: 'less' as const, lineId: '', text: '' };
    expect(hasWork({ ...start, changes: [...start.changes, change] }, there)).toBe(false);
    const picked = { ...change, lineId: 'e' };
    expect(hasWork({ ...start, changes: [...start.changes, picked] }, there)).toBe(true);
    expect(hasWork({ ...start, servings: '9', cookedOn: '2026-01-01' }, there)).toBe(false);
  }
});

test('a draft that becomes a change of a review keeps its photos, as far as there is room', () => {
  const photo = { id: 'p', url: '/p', width: 1, height: 1, color: '#fff', sizes: [], social: '/p' };
  const draft = { ...newDraft(4), photos: ['a', 'b', 'c'].map((key) => ({ key })) };
  const { photos } = withPhotosOf(draft, { ...review, photos: [photo] });
  expect(photos).toEqual([{ key: 'p', id: 'p', url: '/p' }, { key: 'a' }, { key: 'b' }]);
});
