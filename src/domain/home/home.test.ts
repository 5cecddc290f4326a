import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteCooks } from '../cooks/site-cooks.ts';
import { dayMs } from '../spans.ts';
import { chooseLoved, type RecentReview } from './loved.ts';
import { mostOfNewCook } from './per-cook.ts';
import { chooseTonight, type QuickRecipe, ringStart, tonightCount } from './tonight.ts';

const today = 20_000;
const noon = today * dayMs + dayMs / 2;

/** Recipes of a few cooks, each the cook's own for good. */
const recipes = fc
  .array(
    fc.record({
      cook: fc.integer({ min: 0, max: 8 }),
      daysAgo: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map(
      ({ cook, daysAgo }, n): QuickRecipe => ({
        id: `r${n}`,
        cookId: `c${cook}`,
        createdAt: noon - daysAgo * dayMs,
        isNewCook: cook % 3 === 0,
      }),
    ),
  );

test('Tonight is five different ones, no cook twice while another has none, of a new cook at most two', () => {
  fc.assert(
    fc.property(recipes, (all) => {
      const chosen = chooseTonight(all, today);
      const byId = new Map(all.map((one) => [one.id, one]));
      const perCook = Map.groupBy(chosen, (id) => byId.get(id)?.cookId ?? '');
      const allowed = [...Map.groupBy(all, ({ cookId }) => cookId).values()].reduce(
        (sum, own) => sum + (own[0]?.isNewCook ? Math.min(mostOfNewCook, own.length) : own.length),
        0,
      );
      expect(chosen).toHaveLength(Math.min(tonightCount, allowed));
      expect(new Set(chosen).size).toBe(chosen.length);
      for (const [id, theirs] of perCook) {
        if (byId.get(theirs[0] ?? '')?.isNewCook) expect(theirs.length, id).toBeLessThanOrEqual(2);
      }
      const older = all.filter(({ createdAt }) => createdAt < today * dayMs);
      const cooks = new Set(older.map(({ cookId }) => cookId));
      if (cooks.size >= tonightCount) expect(perCook.size).toBe(tonightCount);
    }),
  );
});

test('Tonight is the same in any order and whatever is published that day, and another tomorrow', () => {
  const old = Array.from(
    { length: 60 },
    (_, n): QuickRecipe => ({
      id: `r${n}`,
      cookId: `c${n % 12}`,
      createdAt: noon - 5 * dayMs,
      isNewCook: false,
    }),
  );
  const chosen = chooseTonight(old, today);
  const fresh = { id: 'x', cookId: 'new', createdAt: noon, isNewCook: true };
  expect(chooseTonight([fresh, ...old.toReversed()], today)).toEqual(chosen);
  expect(chooseTonight(old, today + 1)).not.toEqual(chosen);
  // One that goes leaves its place to its cook's next: the others stay.
  const without = chooseTonight(
    old.filter(({ id }) => id !== chosen[0]),
    today,
  );
  expect(without.slice(1)).toEqual(chosen.slice(1));
});

test('what goes during the day leaves its place to another, and everything else stays', () => {
  for (const each of [1, 2, 10]) {
    const all = Array.from({ length: 60 }, (_, n): QuickRecipe => {
      return { id: `r${n}`, cookId: `c${Math.floor(n / each)}`, createdAt: 0, isNewCook: n === 0 };
    });
    for (let day = today; day < today + 12; day += 1) {
      const chosen = chooseTonight(all, day);
      const beside = [day - 1, day + 1].flatMap((other) => chooseTonight(all, other));
      for (const { id } of all) {
        const left = chooseTonight(
          all.filter((one) => one.id !== id),
          day,
        );
        const gone = chosen.filter((one) => one !== id && !left.includes(one)).length;
        expect(left).toHaveLength(tonightCount);
        // What another day drew instead may have been one of this day's.
        const isFollowed = day % 2 === 1 && beside.includes(id);
        expect(gone, `${id} of day ${day}`).toBeLessThanOrEqual(isFollowed ? 2 : 0);
      }
    }
  }
});

test('tomorrow none of today’s stands there where there are enough, however few cook', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 30_000 }),
      (cooks, more, day) => {
        // As many of each as three days take, or more.
        const each = 3 * Math.ceil(tonightCount / cooks) + more;
        const all = Array.from({ length: cooks * each }, (_, n): QuickRecipe => {
          return { id: `r${n}`, cookId: `c${n % cooks}`, createdAt: -dayMs, isNewCook: false };
        });
        const today = chooseTonight(all, day);
        expect(chooseTonight(all, day + 1).filter((id) => today.includes(id))).toEqual([]);
      },
    ),
  );
});

