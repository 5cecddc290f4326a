import { once } from 'node:events';
import { type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import type { Web } from '#server/http/web.ts';
import { noteUntil } from '#server/kept/notes.ts';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

type Reply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** A page as small as a page can be: what the API answers for its address, or its refusal. */
const web: Web = {
  manifest: null,
  serveAssets: async () => undefined,
  load: async () => ({
    scriptHashes: [],
    async render({ url, send }) {
      const api = createClient(send);
      const { pathname, searchParams } = new URL(url);
      if (pathname === '/today') noteUntil(Date.now() + 10_500);
      const keyword = searchParams.get('keyword');
      const result = keyword
        ? await api.searchRecipes({ params: { '*': keyword } })
        : await api.listRecipes({ query: { limit: 48 } });
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      const html = `<!doctype html>${new URL(url).origin} ${JSON.stringify(result.ok ? result.data : result.code)}`;
      return { status: pathname === '/gone' ? 404 : 200, headers, html: html.padEnd(3_000) };
    },
  }),
};

const sites: TestSite[] = [];
afterAll(async () => {
  for (const site of sites) await site[Symbol.asyncDispose]();
});

/** A site on a socket: kept replies are answered before the framework sees the request. */
async function listen(env: Record<string, string> = {}) {
  const site = await openSite(env, { web });
  sites.push(site);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const ask = async (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<Reply> => {
    const request = send({ port, host: '127.0.0.1', path, headers, method, agent: false }).end();
    const [response] = await once(request, 'response');
    const chunks: Buffer[] = await response.toArray();
    const bytes = Buffer.concat(chunks);
    return { status: response.statusCode, headers: response.headers, bytes, text: String(bytes) };
  };
  return { site, ask };
}

let site: TestSite;
let ask: Awaited<ReturnType<typeof listen>>['ask'];
beforeAll(async () => {
  ({ site, ask } = await listen());
});

const calls = (food: { _id: string; slug: string; userId: string }) => [
  '/api/v1/food/get-food',
  '/api/v1/food/get-food?limit=5',
  `/api/v1/food/get-food?category=${cuisineId('Thai')}`,
  `/api/v1/food/get-food?userId=${food.userId}`,
  '/api/v1/food/get-recent',
  '/api/v1/food/search/wonder',
  '/',
  '/search?keyword=wonder',
];

describe('a write shows at once', () => {
  test('a publish, an edit and a delete, on every kept list, call and page', async () => {
    const person = await site.person();
    const first = await site.publish(person, { name: 'Wonder soup', category: cuisineId('Thai') });
    const lists = calls(first);
    const own = `/api/v1/food/get-food/${first.slug}`;
    const related = `/api/v1/food/related-food/${first._id}/${cuisineId('Thai')}`;
    const see = async (text: string, urls: string[]) => {
      const replies = await Promise.all(urls.map(async (url) => [url, (await ask(url)).text]));
      return replies.filter(([, body]) => body?.includes(text)).map(([url]) => url);
    };
    expect(await see('Wonder soup', [...lists, own])).toEqual([...lists, own]);
    expect(await see('Wonder curry', [...lists, related])).toEqual([]);

    const second = await site.publish(person, {
      name: 'Wonder curry',
      category: cuisineId('Thai'),
    });
    expect(await see('Wonder curry', [...lists, related])).toEqual([...lists, related]);

    await site.call(`/api/v1/food/update-food/${second._id}`, {
      method: 'PUT',
      token: person.token,
      form: await recipeForm({ name: 'Wonder stew', photo: null, category: cuisineId('Thai') }),
    });
    expect(await see('Wonder stew', [...lists, related])).toEqual([...lists, related]);
    expect(await see('Wonder curry', [...lists, related])).toEqual([]);

    await site.call(`/api/v1/food/delete-food/${first._id}`, {
      method: 'DELETE',
      token: person.token,
    });
    expect(await see('Wonder soup', [...lists, own])).toEqual([]);
    expect((await ask(own)).status).toBe(404);
    expect((await ask(related)).status).toBe(404);
  });

  test('a recipe that moves to another cuisine leaves the one and joins the other', async () => {
    const person = await site.person();
    const food = await site.publish(person, { name: 'Nomad', category: cuisineId('Mexican') });
    const of = (cuisine: 'Mexican' | 'Chinese') =>
      ask(`/api/v1/food/get-food?category=${cuisineId(cuisine)}`);
    expect((await of('Mexican')).text).toContain('Nomad');
    expect((await of('Chinese')).text).not.toContain('Nomad');
    await site.call(`/api/v1/food/update-food/${food._id}`, {
      method: 'PUT',
      token: person.token,
      form: await recipeForm({ name: 'Nomad', photo: null, category: cuisineId('Chinese') }),
    });
    expect((await of('Mexican')).text).not.toContain('Nomad');
    expect((await of('Chinese')).text).toContain('Nomad');
  });

  test('an edit, a deletion and a removal on the saved list of others', async () => {
    const [cook, fan] = [await site.person(), await site.person()];
    const foods = [await site.publish(cook), await site.publish(cook), await site.publish(cook)];
    const [edited, deleted, removed] = foods.map((food) => food._id);
    for (const food of foods) {
      const json = { _id: food._id };
      await site.call('/api/v1/food/save-recipe', { method: 'POST', token: fan.token, json });
    }
    const saved = async () => {
      const reply = await site.call(`/api/v1/auth/single-user/${fan._id}`, { token: fan.token });
      const { savedRecipes } = reply.data.user;
      return savedRecipes.map(({ _id, name }: { _id: string; name: string }) => [_id, name]);
    };
    const names = foods.map(({ _id, name }) => [_id, name]).toReversed();
    expect(await saved()).toEqual(names);
    await site.call(`/api/v1/food/update-food/${edited}`, {
      method: 'PUT',
      token: cook.token,
      form: await recipeForm({ name: 'Quite another dish', photo: null }),
    });
    const path = `/api/v1/food/delete-food/${deleted}`;
    await site.call(path, { method: 'DELETE', token: cook.token });
    expect(await saved()).toEqual([names[0], [edited, 'Quite another dish']]);
    const act = { at: 1, actorId: null, act: 'remove' };
    await site.deps.writer.removeRecipe(removed, act);
    expect(await saved()).toEqual([[edited, 'Quite another dish']]);
    await site.deps.writer.restoreRecipe(removed, act);
    expect(await saved()).toEqual([names[0], [edited, 'Quite another dish']]);
  });

  test('a save on the saved list, which is never kept', async () => {
    const person = await site.person();
    const food = await site.publish(person);
    const url = `/api/v1/auth/single-user/${person._id}`;
    const saved = async () => {
      const reply = await ask(url, { authorization: person.token });
      expect(reply.headers['cache-control']).toBe('no-store');
      return JSON.parse(reply.text).user.savedRecipes.map((one: { _id: string }) => one._id);
    };
    const toggle = () =>
      site.call('/api/v1/food/save-recipe', {
        method: 'POST',
        token: person.token,
        json: { _id: food._id },
      });
    expect(await saved()).toEqual([]);
    await toggle();
    expect(await saved()).toEqual([food._id]);
    await toggle();
    expect(await saved()).toEqual([]);
  });
});

/** Calls may be answered in another language; a page's language is in its address. */
const varyOf = (url: string) =>
  url.startsWith('/api/') ? 'Accept-Encoding, x-language' : 'Accept-Encoding';

describe('a kept reply', () => {
  test('is the same, header by header, as the one that was made', async () => {
    await site.publish(await site.person());
    for (const url of ['/api/v1/food/get-recent', '/', '/api/v1/category/get-category']) {
      const [made, kept] = [await ask(url), await ask(url)];
      expect({ ...kept.headers, date: '' }).toEqual({ ...made.headers, date: '' });
      expect(kept.bytes).toEqual(made.bytes);
      expect(kept.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
        vary: varyOf(url),
      });
    }
  });

  test('is answered with 304 to whoever has it, until a write', async () => {
    const url = '/api/v1/food/get-recent';
    const { headers } = await ask(url);
    const etag = String(headers.etag);
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const reply = await ask(url, { 'if-none-match': known });
      expect(reply.status, known).toBe(304);
      expect(reply.bytes.byteLength).toBe(0);
      expect(reply.headers).toMatchObject({
        etag,
        vary: varyOf(url),
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await ask(url, { 'if-none-match': '"other"' })).status).toBe(200);
    await site.publish(await site.person());
    const after = await ask(url, { 'if-none-match': etag });
    expect(after.status).toBe(200);
    expect(after.headers.etag).not.toBe(etag);
  });

  test('answers HEAD with the headers of GET, whoever comes first', async () => {
    for (const [url, order] of [
      ['/explore?head=1', ['HEAD', 'GET', 'HEAD']],
      ['/explore?head=2', ['GET', 'HEAD']],
      ['/api/v1/food/get-food?limit=7', ['HEAD', 'GET', 'HEAD']],
    ] as const) {
      const replies = new Map<string, Reply>();
      for (const method of order) replies.set(method, await ask(url, {}, method));
      const [head, get] = [replies.get('HEAD'), replies.get('GET')];
      expect(head?.bytes.byteLength).toBe(0);
      expect(get?.bytes.byteLength).toBe(Number(get?.headers['content-length']));
      expect({ ...head?.headers, date: '' }).toEqual({ ...get?.headers, date: '' });
    }
  });

  test('is compressed into the same bytes, once kept and at first', async () => {
    await site.publish(await site.person(), { description: 'Long '.repeat(500) });
    for (const url of ['/', '/api/v1/food/get-food']) {
      const plain = await ask(url);
      for (let time = 0; time < 2; time += 1) {
        const br = await ask(url, { 'accept-encoding': 'gzip, deflate, br' });
        const gzip = await ask(url, { 'accept-encoding': 'gzip' });
        const vary = varyOf(url);
        expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary });
        expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary });
        expect(Number(br.headers['content-length'])).toBe(br.bytes.byteLength);
        expect(br.bytes.byteLength).toBeLessThan(plain.bytes.byteLength);
        expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
        expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
        expect(br.headers.etag).toBe(plain.headers.etag);
      }
    }
  });

  test('is the same for whoever is signed in, and with a bad token', async () => {
    const person = await site.person();
    const url = '/api/v1/food/get-recent';
    const visitor = await ask(url);
    for (const authorization of [person.token, 'nonsense']) {
      const reply = await ask(url, { authorization });
      expect(reply.bytes).toEqual(visitor.bytes);
      expect(reply.headers.etag).toBe(visitor.headers.etag);
    }
  });
});

