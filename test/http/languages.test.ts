import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { calls } from '#contract/index.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import type { Entry } from '#messages/format.ts';
import type { Web } from '#server/http/web.ts';
import { exchange } from '#test/support/raw-http.ts';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

/** The catalogue with a mark before every text: what a site of this test says in German. */
const marked = (entry: Entry) =>
  typeof entry === 'string'
    ? `¡${entry}`
    : Object.fromEntries(
        Object.entries(entry).map(([form, text]) => [form, form === 'by' ? text : `¡${text}`]),
      );
const ownGerman = Object.fromEntries(
  Object.entries(catalogueOf('en')).map(([key, entry]) => [key, marked(entry)]),
);
const MESSAGES = JSON.stringify({ de: ownGerman });
const german = { 'x-language': 'de' };

/** A page that tells its language, how many recipes there are, and what a missing one is refused with. */
const web: Web = {
  manifest: null,
  serveAssets: async () => undefined,
  load: async () => ({
    scriptHashes: [],
    async render({ url, send, site }) {
      const api = createClient(send);
      const list = await api.listRecipes({ query: { limit: 48 } });
      const missing = url.endsWith('/gone')
        ? await api.getRecipe({ params: { slug: 'missing' } })
        : null;
      const told = {
        language: site.language,
        own: site.messages['error.not_found'],
        names: list.ok && list.data.foods.map(({ name }) => name),
        missing: missing && !missing.ok && missing.message,
      };
      const headers = { 'content-type': 'application/json' };
      return { status: missing ? 404 : 200, headers, html: JSON.stringify(told) };
    },
  }),
};

let site: TestSite;
let reads = 0;
beforeAll(async () => {
  const settings = { MESSAGES, LIMIT_SEARCH_PER_ADDRESS: '1', LIMIT_RENAME_PER_RECIPE: '1' };
  site = await openSite(settings, {
    web,
    reading: (_file, { reader, searcher }) => ({
      searcher,
      reader: {
        ...reader,
        listRecipes(...args) {
          reads += 1;
          return reader.listRecipes(...args);
        },
      },
    }),
  });
});
afterAll(() => site[Symbol.asyncDispose]());

type Asked = Parameters<TestSite['call']>;
type Kind = { code: string; ask: () => Promise<Asked> | Asked };

const post = (url: string, json: unknown, more: object = {}): Asked => [
  url,
  { method: 'POST', json, ...more },
];
const login = '/api/v1/auth/login';
const account = { name: 'A', email: 'a@example.org', password: 'correct horse', answer: 'Dal' };
const form = async (fields = {}) => ({ form: await recipeForm(fields) });
let address = 0;
/** A search more than its address may make. */
async function searched(): Promise<Asked> {
  address += 1;
  const call = { address: `10.0.0.${address}` };
  await site.call('/api/v1/food/search/dal', call);
  return ['/api/v1/food/search/dal', call];
}
async function published(fields: object, named: object = {}): Promise<Asked> {
  const { token } = await site.person();
  const call = { method: 'POST' as const, token, ...(await form(fields)), ...named };
  return ['/api/v1/food/create-food', call];
}
async function edited(fields: object): Promise<Asked> {
  const person = await site.person();
  const food = await site.publish(person);
  const url = `/api/v1/food/update-food/${food._id}`;
  const edit = async (changed: object) => ({
    method: 'PUT' as const,
    token: person.token,
    ...(await form({ photo: null, ...changed })),
  });
  await site.call(url, await edit({ name: 'Once' }));
  return [url, await edit(fields)];
}

