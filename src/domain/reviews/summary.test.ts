import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeKinds } from '#contract/reviews.ts';
import { siteCooks } from '../cooks/site-cooks.ts';
import { earlierThan, signLines, signsOf } from './cooked-lines.ts';
import { type ReviewMark, retally, summarizeTally, tallyOf } from './summary.ts';

const lines = {
  ingredients: ['200 g sugar', '2 eggs', 'salt'],
  ingredientIds: ['s', 'e', 't'],
  language: 'en-GB' as const,
};
const older = { ...lines, ingredients: ['250 g sugar', '2 eggs', 'salt'] };

const change = fc.record({
  kind: fc.constantFrom(...changeKinds.filter((kind) => kind !== 'added')),
  lineId: fc.constantFrom(...lines.ingredientIds),
});
/** Reviews of a few people, one a day each, of the recipe as it is or as it was. */
const marks = fc
  .array(
    fc.record({
      userId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      day: fc.integer({ min: 0, max: 6 }),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
      asWritten: fc.boolean(),
      countsLater: fc.boolean(),
      changes: fc.uniqueArray(change, { selector: ({ lineId }) => lineId, maxLength: 3 }),
      cookedLines: fc.constantFrom(signLines(lines), signLines(older)),
    }),
    { maxLength: 30 },
  )
  .map((all) => [...new Map(all.map((mark) => [`${mark.userId} ${mark.day}`, mark])).values()])
  .map((all) => all.map((mark) => (mark.asWritten ? { ...mark, changes: [] } : withLinesOf(mark))));

/** The changes name their lines as they were cooked, as those of a review that is kept. */
function withLinesOf<Mark extends ReviewMark>(mark: Mark): Mark {
  const { ingredients, ingredientIds } = isSame(mark.cookedLines) ? lines : older;
  const changes = mark.changes.map((one) => ({
    ...one,
    line: ingredients[ingredientIds.indexOf(one.lineId ?? '')] ?? '',
  }));
  return { ...mark, changes };
}

const isSame = (cooked: readonly string[]) => cooked.join() === signLines(lines).join();

/** The latest of a person's reviews, by walking through the days. */
function latest(all: ReviewMark[], userId: string): ReviewMark | undefined {
  return [...Array(7).keys()]
    .reverse()
    .flatMap((day) => all.find((mark) => mark.userId === userId && mark.day === day) ?? [])[0];
}

const people = ['a', 'b', 'c', 'd', 'e'];

const summarize = (all: ReviewMark[], ofRecipe: typeof lines) =>
  summarizeTally(tallyOf(all), ofRecipe);