describe('what is never kept', () => {
  test('a refusal and a 404 page', async () => {
    const url = '/api/v1/food/get-food/late-arrival';
    const refused = await ask(url);
    expect(refused.status).toBe(404);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers.etag).toBeUndefined();
    await site.publish(await site.person(), { name: 'Late arrival' });
    expect((await ask(url)).status).toBe(200);
    const gone = await ask('/gone');
    expect(gone.status).toBe(404);
    expect(gone.headers.etag).toBeUndefined();
  });

  test('the answer of a guarded call', async () => {
    const [one, two] = [await site.person('One'), await site.person('Two')];
    const me = async (token: string) =>
      JSON.parse((await ask('/api/v1/auth/me', { authorization: token })).text);
    expect((await me(one.token)).user.name).toBe('One');
    expect((await me(two.token)).user.name).toBe('Two');
    await site.call('/api/v1/auth/logout', { method: 'POST', token: one.token });
    expect((await me(one.token)).code).toBe('not_signed_in');
  });

  test('a page that shows a failure', async () => {
    const { ask: limited } = await listen({ LIMIT_SEARCH_PER_ADDRESS: '1' });
    expect((await limited('/search?keyword=dal')).text).not.toContain('too_many_tries');
    const refused = await limited('/search?keyword=rice');
    expect(refused.status).toBe(200);
    expect(refused.text).toContain('too_many_tries');
    expect(refused.headers.etag).toBeUndefined();
  });
});