/** One of every way in which a request is refused. */
const kinds: Kind[] = [
  { code: 'field_missing', ask: () => post(login, { password: 'x' }) },
  { code: 'field_too_long', ask: () => post(login, { ...account, email: 'a'.repeat(300) }) },
  {
    code: 'field_too_short',
    ask: () => post('/api/v1/auth/register', { ...account, password: 'x' }),
  },
  { code: 'field_invalid', ask: () => published({ servings: 'many' }) },
  { code: 'category_missing', ask: () => published({ category: '' }) },
  { code: 'photo_missing', ask: () => published({ photo: null }) },
  { code: 'photo_not_an_image', ask: () => published({ photo: new Blob(['no picture']) }) },
  { code: 'photo_too_large', ask: () => published({ photo: new Blob(['x'.repeat(1_000_001)]) }) },
  { code: 'field_too_long', ask: () => published({ ingredientList: ['a'.repeat(5_000)] }) },
  {
    code: 'password_common',
    ask: () => post('/api/v1/auth/register', { ...account, password: 'password123' }),
  },
  { code: 'bad_request', ask: () => [login, { method: 'POST', json: [] }] },
  { code: 'bad_cursor', ask: () => ['/api/v1/food/get-food?limit=5&cursor=none'] },
  { code: 'body_too_large', ask: () => post(login, { ...account, name: 'x'.repeat(200_000) }) },
  { code: 'wrong_credentials', ask: () => post(login, { ...account, password: 'another' }) },
  {
    code: 'wrong_answer',
    ask: () => post('/api/v1/auth/forgot-password', { ...account, newPassword: 'correct horse' }),
  },
  { code: 'not_signed_in', ask: () => ['/api/v1/auth/me'] },
  {
    code: 'admins_only',
    ask: async () => ['/api/v1/admin/acts', { token: (await site.person()).token }],
  },
  {
    code: 'not_you',
    ask: async () => ['/api/v1/auth/single-user/other', { token: (await site.person()).token }],
  },
  { code: 'recipe_not_found', ask: () => ['/api/v1/food/get-food/none'] },
  { code: 'not_found', ask: () => ['/api/v1/nothing'] },
  { code: 'not_found', ask: () => ['/photos/none.webp'] },
  { code: 'category_not_found', ask: () => ['/recipe-category/none/feed.xml'] },
  { code: 'method_not_allowed', ask: () => ['/explore', { method: 'DELETE' }] },
  { code: 'too_many_tries', ask: searched },
  { code: 'too_many_renames', ask: () => edited({ name: 'Twice' }) },
  { code: 'recipe_changed', ask: () => edited({ name: 'Once', baseUpdatedAt: '2001-01-01' }) },
  {
    code: 'foreign_page',
    ask: () =>
      post('/api/v1.0/email/send-form', {}, { headers: { origin: 'https://evil.example' } }),
  },
  { code: 'field_missing', ask: async () => importing({}) },
  { code: 'link_not_allowed', ask: async () => importing({ url: 'http://127.0.0.1/' }) },
  { code: 'no_recipe_found', ask: async () => importing({ text: 'Nothing to eat' }) },
  { code: 'keyword_too_long', ask: () => [`/api/v1/food/search/${'a'.repeat(201)}`] },
];
async function importing(json: object): Promise<Asked> {
  return post('/api/v1/food/import-recipe', json, { token: (await site.person()).token });
}

describe.each(kinds)('a request refused with $code', ({ code, ask }) => {
  const refusalTo = async (headers: Record<string, string>) => {
    const [url, call = {}] = await ask();
    const { data } = await site.call(url, { ...call, headers: { ...call.headers, ...headers } });
    expect([data.success, data.code]).toEqual([false, code]);
    return data.message;
  };

  test('is told so in the language that it names, every word of it', async () => {
    const message = await refusalTo(german);
    expect(message).toMatch(/^¡/);
    const field = /^\S+ (is required|is too long|needs|is not valid)/.exec(message);
    if (field) expect(message).toMatch(/^¡¡/);
  });

  test('is told so in English otherwise, whatever Accept-Language says', async () => {
    expect(await refusalTo({ 'accept-language': 'de' })).not.toContain('¡');
    expect(await refusalTo({ 'x-language': 'fr', 'accept-language': 'de' })).not.toContain('¡');
  });
});

