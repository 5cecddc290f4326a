import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/define.ts';
import { calls } from '#contract/index.ts';
import type { OpenApiDocument, Operation } from '#server/features/site/openapi.ts';
import type { Json } from '#server/features/site/openapi-schemas.ts';
import { checkWork, makeChallenge } from '#server/limits/challenge.ts';
import { openSite, type TestSite } from '#test/support/site.ts';
import { lintOpenApi } from '../../scripts/openapi-lint.ts';

let site: TestSite;
let document: OpenApiDocument;
beforeAll(async () => {
  site = await openSite();
  document = (await site.call('/api/openapi.json')).data;
});
afterAll(() => site[Symbol.asyncDispose]());

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
const operationOf = (name: string) =>
  operations().find(({ operationId }) => operationId === name) as Operation;
const schemaOf = (name: string, status: string) =>
  JSON.stringify(operationOf(name).responses[status]);

describe('the API document', () => {
  test('is clean by the strict rules of two linters', async () => {
    expect(await lintOpenApi()).toEqual([]);
  });

  test('says of every call whether it is open, what it does, and under which heading it stands', () => {
    const tags = (document.tags as { name: string; description: string }[]).map(({ name }) => name);
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      const operation = operationOf(name);
      expect(operation.security, name).toEqual(call.who === 'anyone' ? [] : [{ token: [] }]);
      expect(String(operation.description), name).toContain(call.summary);
      expect(tags, name).toContain(operation.tags[0]);
    }
    expect(document.info).toMatchObject({ license: { identifier: 'MIT' } });
  });

  test('has a text for everything that it says', () => {
    const unsaid = JSON.stringify(document).match(/"docs\.[\w.-]+"/g) ?? [];
    expect(unsaid, 'keys that no catalogue has').toEqual([]);
  });

  test('calls things by their names', () => {
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(
      expect.arrayContaining(['Recipe', 'Photo', 'Category', 'User', 'Failure']),
    );
    expect(schemaOf('listRecipes', '200')).toContain(
      '"items":{"$ref":"#/components/schemas/ListedRecipe"}',
    );
    expect(JSON.stringify(document.components.schemas.ListedRecipe)).toContain(
      '"$ref":"#/components/schemas/Photo"',
    );
    const refs = JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g);
    for (const [, name] of refs) expect(names).toContain(name);
  });

  test('tells refusals that travel as 200, and the recipe that comes with a conflict', () => {
    for (const name of ['login', 'resetPassword'])
      expect(schemaOf(name, '200'), name).toMatch(/anyOf.*schemas\/Failure/);
    expect(schemaOf('register', '200')).toContain('schemas/Failure');
    expect(schemaOf('updateRecipe', '409')).toMatch(/schemas\/Failure.*schemas\/Recipe/);
  });

  test('tells the views of a reply, and no view of a call that has none', () => {
    const titles = (name: string) => schemaOf(name, '200').match(/view=\w+/g) ?? [];
    for (const name of ['listRecipes', 'recentRecipes', 'relatedRecipes', 'searchRecipes']) {
      expect(titles(name), name).toEqual(['view=card']);
      expect(schemaOf(name, '200'), name).toContain('#/components/schemas/RecipeCard');
    }
    expect(titles('getUser')).toEqual(['view=id']);
    expect(titles('getRecipe')).toEqual([]);
  });

  test('tells of restrictions where they keep somebody from a call', () => {
    const told = (name: string) =>
      String(operationOf(name).responses['403']?.description ?? '').match(/banned|read_only/g) ??
      [];
    expect(told('publishRecipe')).toEqual(['banned', 'read_only']);
    expect(told('listAccounts')).toEqual(['banned']);
    expect(told('listSavedRecipes')).toEqual(['banned']);
    for (const name of ['logout', 'leaveAccount', 'appealDecision', 'listRecipes']) {
      expect(told(name), name).toEqual([]);
    }
  });

  test('tells the headers that come with an answer', () => {
    const headers = operationOf('searchRecipes').responses['200']?.headers;
    expect(Object.keys(headers as object)).toEqual([
      'x-total-count',
      'x-total-more',
      'x-understood',
      'x-left-out',
      'x-not-left-out',
    ]);
    expect(operationOf('publishRecipe').responses['429']?.headers).toHaveProperty('retry-after');
    expect(operationOf('checkReady').responses['503']?.headers).toHaveProperty('retry-after');
    expect(operationOf('getRecipe').responses.default?.headers).toHaveProperty('retry-after');
  });

  test('says enough of x-work to solve a challenge by it', () => {
    const challenge = makeChallenge('key', 'register', 6, Date.now());
    const [, bits, , , seed] = challenge.split('.');
    const isSolved = (puzzle: number, number: number) =>
      hash('sha256', `${seed}.${puzzle}.${number}`, 'buffer')
        .readUInt32BE()
        .toString(2)
        .padStart(32, '0')
        .startsWith('0'.repeat(Number(bits)));
    const numbers = Array.from({ length: 32 }, (_, puzzle) => {
      let number = 0;
      while (!isSolved(puzzle, number)) number += 1;
      return number.toString(36);
    });
    expect(checkWork('key', 'register', `${challenge}:${numbers.join('.')}`, Date.now())).toBe(
      seed,
    );
    const header = operationOf('register').parameters.find(({ name }) => name === 'x-work');
    const said = JSON.stringify(header);
    for (const word of [
      'SHA-256',
      '`seed.puzzle.number`',
      'from 0 to 31',
      'base 36',
      'zero bits',
    ]) {
      expect(said).toContain(word);
    }
  });

  test('names what stands beside it', () => {
    const { description } = document.info as { description: string };
    for (const word of ['/photos/', '.cook', '/oembed', '/embed/', 'askTakeout', '/unsubscribe']) {
      expect(description).toContain(word);
    }
  });

  test('is shown with the reply of each call, not with what it refuses as 200', async () => {
    const page = (await site.call('/api/docs')).body;
    const [, entry = ''] = page.split('id="register"');
    const reply = entry.slice(0, entry.indexOf('</details>')).split('<h3>Reply</h3>')[1];
    expect(reply).toContain('&quot;const&quot;: true');
    expect(reply).not.toContain('schemas/Failure');
    expect(entry).toContain('<code>200</code> Refused, with success false: ');
  });
});

