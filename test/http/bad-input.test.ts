import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureBomb } from '#test/support/picture-bomb.ts';
import { openSite, photoBlob, recipeForm, type TestSite } from '#test/support/site.ts';

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await openSite();
  token = (await site.person()).token;
});
afterAll(() => site[Symbol.asyncDispose]());

const publish = async (fields: Parameters<typeof recipeForm>[0]) =>
  site.call('/api/v1/food/create-food', { method: 'POST', token, form: await recipeForm(fields) });

describe('publishing refuses', () => {
  test.each([
    ['an empty name', { name: ' ' }, 422, 'name', 'field_missing'],
    ['no name', { name: null }, 422, 'name', 'field_missing'],
    ['a name of 151', { name: '🍲'.repeat(151) }, 422, 'name', 'field_too_long'],
    ['a name with NUL', { name: 'a\u0000' }, 422, 'name', 'field_invalid'],
    ['a name given twice', { name: ['a', 'b'] }, 422, 'name', 'field_invalid'],
    [
      'a description of 5,001',
      { description: 'x'.repeat(5001) },
      422,
      'description',
      'field_too_long',
    ],
    ['no ingredients', { ingredientList: null }, 422, 'ingredients', 'field_missing'],
    ['an empty ingredient', { ingredientList: ['a', ' '] }, 422, 'ingredientList', 'field_missing'],
    [
      'an ingredient of 301',
      { ingredientList: ['x'.repeat(301)] },
      422,
      'ingredientList',
      'field_too_long',
    ],
    [
      '101 ingredients',
      { ingredientList: Array(101).fill('x') },
      422,
      'ingredientList',
      'field_too_long',
    ],
    [
      '101 joined ingredients',
      { ingredientList: null, ingredients: Array(101).fill('x').join(',') },
      422,
      'ingredients',
      'field_too_long',
    ],
    ['61 steps', { stepList: Array(61).fill('x') }, 422, 'stepList', 'field_too_long'],
    ['a step of 2,001', { stepList: ['x'.repeat(2001)] }, 422, 'stepList', 'field_too_long'],
    ['no category', { category: null }, 422, 'category', 'category_missing'],
    ['an unknown category', { category: 'Martian' }, 422, 'category', 'category_missing'],
    ['no photo', { photo: null }, 422, 'photo', 'photo_missing'],
    ['servings that are words', { servings: 'many' }, 422, 'servings', 'field_invalid'],
    ['0 servings', { servings: '0' }, 422, 'servings', 'field_invalid'],
    ['an unknown diet', { diet: 'carnivore' }, 422, 'diet', 'field_invalid'],
    [
      'a script for a source',
      { sourceUrl: 'javascript:alert(1)' },
      422,
      'sourceUrl',
      'field_invalid',
    ],
  ])('%s', async (_what, fields, status, field, code) => {
    const reply = await publish(fields as never);
    expect([reply.statusCode, reply.data.field, reply.data.code]).toEqual([status, field, code]);
    expect(reply.data).toMatchObject({ success: false, message: expect.any(String) });
  });

  const ofSize = async (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(new Uint8Array(await (await photoBlob()).arrayBuffer()));
    return new Blob([bytes], { type: 'image/jpeg' });
  };
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  test('a photo of 1,000,000 bytes, and takes one of 999,999', async () => {
    const large = await publish({ photo: await ofSize(1_000_000) });
    expect([large.statusCode, large.data.message]).toEqual([413, 'Size is more than 1mb']);
    expect(large.data.field).toBe('photo');
    expect((await publish({ photo: await ofSize(999_999) })).statusCode).toBe(201);
  });

  test.each([
    ['a text file named .jpg', async () => new Blob(['just words'], { type: 'image/jpeg' })],
    ['an SVG', async () => new Blob([svg], { type: 'image/svg+xml' })],
    ['a truncated JPEG', async () => (await photoBlob(800, 800)).slice(0, 900)],
    ['a decompression bomb', async () => pictureBomb()],
  ])('%s', async (_what, make) => {
    const reply = await publish({ photo: await make() });
    expect([reply.statusCode, reply.data.code]).toEqual([415, 'photo_not_an_image']);
    expect(reply.data.field).toBe('photo');
  });

  test('a form with more parts than a recipe can have', async () => {
    const reply = await publish({ ingredientList: Array(500).fill('x') });
    expect([reply.statusCode, reply.data.code]).toEqual([413, 'body_too_large']);
  });

  test('a form cut off in the middle', async () => {
    const reply = await site.app.inject({
      method: 'POST',
      url: '/api/v1/food/create-food',
      headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nhal',
    });
    expect(reply.statusCode).toBe(400);
  });
});

describe('publishing keeps', () => {
  test.each([
    ['<script>alert(1)</script>'],
    [`quotes " ' and \\ and %`],
    ['emoji 🍲👩‍🍳'],
    ['עוף בתנור and العربية'],
    ['红烧肉'],
    ['x'.repeat(150)],
  ])('a name like %s', async (name) => {
    const reply = await publish({ name });
    expect([reply.statusCode, reply.data.food?.name]).toEqual([201, name]);
    const again = await site.call(`/api/v1/food/get-food/${reply.data.food.slug}`);
    expect(again.data.food.name).toBe(name);
    expect(reply.data.food.slug).toMatch(/^[a-z0-9-]{1,80}$/);
  });
});

