import { expect, test } from 'vitest';
import { AddedFigures } from './figures.ts';
import { createMetrics } from './metrics.ts';

const countOf = (text: string, name: string) =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]);

test('what several processes counted never falls, whoever is silent or ends; what they are is that of those there are', async () => {
  const added = new AddedFigures<number>();
  const processes = [0, 1].map((n) => {
    const metrics = createMetrics();
    metrics.watchCache(() => ({ hits: 10 + n, misses: 1, bytes: 100 }));
    for (let i = 0; i <= n; i += 1) metrics.countRequest('/healthz', 'GET', 200, 0.01);
    return metrics;
  });
  for (const [n, { figures }] of processes.entries()) added.note(n, await figures());
  const told = async () => {
    const text = await added.read();
    const names = ['http_requests_total', 'http_request_seconds_count', 'cache_hits'];
    const counts = names.map((name) => countOf(text, `potluck_${name}`));
    const present = ['processes', 'cache_bytes'].map((name) => countOf(text, `potluck_${name}`));
    return [...counts, ...present];
  };
  expect(await told()).toEqual([3, 3, 21, 2, 200]);
  added.end(1);
  expect(await told()).toEqual([3, 3, 21, 1, 100]);
  added.end(1);
  // Another takes its place, and ends too.
  const next = createMetrics();
  next.countRequest('/healthz', 'GET', 200, 0.01);
  added.note(2, await next.figures());
  expect(await told()).toEqual([4, 4, 21, 2, 100]);
  added.end(2);
  expect(await told()).toEqual([4, 4, 21, 1, 100]);
});