describe('a body that is told is taken', () => {
  type Content = Record<string, { schema: { properties: Record<string, Json> } }>;
  const contentOf = (name: string) =>
    (operationOf(name).requestBody as { content: Content }).content;

  test('as a form and as JSON, but for what is nothing without a photo', () => {
    const entries = Object.entries(calls) as [string, Call][];
    for (const [name, { body }] of entries.filter(([, { body }]) => body)) {
      const json = body?.photo === 'required' ? [] : ['application/json'];
      const form = body?.kind === 'form' ? ['multipart/form-data'] : [];
      expect(Object.keys(contentOf(name)), name).toEqual([...form, ...json]);
    }
  });

  test('in JSON where a form is the usual', async () => {
    const cook = await site.person();
    const recipe = await site.publish(cook);
    const { token } = cook;
    const post = (url: string, json: object) => site.call(url, { method: 'POST', token, json });
    const saved = await post('/api/v1/food/save-recipe', { _id: recipe._id, saved: true });
    expect([saved.statusCode, saved.data.saved]).toEqual([200, true]);
    const message = { from_email: 'ada@example.org', from_name: 'Ada', subject: 'Hello' };
    expect((await post('/api/v1.0/email/send-form', message)).statusCode).toBe(200);
    expect((await post('/api/v1/food/upload-photo', {})).data.code).toBe('photo_missing');
  });

  test('with the parts of an object one by one in a form alone', () => {
    const { 'multipart/form-data': form, 'application/json': json } = contentOf('publishRecipe');
    expect(Object.keys(form?.schema.properties ?? {})).toEqual(
      expect.arrayContaining(['nutrition.kcal', 'photo']),
    );
    expect(form?.schema.properties).not.toHaveProperty('nutrition');
    expect(json?.schema.properties).toHaveProperty('nutrition');
    expect(json?.schema.properties).not.toHaveProperty('photo');
  });

  test('and a page of recipes as far as the document says', async () => {
    const ask = async (query: string) =>
      (await site.call(`/api/v1/food/get-food?${query}`)).statusCode;
    expect(await ask('view=card&limit=500')).toBe(200);
    expect(await ask('view=card&limit=501')).toBe(400);
    expect(await ask('limit=501')).toBe(200);
    expect(await ask('page=2')).toBe(200);
    expect(await ask('page=3')).toBe(400);
    expect(await ask('view=card&page=20')).toBe(200);
    expect(await ask('view=card&page=21')).toBe(400);
    const said = JSON.stringify(operationOf('listRecipes').parameters);
    expect(said).toContain('at most 500');
    expect(said).toContain('refused beside a cursor');
  });
});

describe('an answer that is given is told', () => {
  const told = (name: string) => Object.keys(operationOf(name).responses);
  const entries = Object.entries(calls) as [string, Call][];
  const fill = (path: string, value: string) => path.replace(/:\w+|\*/g, value);

  test.each(entries)(
    'by %s, without a token, of nothing that exists, and a second time',
    async (name, call) => {
      const asked = { method: call.method, ...(call.body ? { json: {} } : {}) };
      const url = fill(call.path, 'nothing');
      const first = await site.call(url, asked);
      expect(told(name)).toContain(String(first.statusCode));
      const headers = { 'if-none-match': String(first.headers.etag ?? '"x"') };
      const second = await site.call(url, { ...asked, headers });
      expect(told(name)).toContain(String(second.statusCode));
    },
  );

  test.each(entries.filter(([, { body }]) => body))(
    'by %s, of a body that is none',
    async (name, call) => {
      const { token } = await site.admin();
      const headers = { 'content-type': 'application/json', authorization: token };
      const url = fill(call.path, 'nothing');
      const request = { method: call.method, url, headers, payload: '{"name":' };
      const { statusCode } = await site.app.inject(request);
      expect(statusCode).toBe(400);
      expect(told(name)).toContain('400');
    },
  );

  test.each(entries.filter(([, { path }]) => /[:*]/.test(path)))(
    'by %s, of an address that cannot be decoded',
    async (name, call) => {
      const { statusCode } = await site.call(fill(call.path, '%zz'), { method: call.method });
      expect(told(name)).toContain(String(statusCode));
    },
  );
});
