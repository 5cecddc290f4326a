import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { recipeForm } from '#test/support/site.ts';

const assets = join(import.meta.dirname, '../../build/client/assets');

let folder: string;
let site: ServedSite;
let person: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-built-'));
  site = await ServedSite.start(folder, { STARTER: 'off' });
  person = await signUp(site.url);
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const see = async (path: string) => (await fetch(site.url + path)).text();

async function write(method: 'POST' | 'PUT', path: string, name: string) {
  const reply = await fetch(`${site.url}/api/v1/food/${path}`, {
    method,
    headers: { authorization: person.token },
    body: await recipeForm({ name }),
  });
  return (await reply.json()).food;
}

test('the pages show a publish, an edit and a delete at once', async () => {
  const pages = ['/', '/explore', '/recipe-category/Indian', '/search?keyword=patience'];
  for (const page of pages) expect(await see(page)).not.toContain('Patience');
  const food = await write('POST', 'create-food', 'Patience pie');
  for (const page of pages) expect(await see(page), page).toContain('Patience pie');
  const own = `/recipe/${food.slug}`;
  expect(await see(own)).toContain('Patience pie');
  const edited = await write('PUT', `update-food/${food._id}`, 'Patience cake');
  for (const page of pages) expect(await see(page), page).toContain('Patience cake');
  const moved = await fetch(site.url + own, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/recipe/${edited.slug}`]);
  for (const asked of ['?servings=6&units=us', '/print?scale=2&paper=a4', '/cook?units=us']) {
    // Nobody remembers which letters of an address are small.
    for (const path of [own, '/recipe/Patience-Cake']) {
      const led = await fetch(site.url + path + asked, { redirect: 'manual' });
      expect(led.headers.get('location')).toBe(`/recipe/${edited.slug}${asked}`);
    }
  }
  await fetch(`${site.url}/api/v1/food/delete-food/${food._id}`, {
    method: 'DELETE',
    headers: { authorization: person.token },
  });
  for (const page of pages) expect(await see(page), page).not.toContain('Patience cake');
  expect((await fetch(`${site.url}/recipe/${edited.slug}`)).status).toBe(404);
});

test('a new review stands soon on the page that another process has kept for visitors', async () => {
  await using other = await ServedSite.start(folder, { STARTER: 'off' });
  const guest = await signUp(site.url, 'Guest');
  for (const [here, there] of [
    [site, other],
    [other, site],
  ] as const) {
    const call = async (path: string, { token }: Person, body: FormData | string) => {
      const headers = new Headers({ authorization: token });
      if (typeof body === 'string') headers.set('content-type', 'application/json');
      return (await fetch(`${here.url}/api/v1${path}`, { method: 'POST', headers, body })).json();
    };
    const { food } = await call('/food/create-food', person, await recipeForm());
    const seen = async () => (await fetch(`${there.url}/recipe/${food.slug}`)).text();
    const text = `We made it, says ${here.url}`;
    // A second is meant (the bench says what it is at rest); a machine may stop for a while.
    await expect.poll(seen, { timeout: 20_000 }).toContain(food.name);
    // The second time it is served as it was kept.
    expect(await seen()).not.toContain(text);
    const said = { asWritten: true, rating: 5, cookedOn: '2026-01-02', text };
    const kept = await call(`/recipe-reviews/${food._id}`, guest, JSON.stringify(said));
    expect(kept.success).toBe(true);
    await expect.poll(seen, { timeout: 20_000 }).toContain(text);
  }
});

test('every built file is served as it lies there, compressed where that is smaller', async () => {
  const names = (await readdir(assets)).filter((name) => !/\.(br|gz)$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const headers = { 'accept-encoding': 'br' };
    const reply = await fetch(`${site.url}/assets/${name}`, { headers });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const file = await readFile(join(assets, name));
    expect(Buffer.from(await reply.arrayBuffer()).equals(file), name).toBe(true);
    const isText = /\.(js|css|svg)$/.test(name) && file.byteLength >= 1024;
    expect(reply.headers.get('content-encoding'), name).toBe(isText ? 'br' : null);
  }
});

test('a built file is asked for anew only where it differs, and one that is not there is a 404', async () => {
  const [name] = (await readdir(assets)).filter((one) => one.endsWith('.css'));
  const url = `${site.url}/assets/${name}`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'if-none-match': etag }, cache: 'no-store' });
  expect(again.status).toBe(304);
  expect((await fetch(url, { method: 'HEAD' })).headers.get('etag')).toBe(etag);
  expect((await fetch(`${url}?again`)).status).toBe(200);
  expect((await fetch(`${site.url}/assets/nothing.js`)).status).toBe(404);
  expect((await fetch(`${site.url}/.vite/manifest.json`)).status).toBe(404);
});

test('the style guide is for development alone: here it is a 404, and no built file holds a word of it', async () => {
  expect((await fetch(`${site.url}/styleguide`)).status).toBe(404);
  const words = /styleguide|style guide|data-forced|Featherstonehaugh/i;
  const folder = join(assets, '../..');
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|json|html)$/.test(name),
  );
  expect(names.length).toBeGreaterThan(20);
  for (const name of names)
    expect(await readFile(join(folder, name), 'utf8'), name).not.toMatch(words);
});
