import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestOfEach } from '#storage/features/follows/rows.ts';
import { newestOf } from './newest-posts.ts';

/** A place of a moment, of a cook's n-th post. */
const placeOf = (at: number, cook: number, n: number) =>
  `${1_000_000_000_000_000 + at}${`${cook}`.padStart(12, '0')}${`${n}`.padStart(12, '0')}0`;

const posts = fc.array(fc.nat(50), { maxLength: 40 });

test('as a plain sort of all posts has them, as far as the newest of each cook tell', () => {
  fc.assert(
    fc.property(fc.array(posts, { maxLength: 8 }), fc.integer({ min: 1, max: 60 }), (all, most) => {
      const cooks = all.map((times, cook) =>
        times
          .map((at, n) => placeOf(at, cook, n))
          .sort()
          .reverse(),
      );
      const sorted = cooks.flat().sort().reverse();
      const told = cooks.map((places) => ({ text: places.slice(0, newestOfEach).join('') }));
      const { places, isAll } = newestOf(told, most);
      expect(places).toEqual(sorted.slice(0, places.length));
      expect(places.length).toBeGreaterThanOrEqual(Math.min(sorted.length, most, newestOfEach));
      if (isAll) expect(places).toEqual(sorted);
    }),
  );
});
