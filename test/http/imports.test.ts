import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createGuardedFetch } from '#server/features/imports/guarded-fetch.ts';
import { createReadOffLoop } from '#server/features/imports/read-off-loop.ts';
import { openSite, TestSite } from '#test/support/site.ts';

const path = '/api/v1/food/import-recipe';
let site: TestSite;
let reading: TestSite;
let token: string;
let origin: string;
const other = createServer((request, response) => {
  response.setHeader('content-type', 'text/html');
  if (request.url === '/none') return response.end('<p>Hello</p>');
  if (request.url === '/blocked') return response.writeHead(403).end();
  response.end(
    `<script type="application/ld+json">{"@type":"Recipe","name":"Dal","recipeCuisine":"Indian",
    "description":"Good.","image":"https://x.example/1.jpg","recipeIngredient":["1 egg"],
    "recipeInstructions":"Boil."}</script>`,
  );
});

beforeAll(async () => {
  site = await openSite();
  token = (await site.person()).token;
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  origin = `http://cooks.example:${port}`;
  // The same site with a fetcher for which that one server is the public web.
  const fetchPage = createGuardedFetch({
    userAgent: 'PotluckTest/1.0',
    resolve: async () => ['127.0.0.1'],
    isAllowed: (_address, asked) => asked === port,
    isPort: () => true,
  });
  const app = await buildApp({ ...site.deps, fetchPage }, null, process.stderr);
  reading = new TestSite(app, site.deps, site.folder, () => app.close());
});
afterAll(async () => {
  await reading[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
  other.close();
});

const ask = (json: object, of = reading) => of.call(path, { method: 'POST', token, json });

describe('a recipe of another page', () => {
  test('comes into the form with its source, and names its photo without a copy', async () => {
    const { statusCode, data } = await ask({ url: `${origin}/dal#x` });
    expect([statusCode, data.success]).toEqual([200, true]);
    expect(data.recipe).toEqual({
      name: 'Dal',
      description: 'Good.',
      ingredientList: ['1 egg'],
      stepList: ['Boil.'],
      category: '658061c3a2ae14d29540223f',
      sourceUrl: `${origin}/dal`,
    });
    expect(data.photos).toEqual([{ url: 'https://x.example/1.jpg' }]);
    expect(data.warnings).toEqual([]);
    expect((await site.call('/api/v1/food/get-food')).data.total).toBe(0);
  });

  test('may be pasted instead, with or without the address it is from', async () => {
    const text = 'Dal\nIngredients\n1 egg\nMethod\nBoil it.';
    const named = await ask({ text, url: 'https://blocked.example/dal' });
    expect(named.data.recipe).toMatchObject({
      name: 'Dal',
      sourceUrl: 'https://blocked.example/dal',
    });
    const unnamed = await ask({ text, url: '' });
    expect(unnamed.data.recipe).not.toHaveProperty('sourceUrl');
    expect(unnamed.data).not.toHaveProperty('photos');
    expect(unnamed.data.warnings).toContain('We found no photo: please add one of your own.');
    expect(unnamed.data.warnings[0]).toBe(
      'This was read from plain text: please look at every line.',
    );
    const odd = await ask({ text, url: 'javascript:alert(1)' });
    expect(odd.data.recipe).not.toHaveProperty('sourceUrl');
  });

  test('of a large page is read while others are served', async () => {
    const text = `<ul>${'<li><p>x</p></li>'.repeat(100_000)}</ul><p>Ingredients<p>1 egg`;
    let isRead = false;
    // As long as a busy machine needs: what is asked is who waits for it.
    const read = createReadOffLoop({ taskMs: 100_000 });
    const reading = read({ html: text, url: '', isPasted: true }).finally(() => {
      isRead = true;
    });
    // On the event loop the page would be read before the first of these turns had ended.
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    expect(isRead).toBe(false);
    expect((await reading)?.recipe.ingredientList).toEqual(['1 egg']);
  });

  test('may be a large page, and not an endless one', async () => {
    // Larger than usual bodies; the site gives a page ten seconds, and a busy machine takes some for the thread alone.
    const text = `${'<p>x</p>'.repeat(15_000)}<p>Ingredients<p>1 egg`;
    expect((await ask({ text })).data.recipe.ingredientList).toEqual(['1 egg']);
    const long = await ask({ text: 'x'.repeat(8_000_001) });
    expect([long.statusCode, long.data.code]).toEqual([422, 'field_too_long']);
    // Six million letters that take two bytes each.
    const letters = 'ж'.repeat(5_999_989);
    const large = async (text: string) => (await ask({ text })).data.code;
    expect(await large(`${letters}${'x'.repeat(11)}`)).toBe('no_recipe_found');
    expect(await large(`${letters}${'x'.repeat(12)}`)).toBe('body_too_large');
  });
});

describe('a refusal says why', () => {
  test.each([
    [{ url: '/none' }, 'no_recipe_found'],
    [{ url: '/blocked' }, 'link_refused'],
    [{ text: 'hello' }, 'no_recipe_found'],
    [{}, 'field_missing'],
    [{ url: ' ', text: '' }, 'field_missing'],
    [{ url: 'ftp://x.example/' }, 'link_not_allowed'],
  ])('%j: %s', async (body, code) => {
    const url = 'url' in body && body.url.startsWith('/') ? { url: origin + body.url } : {};
    const { statusCode, data } = await ask({ ...body, ...url });
    expect([statusCode, data.success, data.code]).toEqual([422, false, code]);
    expect(data.message.length).toBeGreaterThan(10);
  });

  test('for what is inside, on the site as it runs', async () => {
    for (const url of [
      'http://localhost/',
      'http://169.254.169.254/',
      'http://[::ffff:10.0.0.1]/',
    ]) {
      const { statusCode, data } = await ask({ url }, site);
      expect([statusCode, data.code, data.field]).toEqual([422, 'link_not_allowed', 'url']);
    }
  });

  test('for strangers, before anything is read', async () => {
    const reply = await reading.call(path, { method: 'POST', json: { url: origin } });
    expect([reply.statusCode, reply.data.code]).toEqual([401, 'not_signed_in']);
  });
});

describe('pages on their way are bounded', () => {
  test('three of an account and ten of all, until they are read, and those refused are not counted', async () => {
    const held: (() => void)[] = [];
    const fetchPage = async (url: string) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return { url, html: '<h2>Ingredients</h2><ul><li>1 egg</li><li>2 figs</li></ul>' };
    };
    await using slow = await openSite(
      { LIMIT_IMPORT_PER_ACCOUNT: '4' },
      { fetches: { fetchPage } },
    );
    const of = (person: { token: string }) =>
      slow.call(path, { method: 'POST', token: person.token, json: { url: 'https://x.example/' } });
    const people = await Promise.all(Array.from({ length: 4 }, () => slow.person()));
    const [first, last] = [people[0] as { token: string }, people[3] as { token: string }];
    const asked = people.slice(0, 3).flatMap((one) => [of(one), of(one), of(one)]);
    await expect.poll(() => held.length).toBe(9);
    const fourth = await of(first);
    expect([fourth.statusCode, fourth.data.code, fourth.headers['retry-after']]).toEqual([
      429,
      'too_many_tries',
      '20',
    ]);
    asked.push(of(last));
    await expect.poll(() => held.length).toBe(10);
    const one = await of(last);
    expect([one.statusCode, one.data.code]).toEqual([503, 'unavailable']);
    for (const release of held) release();
    for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200);
    expect(held).toHaveLength(10);
    held.length = 0;
    const again = of(first);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    expect((await again).statusCode).toBe(200);
    expect((await of(first)).statusCode).toBe(429);
    expect(held).toHaveLength(1);
  });
});

test('so many imports an hour are taken, and no more', async () => {
  await using limited = await openSite({ LIMIT_IMPORT_PER_ACCOUNT: '2' });
  const person = await limited.person();
  const call = { method: 'POST' as const, token: person.token, json: { text: '1 egg\nBoil.' } };
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await limited.call(path, call)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});
