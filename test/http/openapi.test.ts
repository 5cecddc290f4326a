import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/define.ts';
import { calls } from '#contract/index.ts';
import type { OpenApiDocument, Operation } from '#server/features/site/openapi.ts';
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
