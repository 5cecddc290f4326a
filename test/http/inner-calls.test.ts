import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Send } from '#contract/client.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import type { Web } from '#server/http/web.ts';
import { noteUnkept } from '#server/kept/notes.ts';
import { createMetrics } from '#server/process/metrics.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

/** What the page at present under way asks with. */
let ask: (send: Send) => Promise<unknown> = async () => null;
let told: unknown;

const web: Web = {
  manifest: null,
  serveAssets: async () => undefined,
  load: async () => ({
    scriptHashes: [],
    async render({ send }) {
      told = await ask(send);
      // Each page of these tests asks something else.
      noteUnkept();
      return { status: 200, headers: { 'content-type': 'text/html' }, html: 'a page' };
    },
  }),
};

let site: TestSite;
let food: { _id: string; slug: string; userId: string };
const metrics = createMetrics();
beforeAll(async () => {
  site = await openSite(
    { LIMIT_SEARCH_PER_ADDRESS: '3' },
    { web, metrics: { metrics, token: 'token' } },
  );
  food = await site.publish(await site.person(), {
    name: 'Inner soup',
    category: cuisineId('Thai'),
  });
});
afterAll(() => site[Symbol.asyncDispose]());

/** What a page is told that asks for this. */
async function inside(url: string, page = '/page') {
  ask = (send) => send({ method: 'GET', url, headers: {}, form: false });
  await site.call(page);
  return told as { status: number; body: unknown };
}

const paths = () => [
  '/api/v1/food/get-food?limit=48',
  '/api/v1/food/get-food?limit=48&view=card',
  '/api/v1/food/get-food?limit=48&view=id',
  '/api/v1/food/get-food',
  '/api/v1/food/get-food?limit=many',
  '/api/v1/food/get-food?limit=0&limit=1',
  `/api/v1/food/get-food/${food.slug}`,
  '/api/v1/food/get-food/no%20such',
  '/api/v1/food/get-food/%E0%A4%A',
  '/api/v1/food/get-food/..',
  '/api/v1/food/get-food/',
  `/api/v1/food/related-food/${food._id}/${cuisineId('Thai')}?view=card`,
  `/api/v1/recipe-reviews/${food._id}?limit=5`,
  `/api/v1/recipe-reviews/${food._id}?cursor=none`,
  '/api/v1/food/browse?sort=newest&limit=0',
  '/api/v1/category/get-category',
  '/api/v1/home/tonight',
  '/api/v1/auth/me',
  '/api/v1/nothing',
  `/api/v1/food/get-food/${'x'.repeat(3_000)}`,
];

test('a page is told what whoever makes the call is told, in its own language', async () => {
  for (const url of paths()) {
    for (const [page, headers] of [
      ['/page', {}],
      ['/de/page', { 'x-language': 'de' }],
    ] as const) {
      const outside = await site.app.inject({ url, headers });
      const { status, body } = await inside(url, page);
      expect({ url, status, body }).toEqual({
        url,
        status: outside.statusCode,
        body: outside.json(),
      });
    }
  }
});

test('what a page asks counts for its visitor, and is refused past the limit', async () => {
  const found = async (n: number) => {
    const { status, body } = await inside(`/api/v1/food/search/soup?limit=${n}`);
    return [status, (body as { code?: string }).code];
  };
  const answers = [];
  for (let n = 1; n <= 4; n += 1) answers.push(await found(n));
  expect(answers).toEqual([...Array(3).fill([200, undefined]), [429, 'too_many_tries']]);
  expect((await site.call('/api/v1/food/search/soup?limit=9')).statusCode).toBe(429);
});

test('a write shows in what a page is told next', async () => {
  const newest = async () => {
    const { body } = await inside('/api/v1/food/get-recent?view=card');
    return (body as { foods: { _id: string }[] }).foods.map(({ _id }) => _id);
  };
  const before = await newest();
  expect(await newest()).toEqual(before);
  const mine = await site.publish(await site.person(), { name: 'Inner stew' });
  expect(await newest()).toEqual([mine._id, ...before]);
});

test('calls inside pages are counted under their own routes', async () => {
  await inside('/api/v1/food/get-food/not-asked-for-before');
  const { text } = await metrics.read();
  expect(text).toContain(
    'potluck_http_requests_total{route="/api/v1/food/get-food/:slug",method="GET",status="404"}',
  );
});
