import { expect, test } from 'vitest';
import type { ReviewReply } from '#contract/reviews.ts';
import { bodyOf, draftOf, isDraft, newDraft } from './draft.ts';

const review: ReviewReply = {
  ...{
    _id: 'a',
    cook: { _id: 'b', name: 'Ben', handle: 'ben' },
    rating: 4,
    asWritten: false,
    text: 'Good',
  },
  ...{ cookedOn: '2026-11-20', servings: 4, again: false, helpful: 0 },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' },
  changes: [
    { kind: 'swapped', lineId: 's', line: '200 g sugar', food: 'sugar', text: 'honey' },
    { kind: 'added', text: 'salt' },
  ],
};

test('a review that is opened and sent unchanged says what it said', () => {
  expect(bodyOf(draftOf(review))).toEqual({
    ...{ rating: 4, asWritten: false, text: 'Good', cookedOn: '2026-11-20', servings: 4 },
    ...{ minutes: null, again: false },
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
