import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  alikeBits,
  bandsNear,
  differingBits,
  dots,
  type Likeness,
  likenessOf,
} from './likeness.ts';

const band = fc.integer({ min: 0, max: 0xffff });
const likeness = fc.tuple(band, band, band, band);
const picture = (grey: (x: number, y: number) => number) =>
  Uint8Array.from({ length: dots * dots }, (_, n) => grey(n % dots, Math.floor(n / dots)));

test('whatever is alike shares a band, or one that differs from it in one bit', () => {
  const bits = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: alikeBits });
  fc.assert(
    fc.property(likeness, bits, (one: Likeness, turned) => {
      const other = [...one] as [number, number, number, number];
      for (const bit of turned) other[bit >> 4] = (other[bit >> 4] ?? 0) ^ (1 << (bit & 15));
      expect(differingBits(one, other)).toBe(turned.length);
      expect(one.some((own, n) => bandsNear(own).includes(other[n] ?? -1))).toBe(true);
    }),
  );
});

test('brightness and contrast change nothing, what is seen does, and an even picture cannot be told', () => {
  const seen = picture((x, y) => 100 + 60 * Math.sin(x / 3) * Math.cos(y / 5) + x);
  const brighter = picture((x, y) => 0.8 * (100 + 60 * Math.sin(x / 3) * Math.cos(y / 5) + x) + 30);
  const other = picture((x, y) => 100 + 60 * Math.sin(y / 2) * Math.cos(x / 7) + y);
  const [one, two, three] = [seen, brighter, other].map((each) => likenessOf(each) as Likeness);
  if (!one || !two || !three) throw new Error('One cannot be told');
  expect(differingBits(one, two)).toBeLessThanOrEqual(alikeBits);
  expect(differingBits(one, three)).toBeGreaterThan(alikeBits);
  expect(likenessOf(picture((x) => 120 + (x % 3)))).toBeNull();
});
