import { expect, test } from 'vitest';
import { behindCdn, hitRatio, rateOf, shareOut, topShare, zipf } from './caches.ts';

test('visits are spread by popularity, and add up', () => {
  const pages = zipf(1e8, 0.9, 1_000);
  expect(rateOf(pages)).toBeCloseTo(1_000, 6);
  expect(pages.reduce((sum, { count }) => sum + count, 0)).toBe(1e8);
  expect(pages.length).toBeLessThan(2_000);
  expect(pages[0]?.rate).toBeGreaterThan(pages.at(-1)?.rate ?? 0);
});

test('a cache that holds every page has each visit, unless writes drop it', () => {
  const pages = zipf(1_000, 0.9, 500);
  expect(hitRatio(pages, 1_000, 0)).toBeCloseTo(1, 6);
  expect(hitRatio(pages, 1_000, 1)).toBeLessThan(0.6);
});

test('a page that is dropped as often as it is visited is there half of the time', () => {
  expect(hitRatio([{ count: 1, rate: 5 }], 10, 5)).toBeCloseTo(0.5, 6);
});

test('more room never has fewer hits, and no room none', () => {
  const pages = zipf(100_000, 0.9, 100);
  const ratios = [0, 10, 100, 1_000, 10_000, 99_999].map((room) => hitRatio(pages, room, 0));
  expect(ratios[0]).toBe(0);
  expect(ratios.toSorted((a, b) => a - b)).toEqual(ratios);
});

test('the model agrees with a cache that lets go of what was unused for longest', () => {
  const [count, room, skew] = [500, 60, 0.9];
  const weights = Array.from({ length: count }, (_, n) => (n + 1) ** -skew);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const cache = new Map<number, true>();
  let [state, hits] = [7, 0];
  const visits = 60_000;
  for (let n = 0; n < visits; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let left = (state / 2 ** 32) * total;
    const page = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
    if (cache.delete(page)) hits += 1;
    cache.set(page, true);
    const [oldest] = cache.keys();
    if (cache.size > room && oldest !== undefined) cache.delete(oldest);
  }
  expect(hitRatio(zipf(count, skew, 1), room, 0)).toBeCloseTo(hits / visits, 1);
});

test('a CDN lets through at most one visit of a page in each of its places and ages', () => {
  const asked = behindCdn([{ count: 3, rate: 1_000 }], 60, 2);
  expect(asked[0]?.rate).toBeLessThan(2 / 60);
  expect(rateOf(behindCdn([{ count: 1, rate: 0.001 }], 60, 2))).toBeCloseTo(0.001, 4);
});

test('each of several processes has its share of the visits, and fewer of them kept', () => {
  const pages = zipf(10_000, 0.9, 1_000);
  expect(rateOf(shareOut(pages, 4))).toBeCloseTo(250, 6);
  expect(hitRatio(shareOut(pages, 4), 10_000, 0.5)).toBeLessThan(hitRatio(pages, 10_000, 0.5));
});

test('the most visited pages have more than their number’s share', () => {
  const pages = zipf(10_000, 0.9, 1);
  expect(topShare(pages, 1_000)).toBeGreaterThan(0.5);
  expect(topShare(pages, 10_000)).toBeCloseTo(1, 6);
});
