import { describe, expect, test } from 'vitest';
import { createMetrics } from '#server/process/metrics.ts';
import { logInto, openSite } from '#test/support/site.ts';

describe('readiness', () => {
  test('a site whose database and photos answer is ready', async () => {
    await using site = await openSite();
    expect((await site.call('/readyz')).statusCode).toBe(200);
  });

  test('a stopping site is healthy and not ready', async () => {
    await using site = await openSite();
    site.deps.state.isStopping = true;
    const ready = await site.call('/readyz');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
    expect((await site.call('/healthz')).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  const token = 'a token for the tests';

  test('are absent without a token in the settings', async () => {
    await using site = await openSite();
    expect((await site.call('/metrics')).statusCode).toBe(404);
    expect((await site.call('/metrics', { token })).statusCode).toBe(404);
  });

  test('are read by whoever knows the token, and by nobody else', async () => {
    await using site = await openSite({}, { metrics: { metrics: createMetrics(), token } });
    for (const wrong of [undefined, '', 'Bearer ', 'Bearer nonsense', `${token}x`]) {
      const reply = await site.call('/metrics', wrong === undefined ? {} : { token: wrong });
      expect(reply.statusCode, wrong).toBe(404);
    }
    const reply = await site.call('/metrics', { token: `Bearer ${token}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/plain');
  });

  test('count requests by route and status, searches, the cache and the event loop', async () => {
    await using site = await openSite({}, { metrics: { metrics: createMetrics(), token } });
    const person = await site.person();
    await site.publish(person, { name: 'Counted dal' });
    await site.call('/api/v1/food/get-food/counted-dal');
    await site.call('/api/v1/food/get-food/counted-dal');
    await site.call('/api/v1/food/get-food/no-such-dish');
    await site.call('/api/v1/food/search/counted');
    const { body } = await site.call('/metrics', { token });
    const route = 'route="/api/v1/food/get-food/:slug"';
    expect(body).toContain(`potluck_http_requests_total{${route},method="GET",status="404"} 1`);
    expect(body).toMatch(/potluck_http_request_seconds_bucket\{le="0\.\d+",route="\/api\/v1/);
    expect(body).toContain('potluck_search_seconds_count 1');
    expect(body).toMatch(/potluck_cache_hits [1-9]/);
    expect(body).toMatch(/potluck_cache_misses [1-9]/);
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
    expect(body).not.toContain('counted-dal');
  });
});

describe('the log of a flood', () => {
  test('holds no refusal as an error, whatever its status', async () => {
    const lines: string[] = [];
    await using site = await openSite({}, { log: logInto(lines) });
    site.deps.state.isStopping = true;
    const refused = ['/oembed?format=xml', '/readyz', '/nowhere', '/api/v1/food/get-food?cursor=x'];
    const replies = await Promise.all(refused.map((url) => site.call(url)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([501, 503, 404, 400]);
    expect(lines).toEqual([]);
  });

  test('holds ten errors of one kind in a minute, however many there are', async () => {
    const lines: string[] = [];
    await using site = await openSite(
      {},
      {
        log: logInto(lines),
        reading: (_file, ports) => ({
          ...ports,
          searcher: { ...ports.searcher, searchRecipes: () => Promise.reject(new Error('broken')) },
        }),
      },
    );
    const searches = Array.from({ length: 60 }, (_, n) =>
      site.call(`/api/v1/food/search/dish${n}`),
    );
    const statuses = (await Promise.all(searches)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([500]));
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(Array(10).fill('unexpected'));
  });
});

describe('the log', () => {
  test('tells each request by id, route and status, and nothing that people typed', async () => {
    const lines: string[] = [];
    await using site = await openSite({ LOG_LEVEL: 'info' }, { log: logInto(lines) });
    const person = await site.person('Loggable');
    await site.publish(person, { name: 'Secret dish' });
    const headers = { 'x-request-id': 'from-the-proxy-1' };
    await site.call('/api/v1/food/search/confidential', { headers });
    const text = lines.join('');
    const secrets = [person.token, person.password, person.email, 'Secret dish', 'confidential'];
    for (const secret of secrets) expect(text).not.toContain(secret);
    const last = JSON.parse(lines.at(-1) ?? '{}');
    expect(last).toMatchObject({
      reqId: 'from-the-proxy-1',
      method: 'GET',
      route: '/api/v1/food/search/*',
      status: 200,
    });
  });

  test('a reply that was made for one request carries its id, a kept one none', async () => {
    await using site = await openSite();
    const refused = await site.call('/api/v1/food/get-food/no-such-dish');
    expect(refused.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    const forged = await site.call('/api/v1/auth/me', { headers: { 'x-request-id': 'a b\n' } });
    expect(forged.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    const kept = await site.call('/api/v1/food/get-recent');
    expect(kept.headers['x-request-id']).toBeUndefined();
  });
});