test('what was done is told in the language of the request', async () => {
  const person = await site.person();
  const { _id } = await site.publish(person);
  for (const [named, mark] of [
    [german, '¡'],
    [{ 'x-language': 'en' }, ''],
  ] as const) {
    const json = { _id };
    const call = { method: 'POST' as const, token: person.token, headers: named, json };
    const { data } = await site.call('/api/v1/food/save-recipe', call);
    expect(data.message).toBe(mark + catalogueOf('en')[data.saved ? 'save.saved' : 'save.removed']);
  }
});

test('hostile names of languages are English, and no fault', async () => {
  const odd = [
    'de-DE',
    'DE',
    'de, en',
    'de;q=1',
    'd\u00e9',
    '../de',
    '__proto__',
    'x'.repeat(8_000),
  ];
  for (const named of odd) {
    const { statusCode, data } = await site.call('/api/v1/nothing', {
      headers: { 'x-language': named },
    });
    expect([statusCode, data.message]).toEqual([404, catalogueOf('en')['error.not_found']]);
  }
});

describe('a page', () => {
  const read = async (url: string, headers = {}) =>
    JSON.parse((await site.call(url, { headers })).body);

  test('has the language of its address, whatever the headers say', async () => {
    for (const headers of [{}, german, { 'accept-language': 'de' }]) {
      expect(await read('/explore', headers)).toMatchObject({ language: 'en' });
      expect(await read('/de/explore', headers)).toMatchObject({ language: 'de' });
    }
    expect(await read('/de')).toMatchObject({ language: 'de', own: ownGerman['error.not_found'] });
    expect((await read('/')).own).toBeUndefined();
    expect(await read('/dessert')).toMatchObject({ language: 'en' });
  });

  test('has that of the address that it is, where a step leads out of another', async () => {
    const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const languageAt = async (path: string) => {
      const asked = `GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`;
      return JSON.parse((await exchange(origin, asked)).body).language;
    };
    for (const path of ['/de/..', '/de/../explore', '/de/%2e%2e//explore'])
      expect(await languageAt(path), path).toBe('en');
    expect(await languageAt('/explore/../de')).toBe('de');
  });

  test('asks its calls in its language', async () => {
    const english = catalogueOf('en')['error.recipe_not_found'];
    expect((await read('/de/gone')).missing).toBe(`¡${english}`);
    expect((await read('/gone')).missing).toBe(english);
  });

  test('is kept for each language, until a write overtakes both', async () => {
    const fresh = async () => {
      // Where a page is hot it is made anew before the write is answered, else when it is asked for.
      const before = reads;
      await site.publish(await site.person(), { name: `Soup ${before}` });
      const names = [(await read('/')).names[0], (await read('/de')).names[0]];
      expect(names).toEqual([`Soup ${before}`, `Soup ${before}`]);
      expect(reads).toBe(before + 2);
      await Promise.all([read('/'), read('/de'), read('/de'), read('/')]);
      expect(reads).toBe(before + 2);
    };
    await fresh();
    await fresh();
  });
});

test('a list is kept for each language, and once for all names of none', async () => {
  const readsOf = async (headers: Record<string, string>) => {
    const before = reads;
    const reply = await site.call('/api/v1/food/get-food?limit=7', { headers });
    expect(reply.headers.vary).toBe('Accept-Encoding, x-language');
    return reads - before;
  };
  expect([await readsOf(german), await readsOf(german)]).toEqual([1, 0]);
  expect([await readsOf({}), await readsOf({ 'x-language': 'en' })]).toEqual([1, 0]);
  for (const named of ['fr', 'DE', 'de, de', '']) {
    expect(await readsOf({ 'x-language': named }), named).toBe(0);
  }
});

test('every call takes the header, by the document', async () => {
  const { paths, components } = (await site.call('/api/openapi.json')).data;
  const operations = Object.values(paths).flatMap((path) => Object.values(path as object));
  expect(operations).toHaveLength(Object.keys(calls).length);
  for (const { parameters } of operations) {
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/Language' });
  }
  expect(components.parameters.Language).toMatchObject({ in: 'header', name: 'x-language' });
});
