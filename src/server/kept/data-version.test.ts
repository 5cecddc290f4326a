import { describe, expect, test } from 'vitest';
import { createDataVersion } from './data-version.ts';

describe('what was read at some moment', () => {
  test('holds until one of its topics changes', () => {
    const version = createDataVersion();
    const since = version.current();
    version.bump(['category:thai']);
    expect(version.isFresh(since, ['recipe:1', 'category:indian'])).toBe(true);
    expect(version.isFresh(since, ['recipe:1', 'category:thai'])).toBe(false);
    expect(version.isFresh(version.current(), ['category:thai'])).toBe(true);
  });

  test('is stale when the change came while it was being read', () => {
    const version = createDataVersion();
    version.bump(['recipes']);
    const since = version.current();
    version.bump(['recipes']);
    expect(version.isFresh(since, ['recipes'])).toBe(false);
  });

  test('is stale after anything may have changed, and what was made from no data only then', () => {
    const version = createDataVersion();
    const since = version.current();
    version.bump(['recipes']);
    expect(version.isFresh(since, [])).toBe(true);
    version.bump('everything');
    expect(version.isFresh(since, ['recipe:1'])).toBe(false);
    expect(version.isFresh(since, [])).toBe(false);
    expect(version.isFresh(version.current(), ['recipe:1'])).toBe(true);
  });

  test('is stale when its topics are too old to be remembered', () => {
    const version = createDataVersion();
    version.bump(['recipe:first']);
    const since = version.current();
    version.bump(['recipe:second']);
    for (let n = 0; n < 20_000; n += 1) version.bump([`recipe:${n}`]);
    expect(version.isFresh(since, ['recipe:second'])).toBe(false);
    expect(version.isFresh(version.current(), ['recipe:second'])).toBe(true);
  });

  test('holds after very many changes of others if it was read behind the older half of them', () => {
    const version = createDataVersion();
    const early = version.current();
    for (let n = 0; n < 6_000; n += 1) version.bump([`recipe:${n}`, 'recipes']);
    const since = version.current();
    for (let n = 6_000; n < 10_500; n += 1) version.bump([`recipe:${n}`, 'recipes']);
    expect(version.isFresh(since, ['category:thai'])).toBe(true);
    expect(version.mayShow(since, ['category:thai'])).toBe(true);
    expect(version.isFresh(since, ['recipes'])).toBe(false);
    expect(version.isFresh(since, ['recipe:9999'])).toBe(false);
    expect(version.isFresh(early, ['category:thai'])).toBe(false);
  });

  test('may be shown until the write is answered, which waits for what is made anew, and not forever', async () => {
    const version = createDataVersion();
    const { promise, resolve } = Promise.withResolvers<void>();
    version.beforeShowing(() => promise);
    const since = version.current();
    const settled = version.settle(['recipes']);
    expect(version.isFresh(since, ['recipes'])).toBe(false);
    expect(version.mayShow(since, ['recipes'])).toBe(true);
    const between = version.current();
    version.bump(['category:thai']);
    expect(version.mayShow(since, ['category:thai'])).toBe(false);
    resolve();
    await settled;
    expect(version.mayShow(since, ['recipes'])).toBe(false);
    expect(version.mayShow(between, ['recipes'])).toBe(true);
    version.beforeShowing(() => new Promise(() => undefined));
    await version.settle('everything');
    expect(version.mayShow(between, ['recipes'])).toBe(false);
  });
});
