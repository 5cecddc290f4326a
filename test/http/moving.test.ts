import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFile, databaseSettings, engine } from '#test/support/engines.ts';
import { type Person, signUp } from '#test/support/people.ts';
import { newPostgresDatabase } from '#test/support/postgres-database.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { recipeForm } from '#test/support/site.ts';

const script = join(import.meta.dirname, '../../scripts/data.ts');
const run = promisify(execFile);
const off = { STARTER: 'off', LIMIT_PUBLISH_PER_ACCOUNT: '100000' };

describe('moving data', () => {
  let folder: string;
  let env: Record<string, string>;
  let site: ServedSite;
  let cook: Person;
  const spares: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'potluck-moving-'));
    env = await databaseSettings(folder);
    site = await ServedSite.start(folder, { ...env, ...off });
    cook = await signUp(site.url, 'Zoë');
    for (const name of ['Dal', 'Crème brûlée', 'Dal', 'ผัดไทย']) await publish(name);
    const { _id } = (await get(site, '/api/v1/food/get-food/dal')).food;
    const form = new FormData();
    form.set('_id', _id);
    await send('/api/v1/food/save-recipe', form);
  }, 90_000);
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    for (const one of [folder, ...spares]) await rm(one, { recursive: true, force: true });
  });

  async function newFolder(): Promise<string> {
    const made = await mkdtemp(join(tmpdir(), 'potluck-moved-'));
    spares.push(made);
    return made;
  }

  const send = (path: string, body: FormData) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { authorization: cook.token },
      body,
    });
  const publish = async (name: string) =>
    send('/api/v1/food/create-food', await recipeForm({ name }));

  async function get(from: ServedSite, path: string) {
    const headers = { authorization: cook.token };
    return (await fetch(`${from.url}${path}`, { headers })).json();
  }

  async function data(settings: Record<string, string>, ...args: string[]) {
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...settings } };
    const ended = await run(process.execPath, [script, ...args], options).catch((error) => error);
    return { code: ended.code ?? 0, out: `${ended.stdout}${ended.stderr}` };
  }

  /** The settings of a database that nobody has used, on the engine under test. */
  async function emptyDatabase(): Promise<Record<string, string>> {
    return engine === 'sqlite' ? {} : { DATABASE_URL: await newPostgresDatabase() };
  }

  /** What visitors and the cook see, by call; and every photo that a recipe shows. */
  async function views(of: ServedSite) {
    const list = await get(of, '/api/v1/food/get-food');
    const photos = list.foods.map((food: { photo: { url: string } }) => food.photo.url);
    const statuses = await Promise.all(
      photos.map(async (url: string) => (await fetch(`${of.url}${url}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    return {
      list,
      search: await get(of, '/api/v1/food/search/creme%20brule'),
      thai: await get(of, '/api/v1/food/search/%E0%B9%84%E0%B8%97%E0%B8%A2'),
      mine: await get(of, `/api/v1/auth/single-user/${cook.user._id}`),
    };
  }

  test('a copy to the other engine, and back, looks the same; a second run is refused', async () => {
    const [there, back] = [await newFolder(), await newFolder()];
    const own = env.DATABASE_URL ?? `sqlite:${databaseFile(folder)}`;
    const other =
      engine === 'sqlite' ? await newPostgresDatabase() : `sqlite:${databaseFile(there)}`;
    const copy = (from: string, to: string, photosFrom: string, photosTo: string) =>
      data(
        {},
        'copy',
        '--from',
        from,
        '--to',
        to,
        '--photos-from',
        `${photosFrom}/photos`,
        '--photos-to',
        `${photosTo}/photos`,
      );
    const first = await copy(own, other, folder, there);
    expect(first.code, first.out).toBe(0);
    expect(first.out).toMatch(/verified: \d+ rows, 4 photos/);
    expect(first.out).not.toContain('cooking');
    const again = await copy(own, other, folder, there);
    expect([again.code, again.out]).toEqual([1, expect.stringContaining('already holds data')]);
    const returned = await copy(other, `sqlite:${databaseFile(back)}`, there, back);
    expect(returned.code, returned.out).toBe(0);
    const settings: Record<string, string> = engine === 'sqlite' ? { DATABASE_URL: other } : {};
    const wanted = await views(site);
    for (const [place, setting] of [
      [there, settings],
      [back, {}],
    ] as const) {
      await using moved = await ServedSite.start(place, { ...setting, ...off });
      expect(await views(moved)).toEqual(wanted);
      const headers = { authorization: cook.token };
      const body = await recipeForm({ name: 'Dal' });
      const url = `${moved.url}/api/v1/food/create-food`;
      const next = await (await fetch(url, { method: 'POST', headers, body })).json();
      expect(next.food.slug).toBe('dal-3');
    }
  }, 120_000);

  test('a backup taken while people publish restores to a consistent site on an empty machine', async () => {
    const file = join(await newFolder(), 'backup.tar');
    let isOver = false;
    const publishing = (async () => {
      for (let n = 0; !isOver; n += 1) await publish(`Meanwhile ${n}`);
    })();
    const outcome = await data({ ...env, DATA_DIR: folder }, 'backup', file);
    isOver = true;
    await publishing;
    expect(outcome.code, outcome.out).toBe(0);
    const empty = await newFolder();
    const target = await emptyDatabase();
    const restored = await data({ ...target, DATA_DIR: empty }, 'restore', file);
    expect(restored.code, restored.out).toBe(0);
    await using moved = await ServedSite.start(empty, { ...target, ...off });
    const { list, mine } = await views(moved);
    expect(list.total).toBe(list.foods.length);
    expect(list.total).toBeGreaterThanOrEqual(4);
    expect(mine.user.savedRecipes).toHaveLength(1);
  }, 120_000);

  test('a backup that is cut short, or none at all, is refused', async () => {
    const file = join(await newFolder(), 'backup.tar');
    await data({ ...env, DATA_DIR: folder }, 'backup', file);
    await truncate(file, 20_000);
    const target = await emptyDatabase();
    const settings = { ...target, DATA_DIR: await newFolder() };
    expect((await data(settings, 'restore', file)).code).toBe(1);
    expect((await data(settings, 'restore', join(folder, 'nothing.tar'))).code).toBe(1);
  }, 60_000);

  test('a person’s own recipes are exported in every form, with their photos', async () => {
    const file = join(await newFolder(), 'mine.zip');
    const outcome = await data({ ...env, DATA_DIR: folder }, 'export', cook.user.email, file);
    expect(outcome.code, outcome.out).toBe(0);
    const bytes = (await readFile(file)).toString('latin1');
    for (const form of ['json', 'md', 'cook', 'webp'])
      expect(bytes).toContain(`dal-2/dal-2.${form}`);
    expect(bytes).toContain('"@type":"Recipe"');
    const unknown = await data({ ...env, DATA_DIR: folder }, 'export', 'nobody@example.org', file);
    expect(unknown.code).toBe(1);
  });

  test('a mistaken call explains itself and touches nothing', async () => {
    const before = await readdir(folder);
    for (const args of [[], ['copy'], ['backup'], ['copy', '--from', 'sqlite:x'], ['nonsense']]) {
      expect((await data({}, ...args)).code, args.join(' ')).toBe(2);
    }
    const secret = await data({}, 'copy', '--from', 'mysql://u:hunter2@h/d', '--to', 'sqlite:y');
    expect(secret.code).toBe(1);
    expect(secret.out).not.toContain('hunter2');
    expect(await readdir(folder)).toEqual(before);
  });
});