describe('a body', () => {
  test.each([
    ['that is not JSON', '{', 'application/json'],
    ['that is empty', '', 'application/json'],
    ['that is JSON null', 'null', 'application/json'],
    ['that is an array', '[]', 'application/json'],
    ['that is text', 'hello', 'text/plain'],
    ['that claims to be a form', 'hello', 'multipart/form-data'],
  ])('%s is a 400', async (_what, payload, type) => {
    const headers = { 'content-type': type };
    const reply = await site.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers,
      payload,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_request']);
  });

  test('that is empty is none where the call takes none, whatever its header says', async () => {
    const person = await site.person();
    const reply = await site.app.inject({
      method: 'POST',
      url: '/api/v1/auth/logout',
      headers: { authorization: person.token, 'content-type': 'application/json' },
    });
    expect([reply.statusCode, reply.json().success]).toEqual([200, true]);
  });

  test('of JSON holds as much of a recipe as a form does', async () => {
    const { data } = await publish({ name: 'Long stew' });
    const steps = Array.from({ length: 60 }, (_, at) => `${at} ${'x'.repeat(1_900)}`);
    const { _id, name, description, ingredientList, userId } = data.food;
    const category = data.food.category._id;
    const json = { name, description, category, ingredientList, userId, stepList: steps };
    const url = `/api/v1/food/update-food/${_id}`;
    const reply = await site.call(url, { method: 'PUT', token, json });
    expect([reply.statusCode, reply.data.food?.stepList.length]).toEqual([200, 60]);
  });

  test('with objects where strings belong is refused at its field', async () => {
    const json = { email: { $gt: '' }, password: { $gt: '' } };
    const reply = await site.call('/api/v1/auth/login', { method: 'POST', json });
    expect([reply.statusCode, reply.data.success]).toEqual([200, false]);
  });

  test('of a megabyte is refused', async () => {
    const json = { email: 'x'.repeat(1_000_000), password: 'x' };
    const reply = await site.call('/api/v1/auth/login', { method: 'POST', json });
    expect([reply.statusCode, reply.data.code]).toEqual([413, 'body_too_large']);
  });
});

describe('an address', () => {
  test('that cannot be decoded is a 400', async () => {
    for (const url of ['/api/v1/food/get-food/%E0%A4%A', '/%', '/api/v1/food/search/%ff']) {
      expect((await site.app.inject({ url })).statusCode).toBe(400);
    }
  });

  test.each([
    ['/api/v1/food/get-food/no-such-recipe', 'recipe_not_found'],
    ['/api/v1/food/get-food/%00', 'recipe_not_found'],
    [`/api/v1/food/get-food/${'x'.repeat(5000)}`, 'recipe_not_found'],
    ['/api/v1/food/related-food/nonsense/nonsense', 'recipe_not_found'],
    ['/api/v1/nothing', 'not_found'],
    ['/photos/..%2f..%2fpotluck.sqlite', 'not_found'],
    ['/photos/nothing.webp', 'not_found'],
  ])('%s is a 404', async (url, code) => {
    const reply = await site.call(url);
    expect([reply.statusCode, reply.data.code]).toEqual([404, code]);
  });

  test.each([
    ['/api/v1/food/update-food/nonsense', 'PUT'],
    ['/api/v1/food/delete-food/nonsense', 'DELETE'],
  ] as const)('%s with an id that is not an id is a 404', async (url, method) => {
    const form = method === 'PUT' ? { form: await recipeForm() } : {};
    const reply = await site.call(url, { method, token, ...form });
    expect([reply.statusCode, reply.data.code]).toEqual([404, 'recipe_not_found']);
  });

  test.each([
    ['?limit=abc', 'bad_request'],
    ['?limit=0', 'bad_request'],
    ['?cursor=garbage', 'bad_cursor'],
    [`?cursor=${'x'.repeat(300)}`, 'bad_cursor'],
  ])('get-food%s is a 400', async (query, code) => {
    const reply = await site.call(`/api/v1/food/get-food${query}`);
    expect([reply.statusCode, reply.data.code]).toEqual([400, code]);
  });
});

describe('a keyword', () => {
  test.each([
    '%',
    "'",
    '"',
    '*',
    '(',
    ')',
    'NEAR',
    'NEAR(a b)',
    'a AND',
    '-',
    ':',
    '^',
    '🍲',
    'wow‼soup',
    '\u{10f73}⽛〽ᴷ',
    '\u0000',
    '{}',
    'a"b',
  ])('%j is answered with a list', async (keyword) => {
    const reply = await site.call(`/api/v1/food/search/${encodeURIComponent(keyword)}`);
    expect(reply.statusCode).toBe(200);
    expect(Array.isArray(reply.data)).toBe(true);
  });

  test('that is empty answers an empty list', async () => {
    for (const url of ['/api/v1/food/search/', '/api/v1/food/search/%20']) {
      const reply = await site.call(url);
      expect([reply.statusCode, reply.body]).toEqual([200, '[]']);
    }
  });

  test('of 200 characters is searched, of 201 or 10,000 refused', async () => {
    const search = (n: number) => site.call(`/api/v1/food/search/${'x'.repeat(n)}`);
    expect((await search(200)).statusCode).toBe(200);
    for (const n of [201, 10_000]) {
      const reply = await search(n);
      expect([reply.statusCode, reply.data.code]).toEqual([400, 'keyword_too_long']);
    }
  });
});
