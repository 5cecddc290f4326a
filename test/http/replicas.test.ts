import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signUp } from '#test/support/people.ts';
import { PostgresServer } from '#test/support/postgres-server.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { recipeForm } from '#test/support/site.ts';

const token = 'a token for the tests';
const name = 'replicated';

/**
 * A primary of its own with two standbys that stream from it, and two processes on them. In their order, for the last test
 * leaves a former standby as the primary: three more servers for each of the others would be most of what they take.
 */
describe('a site that reads from replicas', { shuffle: false }, () => {
  let primary: PostgresServer;
  let standbys: PostgresServer[] = [];
  let folder: string;
  const sites: ServedSite[] = [];
  let person: Person;
  beforeAll(async () => {
    primary = await PostgresServer.start();
    const settings = {
      STARTER: 'off',
      METRICS_TOKEN: token,
      LIMIT_PUBLISH_PER_ACCOUNT: '1000000',
      LIMIT_EDIT_PER_ACCOUNT: '1000000',
      LIMIT_RENAME_PER_RECIPE: '1000000',
      LIMIT_SEARCH_PER_ADDRESS: '1000000',
      DATABASE_POOL: '4',
    };
    await primary.createDatabase(name);
    standbys = await Promise.all([PostgresServer.follow(primary), PostgresServer.follow(primary)]);
    const DATABASE_URL = PostgresServer.urlOfAll([...standbys, primary], name);
    const DATABASE_READ_URLS = standbys.map((one) => one.urlOf(name)).join();
    folder = await mkdtemp(join(tmpdir(), 'potluck-replicas-'));
    for (let n = 0; n < 2; n += 1) {
      const urls = { DATABASE_URL, DATABASE_READ_URLS };
      sites.push(await ServedSite.start(folder, { ...settings, ...urls }));
    }
    person = await signUp(siteAt(0).url);
  });
  afterAll(async () => {
    for (const site of sites) await site[Symbol.asyncDispose]();
    for (const server of [...standbys, primary]) await server?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const siteAt = (n: number) => sites[n] as ServedSite;
  const standbyAt = (n: number) => standbys[n] as PostgresServer;
  const [here, there] = [0, 1];

  async function call(site: number, method: string, path: string, body?: FormData) {
    const headers = { authorization: person.token };
    const url = `${siteAt(site).url}/api/v1${path}`;
    const reply = await fetch(url, { method, headers, ...(body ? { body } : {}) });
    return { status: reply.status, data: await reply.json() };
  }
  const publish = async (site: number, dish: string) =>
    (await call(site, 'POST', '/food/create-food', await recipeForm({ name: dish }))).data.food;
  const rename = async (site: number, id: string, dish: string) =>
    call(site, 'PUT', `/food/update-food/${id}`, await recipeForm({ name: dish, photo: null }));
  const nameAt = async (site: number, slug: string) =>
    (await call(site, 'GET', `/food/get-food/${slug}`)).data.food?.name;
  const newestAt = async (site: number) =>
    (await call(site, 'GET', '/food/get-food?limit=1')).data.foods?.[0]?.name;

  const ready = async (site: number) => {
    const reply = await fetch(`${siteAt(site).url}/readyz`);
    const { replicas = [] } = await reply.json();
    return { status: reply.status, states: replicas.map(({ state }: { state: string }) => state) };
  };
  const untilStates = (...states: string[]) =>
    Promise.all(sites.map((_, n) => expect.poll(() => ready(n)).toEqual({ status: 200, states })));
  const onStandbys = (statement: string) =>
    Promise.all(standbys.map((one) => one.run(statement, name)));

  /** How often a server has looked into a table, as far as it has told. */
  const readsOf = async (server: PostgresServer, table: string) => {
    const counts = `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as reads
      from pg_stat_user_tables where relname = '${table}'`;
    return Number((await server.run<{ reads: string }>(counts, name))[0]?.reads);
  };

  /** Waits until the standbys have all that the primary has written by then. */
  const untilLevel = () =>
    expect
      .poll(async () => {
        const [head] = await primary.run<{ at: string }>('select pg_current_wal_insert_lsn() at');
        const isThere = `select pg_last_wal_replay_lsn() >= '${head?.at}' as level`;
        const rows = await Promise.all(standbys.map((one) => one.run<{ level: boolean }>(isThere)));
        return rows.every(([row]) => row?.level);
      })
      .toBe(true);

  test('shows each write at once where it was made, and soon elsewhere, while replicas stand still', async () => {
    await untilStates('in-use', 'in-use');
    await onStandbys('select pg_wal_replay_pause()');
    const food = await publish(here, 'Slow dish');
    expect(await newestAt(here)).toBe('Slow dish');
    expect(await nameAt(here, food.slug)).toBe('Slow dish');
    await expect.poll(() => newestAt(there)).toBe('Slow dish');
    for (let n = 0; n < 5; n += 1) {
      await rename(here, food._id, `Slow dish ${n}`);
      expect(await nameAt(here, food.slug)).toBe(`Slow dish ${n}`);
      await expect.poll(() => nameAt(there, food.slug)).toBe(`Slow dish ${n}`);
    }
    await untilStates('late', 'late');
    await onStandbys('select pg_wal_replay_resume()');
    await untilStates('in-use', 'in-use');
    expect(await nameAt(there, food.slug)).toBe('Slow dish 4');
  });

  test('shows each write at once beside replicas that are always a moment late', async () => {
    await onStandbys("alter system set recovery_min_apply_delay = '150ms'");
    await onStandbys('select pg_reload_conf()');
    const food = await publish(here, 'Late dish');
    for (let n = 0; n < 12; n += 1) {
      await rename(here, food._id, `Late dish ${n}`);
      expect(await nameAt(here, food.slug)).toBe(`Late dish ${n}`);
      expect(await newestAt(here)).toBe(`Late dish ${n}`);
    }
    await expect.poll(() => nameAt(there, food.slug)).toBe('Late dish 11');
    await onStandbys('alter system reset recovery_min_apply_delay');
    await onStandbys('select pg_reload_conf()');
    await call(here, 'DELETE', `/food/delete-food/${food._id}`);
    expect(await nameAt(here, food.slug)).toBeUndefined();
    await expect.poll(() => nameAt(there, food.slug)).toBeUndefined();
  });

  test('reads for visitors from replicas, and nothing of a person', async () => {
    await untilStates('in-use', 'in-use');
    const before = await Promise.all(standbys.map((one) => readsOf(one, 'recipes')));
    let n = 0;
    const haveRead = async () => {
      n += 1;
      await call(here, 'GET', `/food/get-food/no-such-dish-${n}`);
      await call(here, 'GET', '/auth/me');
      const now = await Promise.all(standbys.map((one) => readsOf(one, 'recipes')));
      return now.every((reads, i) => reads > (before[i] ?? 0));
    };
    await expect.poll(haveRead).toBe(true);
    for (const one of standbys) {
      expect(await readsOf(one, 'sessions')).toBe(0);
      expect(await readsOf(one, 'tries')).toBe(0);
    }
  });

  test('leaves a standby out that is killed, and reads from it again once it is back', async () => {
    await untilStates('in-use', 'in-use');
    let isOver = false;
    const refused: number[] = [];
    const readers = sites.map(async (_, site) => {
      for (let n = 0; !isOver; n += 1) {
        const { status } = await call(site, 'GET', `/food/search/dish${n % 50}?limit=1`);
        if (status !== 200) refused.push(status);
      }
    });
    await standbyAt(1).kill();
    await untilStates('in-use', 'away');
    const food = await publish(there, 'Dish beside a gap');
    expect(await nameAt(there, food.slug)).toBe('Dish beside a gap');
    await standbyAt(1).resume();
    await untilStates('in-use', 'in-use');
    isOver = true;
    await Promise.all(readers);
    expect(refused).toEqual([]);
    const headers = { authorization: `Bearer ${token}` };
    const metrics = await (await fetch(`${siteAt(there).url}/metrics`, { headers })).text();
    expect(metrics).toMatch(/^potluck_replica_in_use\{replica="2"\} 1$/m);
    expect(metrics).toMatch(/^potluck_replica_lateness_seconds\{replica="1"\} \d/m);
  });

  test('goes on for visitors while there is no primary, and puts writes off', async () => {
    const food = await publish(here, 'Dish before the fall');
    await expect.poll(() => newestAt(there)).toBe('Dish before the fall');
    // What the standbys have not heard by now they hear only once it is back.
    await untilLevel();
    await primary.halt('SIGQUIT');
    const form = await recipeForm({ name: 'Put off' });
    expect((await call(here, 'POST', '/food/create-food', form)).status).toBe(503);
    for (const site of [here, there]) {
      expect((await call(site, 'GET', `/food/get-food/no-such-${site}`)).status).toBe(404);
      expect((await fetch(`${siteAt(site).url}/recipe/${food.slug}`)).status).toBe(200);
      expect((await ready(site)).status).toBe(200);
    }
    await primary.resume();
    await expect.poll(async () => (await publish(here, 'Back again'))?.name).toBe('Back again');
    await expect.poll(() => newestAt(there)).toBe('Back again');
  });

  test('follows to the standby that takes the place of a primary that was killed', async () => {
    const food = await publish(here, 'Dish of the old primary');
    await untilLevel();
    await primary.kill();
    expect((await rename(here, food._id, 'Put off')).status).toBe(503);
    for (const site of [here, there]) expect(await nameAt(site, food.slug)).toBe(food.name);
    await standbyAt(0).promote();
    for (const site of [here, there]) {
      const dish = `Dish ${site} of the new primary`;
      await expect.poll(async () => (await publish(site, dish))?.name).toBe(dish);
    }
    await untilStates('primary', 'late');
    await standbyAt(1).halt();
    await standbyAt(1).resumeBehind(standbyAt(0));
    await untilStates('primary', 'in-use');
    // One that comes back and takes itself for the primary is not believed.
    await primary.resume();
    const reply = await rename(here, food._id, 'Dish that stayed');
    expect(reply.status).toBe(200);
    expect(await nameAt(here, food.slug)).toBe('Dish that stayed');
    await expect.poll(() => nameAt(there, reply.data.food.slug)).toBe('Dish that stayed');
  });
});
