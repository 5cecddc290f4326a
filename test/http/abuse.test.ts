import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/define.ts';
import { calls } from '#contract/index.ts';
import { Present } from '#contract/own-account.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import {
  openSite,
  photoBlob,
  type RecipeFields,
  recipeForm,
  type TestSite,
} from '#test/support/site.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-limits-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Try = {
  name: string;
  setting: string;
  ask: (site: TestSite, address: string) => Promise<number>;
};

const post = async (site: TestSite, address: string, url: string, json: unknown) =>
  (await site.call(url, { method: 'POST', json, address })).statusCode;
const unknown = { email: 'nobody@example.org', password: 'wrong one' };
const reset = { email: 'nobody@example.org', answer: 'dal', newPassword: 'long enough' };
const message = { from_email: 'a@example.org', from_name: 'A', subject: 'S' };

const publicUrl = { PUBLIC_URL: 'https://recipes.example.org' };

/** Every limit that counts an address, and the try that spends it. */
const byAddress: Try[] = [
  {
    name: 'failed logins',
    setting: 'LIMIT_LOGIN_PER_ADDRESS',
    ask: (site, address) => post(site, address, '/api/v1/auth/login', unknown),
  },
  {
    name: 'registrations',
    setting: 'LIMIT_REGISTER_PER_ADDRESS',
    ask: (site, address) =>
      post(site, address, '/api/v1/auth/register', {
        name: 'A',
        password: 'long enough',
        answer: 'dal',
        email: `a${Math.random()}@example.org`,
      }),
  },
  {
    name: 'resets',
    setting: 'LIMIT_RESET_PER_ADDRESS',
    ask: (site, address) => post(site, address, '/api/v1/auth/forgot-password', reset),
  },
  {
    name: 'contact messages',
    setting: 'LIMIT_CONTACT_PER_ADDRESS',
    ask: (site, address) => post(site, address, '/api/v1.0/email/send-form', message),
  },
  {
    name: 'searches',
    setting: 'LIMIT_SEARCH_PER_ADDRESS',
    ask: async (site, address) =>
      (await site.call('/api/v1/food/search/dal', { address })).statusCode,
  },
];

describe('limits of a site that starts again', () => {
  const settings = Object.fromEntries(byAddress.map(({ setting }) => [setting, '2']));
  /** What three tries of each were answered before it did. */
  const before = new Map<Try, number[]>();
  let lasting: string;
  let again: TestSite;
  beforeAll(async () => {
    lasting = await mkdtemp(join(tmpdir(), 'potluck-limits-'));
    {
      await using site = await openSite(settings, { folder: lasting });
      for (const one of byAddress) {
        const ask = () => one.ask(site, '10.0.0.1');
        before.set(one, [await ask(), await ask(), await ask()]);
      }
    }
    again = await openSite(settings, { folder: lasting });
  });
  afterAll(async () => {
    await again[Symbol.asyncDispose]();
    await rm(lasting, { recursive: true });
  });

  test.each(byAddress)(
    'the limit of $name counts an address and survives a restart',
    async (one) => {
      const [first, second, third] = before.get(one) ?? [];
      expect(first).toBeLessThan(300);
      expect(second).toBeLessThan(300);
      expect(third).toBe(429);
      expect(await one.ask(again, '10.0.0.1')).toBe(429);
      expect(await one.ask(again, '10.0.0.2')).toBeLessThan(300);
    },
  );
});

test('challenges for passkeys, first runs and searches by foods count an address too', async () => {
  const limits = { LIMIT_ANY_LOGIN_PER_ADDRESS: '1', LIMIT_REGISTER_PER_ADDRESS: '1' };
  await using site = await openSite({ ...publicUrl, ...limits, LIMIT_SEARCH_PER_ADDRESS: '1' });
  const token = newToken();
  const expiresAt = Date.now() + 60_000;
  await site.deps.writer.createSetupLink({ tokenHash: hashToken(token), expiresAt });
  const ada = {
    name: 'Ada\u202e',
    email: 'ada@example.org',
    password: 'long enough',
    answer: 'dal',
  };
  for (const [ask, status] of [
    [(address: string) => post(site, address, '/api/v1/auth/passkey/challenge', {}), 200],
    // The name is refused, so that the link goes on.
    [(address: string) => post(site, address, '/api/v1/setup', { ...ada, token }), 422],
    [
      async (address: string) =>
        (await site.call('/api/v1/pantry/recipes?have=rice', { address })).statusCode,
      200,
    ],
  ] as const) {
    const statuses = [await ask('10.0.0.1'), await ask('10.0.0.1'), await ask('10.0.0.2')];
    expect(statuses).toEqual([status, 429, status]);
  }
});

test('the limit of failed logins of an account survives a restart', async () => {
  const settings = { LIMIT_LOGIN_PER_ACCOUNT: '1' };
  let email: string;
  {
    await using site = await openSite(settings, { folder });
    email = (await site.person()).email;
    const wrong = { email, password: 'wrong one' };
    expect(await post(site, '10.0.0.1', '/api/v1/auth/login', wrong)).toBe(200);
  }
  await using again = await openSite(settings, { folder });
  const right = { email, password: 'correct horse' };
  expect(await post(again, '10.0.0.1', '/api/v1/auth/login', right)).toBe(429);
});

