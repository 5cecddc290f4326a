import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

const message = { from_email: 'a@example.org', from_name: 'A', subject: 'S' };

let site: TestSite;
beforeAll(async () => {
  site = await openSite({
    PUBLIC_URL: 'https://recipes.example.org',
    CORS_ORIGINS: 'https://app.example.org',
  });
});
afterAll(() => site[Symbol.asyncDispose]());

async function send(headers: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(message)) form.set(name, value);
  const call = { method: 'POST' as const, form };
  const all = { host: 'recipes.example.org', ...headers };
  return site.call('/api/v1.0/email/send-form', { ...call, headers: all });
}

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a site whose name begins alike', { origin: 'https://recipes.example.org.evil.example' }],
  ['another port', { origin: 'https://recipes.example.org:8443' }],
  ['a page without a name', { origin: 'null' }],
  [
    'another site, whatever else it says',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }],
  ['another site, by Referer', { referer: 'https://evil.example/recipes.example.org' }],
])('a message from %s is refused, and not kept', async (_what, headers) => {
  const { total } = await site.deps.reader.listContactMessages(1);
  const reply = await send(headers);
  expect([reply.statusCode, reply.data.code]).toEqual([403, 'foreign_page']);
  expect((await site.deps.reader.listContactMessages(1)).total).toBe(total);
});

test.each([
  ['a page of this site', { origin: 'https://recipes.example.org' }],
  [
    'this site under the host that was asked',
    { host: 'localhost:8080', origin: 'http://localhost:8080' },
  ],
  ['a page of CORS_ORIGINS', { origin: 'https://app.example.org' }],
  ['this site, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ['this site, by Referer', { referer: 'https://recipes.example.org/contact' }],
  ['no page at all', {}],
])('a message from %s is kept', async (_what, headers) => {
  const { total } = await site.deps.reader.listContactMessages(1);
  expect((await send(headers)).statusCode).toBe(200);
  expect((await site.deps.reader.listContactMessages(1)).total).toBe(total + 1);
});