test('the mean is that of each person’s latest rating as written that counts already', () => {
  fc.assert(
    fc.property(marks, (all) => {
      const counting = all.filter(({ countsLater }) => !countsLater);
      const rated = counting.filter(({ asWritten, rating }) => asWritten && rating !== null);
      const ratings = people.flatMap((person) => latest(rated, person)?.rating ?? []);
      const { mean, people: count } = summarize(all, lines);
      expect(count).toBe(people.filter((person) => latest(all, person)).length);
      expect(mean?.count ?? 0).toBe(ratings.length);
      if (ratings.length === 0) return;
      const exact = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
      expect(Math.abs((mean?.value ?? 0) - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(String(mean?.value)).toMatch(/^[1-5](\.\d)?$/);
    }),
  );
});

test('what the site’s own cooks say counts for nothing', () => {
  fc.assert(
    fc.property(marks, marks, (all, ours) => {
      const site = ours.map((mark) => ({ ...mark, userId: siteCooks.ines }));
      expect(summarize([...all, ...site], lines)).toEqual(summarize(all, lines));
    }),
  );
});

test('a change counts by person, while its line reads as it was cooked', () => {
  fc.assert(
    fc.property(marks, (all) => {
      const { changes } = summarize(all, lines);
      const counting = all.filter(({ countsLater }) => !countsLater);
      const last = people.flatMap((person) => latest(counting, person) ?? []);
      const expected = lines.ingredientIds.flatMap((lineId, index) => {
        const isOld = (mark: ReviewMark) => mark.cookedLines[index] !== signLines(lines)[index];
        const cooked = last.filter((mark) => !isOld(mark));
        return changeKinds.flatMap((kind) => {
          const did = cooked.filter((mark) =>
            mark.changes.some((one) => one.kind === kind && one.lineId === lineId),
          );
          const line = lines.ingredients[index] ?? '';
          return did.length >= 2 ? [{ kind, line, people: did.length, of: cooked.length }] : [];
        });
      });
      expect(changes).toHaveLength(Math.min(6, expected.length));
      expect(expected).toEqual(expect.arrayContaining(changes));
      const counts = changes.map((one) => one.people);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }),
  );
});

test('the order of reviews does not matter', () => {
  fc.assert(
    fc.property(marks, (all) => {
      const counted = (some: ReviewMark[]) => {
        const { changes, ...rest } = summarize(some, lines);
        return { ...rest, people: changes.map((one) => one.people) };
      };
      expect(counted(all.toReversed())).toEqual(counted(all));
    }),
  );
});

test('what a person says anew is taken from the tally and added, as if all were counted', () => {
  fc.assert(
    fc.property(marks, marks, (all, others) => {
      const ofFirst = (some: ReviewMark[]) => some.filter(({ userId }) => userId === 'a');
      const after = [...all.filter(({ userId }) => userId !== 'a'), ...ofFirst(others)];
      const kept = retally(tallyOf(all), tallyOf(ofFirst(all)), tallyOf(ofFirst(others)));
      expect(kept).toEqual(tallyOf(after));
    }),
  );
});

test('other words of a line are an earlier version, another order is not', () => {
  const now = signLines(lines);
  const isEarlier = earlierThan(lines);
  expect(isEarlier(now)).toBe(false);
  expect(isEarlier(now.toReversed())).toBe(false);
  expect(isEarlier(signLines(older))).toBe(true);
  expect(isEarlier(now.slice(1))).toBe(true);
  expect(isEarlier([...now, '00000000'])).toBe(true);
  // A line that is another line with the same words is another line.
  expect(signLines({ ...lines, ingredientIds: ['x', 'e', 't'] })[0]).not.toBe(now[0]);
});

test('a heading, and the sign that fixes an amount, are no other version, in reviews of before either', () => {
  const more = {
    ...lines,
    ingredients: ['# For the base', '200 g sugar =', '2 eggs', 'To serve:', 'salt'],
    ingredientIds: ['h', 's', 'e', 'i', 't'],
  };
  const asTheyStand = more.ingredients.map(
    (line, index) => signsOf(more.ingredientIds[index] ?? '', line).at(-1) ?? '',
  );
  for (const cooked of [signLines(lines), signLines(more), asTheyStand]) {
    expect(earlierThan(more)(cooked)).toBe(false);
  }
  expect(earlierThan(lines)(signLines(more))).toBe(false);
  expect(earlierThan(more)(signLines(older))).toBe(true);
});

test('a change counts on a line whose amount its author fixed meanwhile', () => {
  const fixed = { ...lines, ingredients: ['200 g sugar =', '2 eggs', 'salt'] };
  const less = (userId: string, of: typeof lines, cookedLines: string[]) => ({
    userId,
    day: 1,
    rating: null,
    asWritten: false,
    countsLater: false,
    cookedLines,
    changes: [{ kind: 'less' as const, lineId: 's', line: of.ingredients[0] ?? '' }],
  });
  const asItStands = [signsOf('s', '200 g sugar =')[1] ?? '', ...signLines(lines).slice(1)];
  const all = [
    less('a', lines, signLines(lines)),
    less('b', fixed, signLines(fixed)),
    less('c', fixed, asItStands),
  ];
  expect(summarize(all, fixed).changes).toEqual([
    { kind: 'less', line: '200 g sugar =', people: 3, of: 3 },
  ]);
});
