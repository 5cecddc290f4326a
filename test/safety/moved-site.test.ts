import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataProcess, killDataAt } from '#test/support/data-command.ts';
import { databaseFile, databaseSettings, engine } from '#test/support/engines.ts';
import { type LivedIn, liveIn, placesToLook } from '#test/support/lived-in-site.ts';
import { newPostgresDatabase } from '#test/support/postgres-database.ts';
import { ServedSite } from '#test/support/served-site.ts';

/** More than travel at a time, so that a copy can be killed between two steps. */
const recipes = 270;
/** Both sites say the same of where they are. */
const settings = { STARTER: 'off', PUBLIC_URL: 'https://cookbook.example' };

type Database = { place: string; env: Record<string, string> };

/** From the engine under test to the other one. */
describe('a site that has been lived in', () => {
  const folders: string[] = [];
  let from: string;
  let to: string;
  let source: Database;
  let target: Database;
  let people: LivedIn;
  beforeAll(async () => {
    [from, to] = [await newFolder(), await newFolder()];
    people = await liveIn(from, recipes);
    const env = await databaseSettings(from);
    source = { place: env.DATABASE_URL ?? `sqlite:${databaseFile(from)}`, env };
    target = engine === 'sqlite' ? await emptyPostgres() : emptyFile(to);
  });
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  async function newFolder(): Promise<string> {
    const made = await mkdtemp(join(tmpdir(), 'potluck-moved-site-'));
    folders.push(made);
    return made;
  }

  async function emptyPostgres(): Promise<Database> {
    const place = await newPostgresDatabase();
    return { place, env: { DATABASE_URL: place } };
  }

  const emptyFile = (folder: string): Database => ({
    place: `sqlite:${databaseFile(folder)}`,
    env: {},
  });

  const copyTo = ({ place }: Database) => [
    'copy',
    '--from',
    source.place,
    '--to',
    place,
    '--photos-from',
    join(from, 'photos'),
    '--photos-to',
    join(to, 'photos'),
  ];

  async function look({ url }: ServedSite, path: string) {
    const isForAdmin = /admin|contact\/get/.test(path);
    const headers = { authorization: isForAdmin ? people.adminToken : people.token };
    const init = path.startsWith('/api/') ? { headers } : {};
    const reply = await fetch(`${url}${path}`, { ...init, redirect: 'manual' });
    const told = ['content-type', 'location', 'x-total-count', 'x-total-more', 'cache-control'];
    return {
      path,
      status: reply.status,
      headers: Object.fromEntries(told.map((name) => [name, reply.headers.get(name)])),
      body: await reply.text(),
    };
  }

  async function lookAround(site: ServedSite) {
    const views = [];
    for (const path of placesToLook(people)) views.push(await look(site, path));
    return views;
  }

  async function lookIn(folder: string, env: Record<string, string>) {
    await using site = await ServedSite.start(folder, { ...settings, ...env });
    return await lookAround(site);
  }

  /** Nothing of the tests changes it, so one look is enough. */
  let ofSource: ReturnType<typeof lookAround> | undefined;

  async function expectTheSame(folder: string, env: Record<string, string>): Promise<void> {
    ofSource ??= lookIn(from, source.env);
    const [wanted, found] = await Promise.all([ofSource, lookIn(folder, env)]);
    for (const [n, view] of wanted.entries()) expect(found[n], view.path).toEqual(view);
    const statuses = wanted.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 301, 404]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40);
  }

  test('is copied though the copy is killed twice, and looks the same on the other engine, byte for byte', async () => {
    const rows = await killDataAt({ cwd: to }, copyTo(target), /recipes, rows: 250/);
    expect(rows).not.toContain('verified');
    const opened = ServedSite.start(to, { ...settings, ...target.env });
    await expect(opened).rejects.toThrow('is being filled by a copy');
    const photos = await killDataAt({ cwd: to }, copyTo(target), /photos: 100 of 274/);
    expect(photos).toContain('Going on where an earlier copy stopped');
    const last = await dataProcess({ cwd: to }, copyTo(target));
    expect(last.code, last.out).toBe(0);
    expect(last.out).toMatch(/verified. Rows: \d+, photos: 274/);
    await expectTheSame(to, target.env);
    const again = await dataProcess({ cwd: to }, copyTo(target));
    expect([again.code, again.out]).toEqual([1, expect.stringContaining('already holds data')]);
  });

  test('is restored though the restore is killed, no site opens on half of one, and one on the whole looks the same', async () => {
    const file = join(await newFolder(), 'backup.tar');
    const own = { cwd: from, env: { ...source.env, DATA_DIR: from } };
    const backup = await dataProcess(own, ['backup', file]);
    expect(backup.code, backup.out).toBe(0);
    const restored = await newFolder();
    const empty = engine === 'sqlite' ? {} : (await emptyPostgres()).env;
    const place = { cwd: restored, env: { ...empty, DATA_DIR: restored } };
    await killDataAt(place, ['restore', file], /recipes, rows: 250/);
    const half = await dataProcess(place, ['backup', join(restored, 'half.tar')]);
    expect([half.code, half.out]).toEqual([1, expect.stringContaining('is being filled')]);
    await expect(ServedSite.start(restored, { ...settings, ...empty })).rejects.toThrow(
      'is being filled',
    );
    const last = await dataProcess(place, ['restore', file]);
    expect(last.code, last.out).toBe(0);
    expect(last.out).toMatch(/Restored into .+ and verified. Rows: \d+, photos: 274/);
    await expectTheSame(restored, empty);
  });
});
