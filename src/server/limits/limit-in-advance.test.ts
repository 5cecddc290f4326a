import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { createLimitInAdvance } from './limit-in-advance.ts';

/** A limiter that also tells how often it was asked. */
function countedLimiter(points: number, duration = 60) {
  const limiter = new RateLimiterMemory({ points, duration });
  const asked = { times: 0 };
  const consume = limiter.consume.bind(limiter);
  limiter.consume = (...args) => {
    asked.times += 1;
    return consume(...args);
  };
  return { limiter, asked };
}

const isAllowed = (limit: ReturnType<typeof createLimitInAdvance>, key = 'visitor') =>
  limit.consume(key).then(
    () => true,
    (reason) => {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return false;
    },
  );

test.each([1, 3, 10, 17, 300])(
  'exactly %i tries are allowed, one after another',
  async (points) => {
    const limit = createLimitInAdvance(countedLimiter(points).limiter);
    let allowed = 0;
    for (let n = 0; n < points + 20; n += 1) if (await isAllowed(limit)) allowed += 1;
    expect(allowed).toBe(points);
  },
);

test('exactly so many are allowed when all come at once', async () => {
  const limit = createLimitInAdvance(countedLimiter(25).limiter);
  const answers = await Promise.all(Array.from({ length: 60 }, () => isAllowed(limit)));
  expect(answers.filter(Boolean)).toHaveLength(25);
});

test('a busy visitor costs few questions, and every try is counted before it is made', async () => {
  const { limiter, asked } = countedLimiter(300);
  const limit = createLimitInAdvance(limiter);
  for (let n = 0; n < 250; n += 1) {
    await limit.consume('visitor');
    const counted = (await limiter.get('visitor'))?.consumedPoints ?? 0;
    expect(counted).toBeGreaterThanOrEqual(n + 1);
    expect(counted).toBeLessThanOrEqual(n + 1 + 16);
  }
  expect(asked.times).toBeLessThan(60);
});

test('many tries at once are one question, and who asks for few at a time is not counted far ahead', async () => {
  const { limiter, asked } = countedLimiter(1_000);
  const limit = createLimitInAdvance(limiter);
  await Promise.all(Array.from({ length: 200 }, () => limit.consume('visitor')));
  expect(asked.times).toBe(1);
  expect((await limiter.get('visitor'))?.consumedPoints).toBe(200);
  await limit.consume('visitor');
  expect((await limiter.get('visitor'))?.consumedPoints).toBe(217);
});

test('another process, or this one after a restart, goes on where the count is', async () => {
  const { limiter } = countedLimiter(20);
  const before = createLimitInAdvance(limiter);
  for (let n = 0; n < 15; n += 1) await before.consume('visitor');
  const after = createLimitInAdvance(limiter);
  let allowed = 0;
  for (let n = 0; n < 20; n += 1) if (await isAllowed(after)) allowed += 1;
  expect(allowed).toBeLessThanOrEqual(5);
  expect(allowed).toBeGreaterThanOrEqual(3);
});

test('visitors are counted apart, and a new window begins anew', async () => {
  const limit = createLimitInAdvance(countedLimiter(2).limiter);
  expect([await isAllowed(limit), await isAllowed(limit), await isAllowed(limit)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await isAllowed(limit, 'another')).toBe(true);
  const short = createLimitInAdvance(countedLimiter(1, 1).limiter);
  expect(await isAllowed(short)).toBe(true);
  await expect.poll(() => isAllowed(short)).toBe(false);
  await expect.poll(() => isAllowed(short)).toBe(true);
});

test('a try at once is only what was counted in advance', async () => {
  const limit = createLimitInAdvance(countedLimiter(300).limiter);
  expect(limit.consumeAtOnce('visitor')).toBe(false);
  let atOnce = 0;
  for (let n = 0; n < 100; n += 1) {
    if (limit.consumeAtOnce('visitor')) atOnce += 1;
    else await limit.consume('visitor');
  }
  expect(atOnce).toBeGreaterThan(60);
});
