import { expect, test } from 'vitest';
import { loadBuiltWeb } from '#server/built-web.ts';
import { openSite } from '#test/support/site.ts';

const publicUrl = { PUBLIC_URL: 'https://recipes.example.org' };

test('a refusal tells when to come back, and no page of searches gets around it', async () => {
  await using site = await openSite({ LIMIT_SEARCH_PER_ADDRESS: '1' });
  await site.call('/api/v1/food/search/dal');
  for (const word of ['dal', 'other', 'dal?limit=1']) {
    const reply = await site.call(`/api/v1/food/search/${word}`);
    expect([reply.statusCode, reply.data.code]).toEqual([429, 'too_many_tries']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('lists that everybody is shown count against nobody, and those that somebody narrows do', async () => {
  await using site = await openSite({ LIMIT_SEARCH_PER_ADDRESS: '1' });
  const status = async (query: string) =>
    (await site.call(`/api/v1/food/browse?${query}`)).statusCode;
  const category = 'category=Thai';
  for (const query of ['', 'limit=2', category, `${category}&limit=2`, category]) {
    expect(await status(query), query).toBe(200);
  }
  expect(await status(`${category}&course=main`)).toBe(200);
  for (const query of [`${category}&course=soup`, 'course=main', `${category}&sort=rated`]) {
    expect(await status(query), query).toBe(429);
  }
  expect(await status(category)).toBe(200);
});

/** How the site sees who asks: by which of the addresses a search was counted. */
async function countedAs(settings: Record<string, string>, forwarded: string, address: string) {
  await using site = await openSite({ LIMIT_SEARCH_PER_ADDRESS: '1', ...publicUrl, ...settings });
  const headers = { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}` };
  const others = {
    'x-real-ip': forwarded,
    'cf-connecting-ip': forwarded,
    'true-client-ip': forwarded,
  };
  const all = { ...headers, ...others };
  await site.call('/api/v1/food/search/dal', { address, headers: all });
  const chain = forwarded.split(',').map((one) => one.trim());
  const counted = [];
  for (const candidate of new Set([address, ...chain])) {
    const count = await site.deps.limits.searchPerAddress.spend(candidate).then(
      () => 0,
      () => 1,
    );
    if (count) counted.push(candidate);
  }
  return counted;
}

test.each([
  ['no proxy is trusted', {}, '6.6.6.6', '10.0.0.1', '10.0.0.1'],
  ['one hop', { TRUST_PROXY: '1' }, '6.6.6.6, 7.7.7.7', '10.0.0.1', '7.7.7.7'],
  ['two hops', { TRUST_PROXY: '2' }, '6.6.6.6, 7.7.7.7, 10.0.0.2', '10.0.0.1', '7.7.7.7'],
  ['two hops, a shorter chain', { TRUST_PROXY: '2' }, '7.7.7.7', '10.0.0.1', '7.7.7.7'],
  ['a list', { TRUST_PROXY: '10.0.0.0/8' }, '6.6.6.6, 7.7.7.7, 10.0.0.2', '10.0.0.1', '7.7.7.7'],
  ['a list, from elsewhere', { TRUST_PROXY: '10.0.0.0/8' }, '6.6.6.6', '9.9.9.9', '9.9.9.9'],
])(
  'with %s a visitor cannot choose an address',
  async (_what, settings, forwarded, address, seen) => {
    expect(await countedAs(settings, forwarded, address)).toEqual([seen]);
  },
);

test.each([
  ['a port', (n: number) => `7.7.7.7:${50_000 + n}`],
  ['capitals', (n: number) => (n ? '::FFFF:7.7.7.7' : '::ffff:7.7.7.7')],
  ['nonsense', (n: number) => `nobody-${n}`],
])('%s in X-Forwarded-For makes nobody another visitor', async (_what, addressOf) => {
  await using site = await openSite({
    ...publicUrl,
    TRUST_PROXY: '1',
    LIMIT_SEARCH_PER_ADDRESS: '1',
  });
  const ask = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    return (await site.call('/api/v1/food/search/dal', { headers })).statusCode;
  };
  expect([await ask(addressOf(0)), await ask(addressOf(1))]).toEqual([200, 429]);
  // Another visitor in capitals is another visitor.
  expect(await ask('::FFFF:8.8.8.8')).toBe(200);
});

test('a person with many IPv6 addresses is one address', async () => {
  await using site = await openSite({ LIMIT_SEARCH_PER_ADDRESS: '1' });
  const ask = async (address: string) =>
    (await site.call('/api/v1/food/search/dal', { address })).statusCode;
  expect(await ask('2001:db8:1:2::1')).toBe(200);
  expect(await ask('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
  expect(await ask('::ffff:10.0.0.1')).toBe(200);
  expect(await ask('10.0.0.1')).toBe(429);
});

test('a page that searches for a visitor is counted as the visitor', async () => {
  await using site = await openSite(
    { LIMIT_SEARCH_PER_ADDRESS: '1' },
    { web: await loadBuiltWeb() },
  );
  await site.call('/search?keyword=dal', { address: '10.0.0.1' });
  const same = await site.call('/api/v1/food/search/dal', { address: '10.0.0.1' });
  expect(same.statusCode).toBe(429);
  const other = await site.call('/api/v1/food/search/dal', { address: '10.0.0.2' });
  expect(other.statusCode).toBe(200);
});