describe('kept searches count', () => {
  test('as calls', async () => {
    const { ask: limited } = await listen({ LIMIT_SEARCH_PER_ADDRESS: '3' });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await limited('/api/v1/food/search/dal')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test('as pages, and when many ask at once', async () => {
    const { ask: limited } = await listen({ LIMIT_SEARCH_PER_ADDRESS: '5' });
    const url = '/search?keyword=dal';
    const replies = await Promise.all(Array.from({ length: 12 }, () => limited(url)));
    const refused = replies.filter((reply) => reply.text.includes('too_many_tries'));
    expect(refused).toHaveLength(7);
    expect((await limited(url)).text).toContain('too_many_tries');
  });
});

describe('replies that differ', () => {
  test('by CORS origin are told apart', async () => {
    const { ask: cors } = await listen({ CORS_ORIGINS: 'https://app.example.org' });
    const url = '/api/v1/food/get-recent';
    const origins = ['https://app.example.org', 'https://evil.example', ''];
    for (let time = 0; time < 2; time += 1) {
      for (const origin of origins) {
        const reply = await cors(url, origin ? { origin } : {});
        const allowed = reply.headers['access-control-allow-origin'];
        expect(allowed).toBe(origin === origins[0] ? origin : undefined);
        expect(reply.headers.vary).toContain('Origin');
      }
    }
  });

  test('by host are told apart unless PUBLIC_URL says which it is', async () => {
    const hosts = ['one.example', 'two.example'];
    const seen = async (from: typeof ask) => {
      const etags = hosts.map(async (host) => (await from('/?host=1', { host })).headers.etag);
      return new Set(await Promise.all(etags)).size;
    };
    expect(await seen(ask)).toBe(2);
    const { ask: named } = await listen({ PUBLIC_URL: 'https://potluck.example' });
    expect(await seen(named)).toBe(1);
    const hsts = await named('/', { host: 'one.example' });
    expect(hsts.headers['strict-transport-security']).toContain('max-age=');
  });
});

test('a CDN may keep pages only when CDN_MAX_AGE says so, and calls never', async () => {
  const { ask: cdn } = await listen({
    CDN_MAX_AGE: '60',
    PUBLIC_URL: 'https://potluck.example',
  });
  for (let time = 0; time < 2; time += 1) {
    expect((await cdn('/')).headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    expect((await cdn('/today')).headers['cache-control']).toMatch(/s-maxage=(10|[1-9])$/);
    expect((await cdn('/gone')).headers['cache-control']).not.toContain('s-maxage');
    expect((await cdn('/api/v1/food/get-recent')).headers['cache-control']).toBe('no-cache');
  }
});

test('those who ask at once for the same share one making of it', async () => {
  let searches = 0;
  const counting = await openSite(
    {},
    {
      reading: (_file, { reader, searcher }) => ({
        reader,
        searcher: {
          ...searcher,
          searchRecipes(...args) {
            searches += 1;
            return searcher.searchRecipes(...args);
          },
        },
      }),
    },
  );
  sites.push(counting);
  const url = '/api/v1/food/search/dal';
  const replies = await Promise.all(Array.from({ length: 20 }, () => counting.call(url)));
  expect(replies.every((reply) => reply.statusCode === 200)).toBe(true);
  expect(searches).toBe(1);
});