test('within three months everything comes that few cooks have', () => {
  for (const cooks of [1, 2, 3, 4, 5, 6, 7, 10]) {
    const all = Array.from({ length: cooks * 7 }, (_, n): QuickRecipe => {
      return { id: `r${n}`, cookId: `c${n % cooks}`, createdAt: 0, isNewCook: false };
    });
    const days = Array.from({ length: 90 }, (_, n) => chooseTonight(all, today + n));
    expect(new Set(days.flat()).size, `${cooks} cooks`).toBe(all.length);
  }
});

test('over a year every cook comes about as often, however much they have', () => {
  const all = Array.from({ length: 200 }, (_, n): QuickRecipe => {
    const cook = n < 100 ? 0 : n % 20;
    return { id: `r${n}`, cookId: `c${cook}`, createdAt: 0, isNewCook: false };
  });
  const times = new Map<string, number>();
  for (let day = today; day < today + 365; day += 1) {
    for (const id of chooseTonight(all, day)) {
      const cook = all.find((one) => one.id === id)?.cookId ?? '';
      times.set(cook, (times.get(cook) ?? 0) + 1);
    }
    expect(ringStart(day)).toMatch(/^[0-9a-f]{16}$/);
  }
  const each = (365 * tonightCount) / 20;
  expect(times.size).toBe(20);
  for (const n of times.values()) expect(Math.abs(n - each)).toBeLessThan(each * 0.5);
});

const liked = (recipeId: string, userId: string, more: Partial<RecentReview> = {}) => ({
  recipeId,
  userId,
  cookId: `cook of ${recipeId}`,
  rating: 5,
  again: true,
  at: noon,
  ...more,
});
const choose = (reviews: RecentReview[], newCooks: string[] = []) =>
  chooseLoved(reviews, { since: noon - dayMs, isNewCook: (id) => newCooks.includes(id) });
const three = ['a', 'b', 'c'].flatMap((id) => [liked(id, 'Anna'), liked(id, 'Ben')]);

test('what is loved was made by two different people of late who liked it, most people first', () => {
  expect(choose([...three, liked('b', 'Cara'), liked('d', 'Anna'), liked('d', 'Anna')])).toEqual([
    'b',
    'a',
    'c',
  ]);
  expect(choose([...three, liked('c', 'Ben', { at: noon + 1 })])[0]).toBe('c');
  for (const bad of [{ rating: 3 }, { again: false }, { at: noon - 2 * dayMs }]) {
    const doubted = [liked('d', 'Anna'), liked('d', 'Ben', bad)];
    expect(choose([...three, ...doubted])).toEqual(['a', 'b', 'c']);
  }
  const unrated = liked('d', 'Anna', { rating: null });
  expect(choose([...three, unrated, liked('d', 'Ben')])).toHaveLength(4);
  const unsaid = liked('d', 'Anna', { rating: null, again: null });
  expect(choose([...three, unsaid, liked('d', 'Ben')])).toHaveLength(3);
  const bySite = liked('d', siteCooks.kitchen);
  expect(choose([...three, bySite, liked('d', 'Ben')])).toHaveLength(3);
});

test('nothing is loved where there are few, and of a new cook at most two', () => {
  expect(choose(three.slice(2))).toEqual([]);
  const ofOne = three.map((one) => ({ ...one, cookId: 'new' }));
  expect(choose(ofOne)).toEqual(['a', 'b', 'c']);
  expect(choose(ofOne, ['new'])).toEqual([]);
});
