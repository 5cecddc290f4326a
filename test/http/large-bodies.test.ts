import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Given } from '#server/deps.ts';
import { openSite, photoBlob, recipeForm, TestSite } from '#test/support/site.ts';

const upload = '/api/v1/food/upload-photo';
const importPhoto = '/api/v1/food/import-photo';
const importRecipe = '/api/v1/food/import-recipe';
const publish = '/api/v1/food/create-food';

let site: TestSite;
/** The same site, whose pictures are decoded when they are let go. */
let slow: TestSite;
let held: (() => void)[] = [];
let isHeld = false;
let cook: Awaited<ReturnType<TestSite['person']>>;

const letGo = () => {
  isHeld = false;
  for (const release of held) release();
};

beforeAll(async () => {
  site = await openSite();
  const { processor } = site.deps;
  const holding: Given['processor'] = {
    async process(bytes, owner) {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return processor.process(bytes, owner);
    },
  };
  const fetchPicture = async () => new Uint8Array(await (await photoBlob(40, 30)).arrayBuffer());
  const app = await buildApp(
    { ...site.deps, processor: holding, fetchPicture },
    null,
    process.stderr,
  );
  slow = new TestSite(app, site.deps, site.folder, () => app.close());
});
afterAll(async () => {
  await slow[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});
beforeEach(async () => {
  held = [];
  isHeld = true;
  cook = await site.person();
});

async function photoForm() {
  const form = new FormData();
  form.append('photo', await photoBlob(40, 30), 'photo.jpg');
  return form;
}
const send = async ({ token } = cook) =>
  slow.call(upload, { method: 'POST', token, form: await photoForm() });
const fetch = ({ token } = cook) =>
  slow.call(importPhoto, { method: 'POST', token, json: { url: 'https://x.example/1.jpg' } });
const paste = (text: string) =>
  slow.call(importRecipe, { method: 'POST', token: cook.token, json: { text } });
const recipe = '1 egg\n2 figs\nBoil them.';
const statusesOf = async (replies: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(replies)).map(({ statusCode }) => statusCode);

describe('large bodies of one account', () => {
  test('come three at a time, and the others wait: eight photos at once are all kept, and nobody else waits for them', async () => {
    const other = await site.person('Other');
    const eight = Array.from({ length: 8 }, () => send());
    await expect.poll(() => held.length).toBe(3);
    const theirs = send(other);
    await expect.poll(() => held.length).toBe(4);
    letGo();
    expect(await statusesOf(eight)).toEqual(Array(8).fill(201));
    expect((await theirs).statusCode).toBe(201);
  });

  test('share those places, whatever they bring, and small ones need none', async () => {
    const form = await recipeForm();
    const three = [send(), send(), slow.call(publish, { method: 'POST', token: cook.token, form })];
    await expect.poll(() => held.length).toBe(3);
    let isRead = false;
    const large = paste(`${recipe}\n${' '.repeat(200_000)}`).finally(() => {
      isRead = true;
    });
    expect((await paste(recipe)).statusCode).toBe(200);
    expect(isRead).toBe(false);
    letGo();
    expect(await statusesOf(three)).toEqual([201, 201, 201]);
    expect((await large).statusCode).toBe(200);
  });

  test('give their places back when the line is cut: at once while they wait, else once they are worked on', async () => {
    const origin = await slow.app.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const { signal } = leaving;
    const headers = { authorization: cook.token };
    const leave = async () => {
      const body = await photoForm();
      await globalThis.fetch(origin + upload, { method: 'POST', headers, body, signal });
    };
    const gone = Array.from({ length: 5 }, () => expect(leave()).rejects.toThrow('aborted'));
    await expect.poll(() => held.length).toBe(3);
    leaving.abort();
    await Promise.all(gone);
    let isThere = false;
    const next = send().finally(() => {
      isThere = true;
    });
    expect((await paste(recipe)).statusCode).toBe(200);
    expect([held.length, isThere]).toEqual([3, false]);
    letGo();
    expect((await next).statusCode).toBe(201);
    expect(await statusesOf(Array.from({ length: 4 }, () => send()))).toEqual(Array(4).fill(201));
  });
});

test('what has its turn after a ban, after the end of the session, or when its admin is one no more, is not published, changed or kept', async () => {
  const judge = await site.moderator();
  const [banned, leaver, changing] = [cook, await site.person(), await site.person()];
  const admin = await site.person();
  await site.deps.writer.setRole(admin.email, 1);
  letGo();
  const own = await site.publish(changing, { name: 'Bread as it was' });
  isHeld = true;
  const files = () => readdir(join(site.folder, 'photos'), { recursive: true });
  const count = async () => (await files()).filter((name) => name.includes('.')).length;
  const before = await count();
  const body = await recipeForm({ name: 'Bread that came late' });
  const ask = ({ token }: typeof cook, method: 'POST' | 'PUT', url: string) =>
    slow.call(url, { method, token, form: body });
  const late = [
    ask(banned, 'POST', publish),
    ask(leaver, 'POST', publish),
    ask(changing, 'PUT', `/api/v1/food/update-food/${own._id}`),
    ask(admin, 'PUT', `/api/v1/food/update-food/${own._id}`),
    send(leaver),
    fetch(leaver),
  ];
  await expect.poll(() => held.length).toBe(6);
  const json = { level: 'ban', rule: 'rude', reason: 'It: was rude', days: 7 };
  for (const { _id } of [banned, changing]) {
    const url = `/api/v1/admin/people/${_id}/sanctions`;
    const decided = { ...json, key: _id };
    const told = await site.call(url, { method: 'POST', token: judge.token, json: decided });
    expect(told.statusCode).toBe(200);
  }
  await site.call('/api/v1/auth/logout', { method: 'POST', token: leaver.token });
  await site.deps.writer.setRole(admin.email, 0);
  letGo();
  const codes = (await Promise.all(late)).map(({ data }) => data.code);
  const ended = 'not_signed_in';
  expect(codes).toEqual(['banned', ended, 'banned', 'not_yours', ended, ended]);
  expect(await count()).toBe(before);
  const read = await site.call(`/api/v1/food/get-food/${own.slug}`);
  expect(read.data.food.name).toBe('Bread as it was');
});

describe('pictures that are fetched', () => {
  test('take up a place of their account until they are kept', async () => {
    const three = [fetch(), fetch(), fetch()];
    await expect.poll(() => held.length).toBe(3);
    const fourth = await fetch();
    expect([fourth.statusCode, fourth.data.code]).toEqual([429, 'too_many_tries']);
    letGo();
    expect(await statusesOf(three)).toEqual([201, 201, 201]);
    expect((await fetch()).statusCode).toBe(201);
  });
});

describe('a large body of JSON', () => {
  const ask = (url: string, payload: string) =>
    site.app.inject({
      method: 'POST' as const,
      url,
      payload,
      headers: { authorization: cook.token, 'content-type': 'application/json' },
    });
  const many = (one: string) => Array.from({ length: 60_000 }, () => one).join(',');

  test.each([
    ['names', `{${many('"":0')}}`],
    ['empty lists', `{"text":[${many('[]')}]}`],
    ['empty texts', `{"text":[${many('""')}]}`],
    ['spaces', `{"text":"x"${' '.repeat(200_000)}}`],
  ])('that is large by its %s is refused, and not read', async (_what, payload) => {
    for (const url of [importRecipe, publish]) {
      const reply = await ask(url, payload);
      expect([reply.statusCode, reply.json().code]).toEqual([413, 'body_too_large']);
    }
  });

  test('that is large by its texts is read, whatever stands in them', async () => {
    // More quotation marks than a usual body has bytes, on few lines: each costs time, and a page has ten seconds.
    const marks = `${'"",'.repeat(100)}\n`.repeat(600);
    const text = `Dal\n1 egg\n2 figs\n"Boil", [them], {well}, \\ and so on.\n${marks}`;
    const reply = await ask(importRecipe, JSON.stringify({ text }));
    expect(reply.json().recipe.ingredientList).toEqual(['1 egg', '2 figs']);
  });
});
