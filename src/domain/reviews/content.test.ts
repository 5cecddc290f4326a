import { expect, test } from 'vitest';
import type { ReviewInputBody } from '#contract/reviews.ts';
import { readReview, withLines } from './content.ts';
import { isCookedDay, utcDay } from './day.ts';

const now = Date.parse('2026-11-22T20:00:00Z');
const read = (body: Partial<ReviewInputBody>) =>
  readReview({ asWritten: false, cookedOn: '2026-11-20', ...body }, now);

test('a day is one of the calendar that has begun somewhere', () => {
  for (const day of ['2026-11-22', '2026-11-23', '2024-02-29', '1900-01-01'])
    expect(isCookedDay(day, now), day).toBe(true);
  for (const day of ['2026-11-24', '2026-02-29', '1899-12-31', '0000-00-00', '2026-13-01', 'x'])
    expect(isCookedDay(day, now), day).toBe(false);
  expect(read({ cookedOn: '2026-11-24' })).toEqual({ fault: 'cookedOn' });
  expect(utcDay(now) + 1).toBe(utcDay(now + 4 * 3_600_000));
});

test('what is not said is null, and a change says in one line what it says', () => {
  const changes = [{ kind: 'swapped' as const, lineId: 'a', text: ' oat \n milk\ud800 ' }];
  expect(read({ changes, rating: 4 })).toEqual({
    content: {
      rating: 4,
      asWritten: false,
      cookedOn: '2026-11-20',
      text: '',
      servings: null,
      minutes: null,
      again: null,
      changes: [{ kind: 'swapped', lineId: 'a', text: 'oat milk\ufffd' }],
    },
  });
});

test('changes that make no sense are refused', () => {
  for (const changes of [
    [{ kind: 'less' as const }],
    [{ kind: 'swapped' as const, lineId: 'a' }],
    [{ kind: 'swapped' as const, lineId: 'a', text: '  ' }],
    [{ kind: 'added' as const }],
    [{ kind: 'added' as const, lineId: 'a', text: 'garlic' }],
    [
      { kind: 'less' as const, lineId: 'a' },
      { kind: 'more' as const, lineId: 'a' },
    ],
  ])
    expect(read({ changes }), JSON.stringify(changes)).toEqual({ fault: 'changes' });
  const added = [{ kind: 'added' as const, text: 'garlic' }];
  expect(read({ changes: [...added, { kind: 'added', text: 'salt' }] })).toHaveProperty('content');
  expect(read({ changes: added, asWritten: true })).toEqual({ fault: 'changes' });
});

test('a line is kept as it was cooked, and one that the recipe never had is refused', () => {
  const lines = {
    ingredients: ['2 eggs', 'salt', 'For the icing:'],
    ingredientIds: ['a', 'b', 'h'],
    language: 'en-GB' as const,
  };
  const less = { kind: 'less' as const, lineId: 'a' };
  expect(withLines([less], lines)).toEqual([{ ...less, line: '2 eggs' }]);
  expect(withLines([less], lines, [{ ...less, line: '3 eggs' }])).toEqual([
    { ...less, line: '3 eggs' },
  ]);
  expect(withLines([{ ...less, lineId: 'c' }], lines)).toBeNull();
  expect(withLines([{ ...less, lineId: 'h' }], lines)).toBeNull();
  const before = [{ kind: 'more' as const, lineId: 'c', line: 'pepper' }];
  expect(withLines([{ ...less, lineId: 'c' }], lines, before)).toEqual([
    { kind: 'less', lineId: 'c', line: 'pepper' },
  ]);
});
