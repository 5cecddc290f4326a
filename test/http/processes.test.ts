import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timesOf } from '#test/support/at-length.ts';
import { databaseSettings } from '#test/support/engines.ts';
import { type Person, signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { recipeForm } from '#test/support/site.ts';

const withinMs = 1_000;
/** A machine may stop for a while, and one change in ten is seen after it. */
const patienceMs = 20_000;

/** Several processes share a PostgreSQL; a SQLite file is one process's own. */
describe('two processes on one database', () => {
  let folder: string;
  let sites: [ServedSite, ServedSite];
  let person: Person;
  let database: Client;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'potluck-processes-'));
    const address = await databaseSettings(folder);
    const many = { STARTER: 'off', LIMIT_PUBLISH_PER_ACCOUNT: '100000' };
    const settings = { ...address, ...many, MODERATION: 'first', TRUST_DAYS: '3' };
    sites = [await ServedSite.start(folder, settings), await ServedSite.start(folder, settings)];
    person = await signUp(sites[0].url);
    database = new Client(address.DATABASE_URL);
    await database.connect();
    await setRole(2);
  });
  afterAll(async () => {
    await database.end();
    for (const site of sites) await site[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  /** A moderator's things do not wait for a look, those of anybody new do. */
  const setRole = (role: number, { user } = person) =>
    database.query('update users set role = $1 where id = $2', [role, user._id]);

  type Body = FormData | string;
  async function call(site: ServedSite, method: string, path: string, body?: Body, who = person) {
    const headers = new Headers({ authorization: who.token });
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const url = `${site.url}/api/v1${path}`;
    const reply = await fetch(url, { method, headers, ...(body ? { body } : {}) });
    return { status: reply.status, data: await reply.json() };
  }

  /** After how long it is asked and holds, or infinity when it never does. */
  async function delayUntil(holds: () => Promise<boolean>): Promise<number> {
    const start = performance.now();
    for (;;) {
      // What counts is when it was asked: how long the reply takes is the machine's affair.
      const asked = performance.now() - start;
      if (await holds()) return asked;
      if (asked > patienceMs) return Number.POSITIVE_INFINITY;
      await wait(5);
    }
  }

  /** Most within a second, however a busy machine stops in between, and every one of them at last. */
  function expectSoon(delays: number[]): void {
    expect(delays).not.toContain(Number.POSITIVE_INFINITY);
    const late = delays.filter((delay) => delay > withinMs);
    expect(late.length, `late: ${late.join(', ')} ms`).toBeLessThanOrEqual(delays.length / 4);
  }

  const nameAt = async (site: ServedSite, slug: string) =>
    (await call(site, 'GET', `/food/get-food/${slug}`)).data.food?.name;
  const totalAt = async (site: ServedSite) =>
    (await call(site, 'GET', '/food/get-food?limit=1')).data.total;

  /** What a stranger is answered there who asks for the page of a recipe, and for its photo. */
  async function statusesAt(site: ServedSite, food: { slug: string; photo: { url: string } }) {
    const page = await fetch(`${site.url}/recipe/${food.slug}`);
    const photo = await fetch(site.url + food.photo.url);
    await Promise.all([page.text(), photo.arrayBuffer()]);
    return [page.status, photo.status];
  }

  /** Publishes, edits seven times and deletes on one process; the delays with which the other one shows it. */
  async function round(n: number): Promise<number[]> {
    const [here, there] = n % 2 ? sites : sites.toReversed();
    if (!here || !there) return [];
    const before = await totalAt(there);
    const form = await recipeForm({ name: `Dish ${n}` });
    const { food } = (await call(here, 'POST', '/food/create-food', form)).data;
    const delays = [await delayUntil(async () => (await totalAt(there)) === before + 1)];
    for (let edit = 1; edit <= 7; edit += 1) {
      const name = `Dish ${n}${'!'.repeat(edit)}`;
      await nameAt(there, food.slug);
      const changed = await recipeForm({ name, photo: null });
      await call(here, 'PUT', `/food/update-food/${food._id}`, changed);
      delays.push(await delayUntil(async () => (await nameAt(there, food.slug)) === name));
    }
    await call(here, 'DELETE', `/food/delete-food/${food._id}`);
    const isGone = async () =>
      (await nameAt(there, food.slug)) === undefined && (await totalAt(there)) === before;
    return [...delays, await delayUntil(isGone)];
  }

  async function logoutRound(): Promise<number> {
    const { user, password } = person;
    const login = await fetch(`${sites[0].url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password }),
    });
    const headers = { authorization: (await login.json()).token };
    await fetch(`${sites[1].url}/api/v1/auth/me`, { headers });
    await fetch(`${sites[0].url}/api/v1/auth/logout`, { method: 'POST', headers });
    return delayUntil(
      async () => (await fetch(`${sites[1].url}/api/v1/auth/me`, { headers })).status === 401,
    );
  }

  test('each of many changes on one is seen on the other within a second', async () => {
    const delays: number[] = [];
    const rounds = timesOf(6, 20);
    for (let n = 0; n < rounds; n += 1) delays.push(...(await round(n)));
    for (let n = 0; n < rounds; n += 1) delays.push(await logoutRound());
    expect(delays).toHaveLength(rounds * 10);
    expectSoon(delays);
  });

  test('a recipe removed on one answers 404 on the other within a second, its photo too, and is back as soon', async () => {
    await setRole(1);
    const [here, there] = sites;
    const delays: number[] = [];
    const why = JSON.stringify({ reason: 'Not theirs' });
    for (let n = 0; n < 7; n += 1) {
      const form = await recipeForm({ name: `Removed ${n}` });
      const { food } = (await call(here, 'POST', '/food/create-food', form)).data;
      const answers = (status: number) => async () =>
        (await statusesAt(there, food)).every((found) => found === status);
      delays.push(await delayUntil(answers(200)));
      await call(here, 'POST', `/admin/recipes/${food._id}/remove`, why);
      delays.push(await delayUntil(answers(404)));
      await call(here, 'POST', `/admin/recipes/${food._id}/restore`);
      delays.push(await delayUntil(answers(200)));
    }
    expectSoon(delays);
  });

  test('what waits for a look is nowhere on the other either, and shows there once a moderator lets it stand', async () => {
    await setRole(2);
    const [here, there] = sites;
    const fresh = await signUp(here.url, 'Fresh');
    const before = await totalAt(here);
    const form = await recipeForm({ name: 'Patient stew' });
    const { food } = (await call(here, 'POST', '/food/create-food', form, fresh)).data;
    expect(await statusesAt(there, food)).toEqual([404, 404]);
    const waiting = await call(there, 'GET', '/food/get-waiting', undefined, fresh);
    expect(waiting.data.recipes).toMatchObject([{ _id: food._id }]);
    const letStand = async () => {
      const { entries } = (await call(there, 'GET', '/admin/queue?limit=200')).data;
      const entry = entries.find((one: { subjectId: string }) => one.subjectId === food._id);
      const act = JSON.stringify({ act: 'dismiss' });
      expect((await call(here, 'PUT', `/admin/queue/${entry._id}`, act)).status).toBe(200);
    };
    const isThere = (isShown: boolean) => async () => {
      const wanted = isShown ? [200, 200, before + 1] : [404, 404, before];
      const found = [...(await statusesAt(there, food)), await totalAt(there)];
      return found.every((one, n) => one === wanted[n]);
    };
    expect(await delayUntil(isThere(false))).toBeLessThan(patienceMs);
    await letStand();
    expect(await delayUntil(isThere(true))).toBeLessThan(patienceMs);
    // Whatever was let stand waits again once its writer, who is new still, has changed it.
    const changed = await recipeForm({ name: 'Impatient stew' });
    await call(here, 'PUT', `/food/update-food/${food._id}`, changed, fresh);
    expect(await delayUntil(isThere(false))).toBeLessThan(patienceMs);
  });

  test('a new review stands soon on the page that the other has kept for visitors', async () => {
    await setRole(2);
    const guest = await signUp(sites[0].url, 'Guest');
    await setRole(2, guest);
    for (const [here, there] of [sites, sites.toReversed()] as [ServedSite, ServedSite][]) {
      const { food } = (await call(here, 'POST', '/food/create-food', await recipeForm())).data;
      const seen = async () => (await fetch(`${there.url}/recipe/${food.slug}`)).text();
      const shows = (text: string) => async () => (await seen()).includes(text);
      const text = `We made it, says ${here.url}`;
      expect(await delayUntil(shows(food.name))).toBeLessThan(patienceMs);
      // The second time it is served as it was kept.
      expect(await seen()).not.toContain(text);
      const said = JSON.stringify({ asWritten: true, rating: 5, cookedOn: '2026-01-02', text });
      const path = `/recipe-reviews/${food._id}`;
      expect((await call(here, 'POST', path, said, guest)).data.success).toBe(true);
      expect(await delayUntil(shows(text))).toBeLessThan(patienceMs);
    }
  });

  test('the name that the first run gives the site shows on the other, on a page that it has kept too', async () => {
    await setRole(2);
    // The link of the last start is the one that counts.
    const tokenOf = () => /\/setup#([\w-]{43})/.exec(sites[1].output)?.[1] ?? '';
    await expect.poll(tokenOf).not.toBe('');
    const [here, there] = sites;
    const titleAt = async (site: ServedSite) =>
      /<title>(.*?)<\/title>/.exec(await (await fetch(`${site.url}/explore`)).text())?.[1];
    expect(await titleAt(there)).toMatch(/Potluck$/);
    const admin = { name: 'Ada', email: 'ada@example.org', password: 'plum dumpling tree' };
    const json = { ...admin, answer: 'Dal', token: tokenOf(), siteName: 'Supper Club' };
    expect((await call(here, 'POST', '/setup', JSON.stringify(json))).status).toBe(201);
    const isNamed = async (site: ServedSite) => /Supper Club$/.test((await titleAt(site)) ?? '');
    expect(await isNamed(here)).toBe(true);
    expect(await delayUntil(() => isNamed(there))).toBeLessThan(patienceMs);
    const manifest = await (await fetch(`${there.url}/site.webmanifest`)).json();
    expect(manifest.name).toBe('Supper Club');
  });

  test('also when the connections that carry notifications are cut all the time', async () => {
    let isOver = false;
    let cut = 0;
    const cutting = (async () => {
      while (!isOver) {
        const { rowCount } = await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where query like 'listen %' and datname = current_database()`,
        );
        cut += rowCount ?? 0;
        await wait(50);
      }
    })();
    const delays: number[] = [];
    const rounds = timesOf(4, 8);
    for (let n = 0; n < rounds; n += 1) delays.push(...(await round(100 + n)));
    for (let n = 0; n < rounds; n += 1) delays.push(await logoutRound());
    isOver = true;
    await cutting;
    expect(cut).toBeGreaterThan(0);
    expect(delays).toHaveLength(rounds * 10);
    expectSoon(delays);
  });
});
