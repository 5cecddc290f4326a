import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltWeb } from '#server/built-web.ts';
import { Crowd, slowestOf } from '#test/support/abuse/crowd.ts';
import { floods, pour } from '#test/support/abuse/flood.ts';
import { exchange } from '#test/support/raw-http.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
let origin: string;
beforeAll(async () => {
  site = await openSite({}, { web: await loadBuiltWeb() });
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site[Symbol.asyncDispose]());

test('hundreds of silent connections keep nobody out', async () => {
  using crowd = new Crowd();
  await crowd.gather(origin, 300);
  expect(crowd.refused).toBe(0);
  expect(await slowestOf(origin, 12)).toBeLessThan(5_000);
});

test('a connection is ended that stays silent, drips, or does not read', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = site.app.server;
  expect(headersTimeout).toBe(15_000);
  expect(requestTimeout).toBe(120_000);
  expect(timeout).toBe(120_000);
  // Above the 60 s of common proxies, or they would send into a closing door.
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
});

describe('a body', () => {
  const mostBytes = 60_000_000;

  test.each(Object.keys(floods))(
    '%s is refused, the line cut, and others are served',
    async (name) => {
      const [outcome, slowest] = await Promise.all([
        pour(origin, name, mostBytes),
        slowestOf(origin, 4),
      ]);
      expect(outcome.sent).toBeLessThan(mostBytes);
      expect([413, 400, 0]).toContain(outcome.status);
      expect(slowest).toBeLessThan(10_000);
    },
  );
});

test('many headers are refused before they are too many', async () => {
  const many = Array.from({ length: 3_000 }, (_, n) => `X-${n}: ${n}`).join('\r\n');
  const reply = await exchange(origin, `GET / HTTP/1.1\r\nHost: x\r\n${many}\r\n\r\n`);
  expect(reply.status).toBe(431);
});

test('requests that come in one heap are all answered, in order', async () => {
  const one = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const reply = await exchange(origin, one.repeat(50));
  expect(reply.status).toBe(200);
  expect(await slowestOf(origin, 4)).toBeLessThan(5_000);
});