test('failed resets of an account are counted wherever they come from, and other accounts go free', async () => {
  await using site = await openSite({ LIMIT_RESET_PER_ACCOUNT: '2' });
  const ask = (email: string, address: string) =>
    post(site, address, '/api/v1/auth/forgot-password', { ...reset, email });
  expect(await ask('a@example.org', '10.0.0.1')).toBe(200);
  expect(await ask(' A@Example.org', '10.0.0.2')).toBe(200);
  expect(await ask('a@example.org', '10.0.0.3')).toBe(429);
  expect(await ask('b@example.org', '10.0.0.3')).toBe(200);
});

test('publishing counts the account, and taking in a new photo by an edit counts too', async () => {
  await using site = await openSite({ LIMIT_PUBLISH_PER_ACCOUNT: '2' });
  const cook = await site.person();
  const food = await site.publish(cook);
  const edit = async (fields: Parameters<typeof recipeForm>[0]) => {
    const form = await recipeForm(fields);
    const url = `/api/v1/food/update-food/${food._id}`;
    return (await site.call(url, { method: 'PUT', token: cook.token, form })).statusCode;
  };
  expect(await edit({})).toBe(200);
  expect(await edit({})).toBe(429);
  expect(await edit({ photo: null, name: 'Words are free' })).toBe(200);
  await expect(site.publish(cook)).rejects.toThrow(/too_many_tries/);
  await site.publish(await site.person('Other'));
});

/** Expects that a call was refused, and may be made again within the hour. */
function expectAnHour({ statusCode, headers }: Awaited<ReturnType<TestSite['call']>>) {
  expect(statusCode).toBe(429);
  const seconds = Number(headers['retry-after']);
  expect([seconds > 3_500, seconds <= 3_600]).toEqual([true, true]);
}

test('photos that are uploaded count the account, in an hour', async () => {
  await using site = await openSite({ LIMIT_UPLOAD_PER_ACCOUNT: '1' });
  const { token } = await site.person();
  const upload = async () => {
    const form = new FormData();
    form.set('photo', await photoBlob());
    return site.call('/api/v1/food/upload-photo', { method: 'POST', token, form });
  };
  expect((await upload()).statusCode).toBe(201);
  expectAnHour(await upload());
});

test('edits count the account, for every name that a recipe had stays an address', async () => {
  await using site = await openSite({ LIMIT_EDIT_PER_ACCOUNT: '2' });
  const cook = await site.person();
  const food = await site.publish(cook);
  const rename = async (name: string) => {
    const form = await recipeForm({ photo: null, name });
    const url = `/api/v1/food/update-food/${food._id}`;
    return site.call(url, { method: 'PUT', token: cook.token, form });
  };
  for (const name of ['One', 'Two']) expect((await rename(name)).statusCode).toBe(200);
  expectAnHour(await rename('Three'));
  expect((await site.call('/api/v1/food/get-food/three')).statusCode).toBe(404);
});

test('what comes to nothing for its photo costs no rename, and a new account no recipe', async () => {
  const limits = { LIMIT_RENAME_PER_RECIPE: '1', LIMIT_PUBLISH_PER_NEW_ACCOUNT: '2' };
  await using site = await openSite({ ...limits, TRUST_DAYS: '3' });
  const cook = await site.person();
  const food = await site.publish(cook);
  const send = async (path: string, method: 'POST' | 'PUT', fields: RecipeFields) => {
    const form = await recipeForm(fields);
    return (await site.call(`/api/v1/food/${path}`, { method, token: cook.token, form }))
      .statusCode;
  };
  const rename = (fields: RecipeFields) => send(`update-food/${food._id}`, 'PUT', fields);
  const publish = (fields: RecipeFields) => send('create-food', 'POST', fields);
  const photo = new Blob(['no picture'], { type: 'image/png' });
  const photoIds = JSON.stringify(['0'.repeat(32)]);
  for (const [broken, status] of [
    [{ photo }, 415],
    [{ photo: null, photoIds }, 422],
  ] as const) {
    expect(await rename({ ...broken, name: 'Never so' })).toBe(status);
    expect(await publish(broken)).toBe(status);
  }
  expect(await rename({ photo: null, name: 'So' })).toBe(200);
  expect(await rename({ photo: null, name: 'Not again' })).toBe(429);
  expect([await publish({}), await publish({})]).toEqual([201, 429]);
});

/** Where a site has no OpenID server the way to one is refused before anything else. */
const asksForPassword = (Object.values(calls) as Call[]).filter(({ body, errors }) => {
  const { properties = {} } = (body?.schema ?? {}) as { properties?: { password?: unknown } };
  return properties.password === Present && !errors.includes('openid_off');
});
const anyBody = {
  id: 'a'.repeat(24),
  newPassword: 'a longer one',
  answer: 'stew',
  recipes: 'go',
  email: 'another@example.org',
};

test.each(asksForPassword)(
  '$path counts among what the right password confirms, which edits that need none leave alone',
  async ({ path, method }) => {
    await using site = await openSite({ ...publicUrl, LIMIT_EDIT_PER_ACCOUNT: '1' });
    const { token, password } = await site.person();
    const name = { method: 'PUT' as const, token, json: { name: 'Renamed' } };
    expect((await site.call('/api/v1/account/name', name)).statusCode).toBe(200);
    const dish = { method: 'PUT' as const, token, json: { password, answer: 'dumplings' } };
    expect((await site.call('/api/v1/account/answer', dish)).statusCode).toBe(200);
    const json = { ...anyBody, password };
    expect((await site.call(path, { method, token, json })).statusCode).toBe(429);
  },
);
