import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '#storage/port.ts';
import { openPostgres } from '#storage/postgres/open.ts';
import { openSqlite } from '#storage/sqlite/open.ts';
import { callCommand } from '#test/support/called-command.ts';
import { dataProcess } from '#test/support/data-command.ts';
import { isToldHere } from '#test/support/either-engine.ts';
import { databaseFile, databaseSettings, engine, openStorage } from '#test/support/engines.ts';
import { photosOf, tableViews, useTable } from '#test/support/moved-table.ts';
import { newEmail, openAccount, type Person } from '#test/support/people.ts';
import { pooledThreads } from '#test/support/pooled-threads.ts';
import { newPostgresDatabase } from '#test/support/postgres-database.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { openSite, photoBlob, recipeForm } from '#test/support/site.ts';
import { runData } from '../../scripts/moving/run.ts';

/** A site that is called at its address. */
type Reached = Pick<ServedSite, 'url'>;

const off = { STARTER: 'off', LIMIT_PUBLISH_PER_ACCOUNT: '100000' };

describe('moving data', () => {
  let folder: string;
  let env: Record<string, string>;
  let site: ServedSite;
  let cook: Person;
  let guest: Person;
  let dal: string;
  const spares: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'potluck-moving-'));
    env = await databaseSettings(folder);
    site = await ServedSite.start(folder, { ...env, ...off });
    await using storage = await openStorage(folder);
    const { writer } = storage;
    // Without the hashes of a registration and a login, which nothing here asks for.
    const newPerson = (name: string) =>
      openAccount({ writer, now: Date.now }, name, newEmail(name));
    cook = await newPerson('Zoë');
    for (const name of ['Dal', 'Crème brûlée', 'Dal', 'ผัดไทย']) await publish(name);
    const { _id } = (await get(site, '/api/v1/food/get-food/dal')).food;
    const form = new FormData();
    form.set('_id', _id);
    await send('/api/v1/food/save-recipe', form);
    const { question } = await say(`recipe-questions/${form.get('_id')}`, 'Does it freeze well?');
    await say(`questions/${question._id}/answers`, 'For three months');
    guest = await newPerson('Bo');
    dal = _id;
    await useTable(site.url, { cook, guest, recipe: dal }, newPerson);
  });
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
  /** A question, or an answer to one. */
  const say = async (path: string, text: string) => {
    const headers = { authorization: cook.token, 'content-type': 'application/json' };
    const body = JSON.stringify({ text });
    return (await fetch(`${site.url}/api/v1/${path}`, { method: 'POST', headers, body })).json();
  };
  const publish = async (name: string) =>
    send('/api/v1/food/create-food', await recipeForm({ name }));

  /** Publishes, gives it another photo and deletes every second one, until told to stop. */
  async function keepWriting(client: number, isOver: () => boolean): Promise<void> {
    const headers = { authorization: cook.token };
    const write = (method: string, path: string, body?: FormData) =>
      fetch(`${site.url}/api/v1/food/${path}`, { method, headers, ...(body ? { body } : {}) });
    for (let n = 0; !isOver(); n += 1) {
      const { food } = await (await publish(`Meanwhile ${client} ${n}`)).json();
      const photo = await photoBlob(300 + n, 200);
      await write('PUT', `update-food/${food._id}`, await recipeForm({ name: food.name, photo }));
      if (n % 2) await write('DELETE', `delete-food/${food._id}`);
    }
  }

  async function get(from: Reached, path: string) {
    const headers = { authorization: cook.token };
    return (await fetch(`${from.url}${path}`, { headers })).json();
  }

  /** A command that is only asked what it does: its process would take longer than that. */
  const data = (env: Record<string, string>, ...args: string[]) => callCommand(runData, args, env);

  /** A command as the process that it is, which ends by itself. */
  const startData = (env: Record<string, string>, ...args: string[]) =>
    dataProcess({ cwd: folder, env }, args);

  /** The settings of a database that nobody has used, on the engine under test. */
  async function emptyDatabase(): Promise<Record<string, string>> {
    return engine === 'sqlite' ? {} : { DATABASE_URL: await newPostgresDatabase() };
  }

  /** The same for what people said to each other, whose photos are there too. */
  async function seeTable(of: Reached) {
    const seen = await tableViews(of.url, { cook, guest, recipe: dal });
    const photos = photosOf(seen);
    expect(photos.length).toBeGreaterThan(1);
    for (const url of photos) expect((await fetch(`${of.url}${url}`)).status, url).toBe(200);
    return seen;
  }

  /** What visitors and the cook see, by call; and every photo that a recipe shows. */
  async function views(of: Reached) {
    const list = await get(of, '/api/v1/food/get-food');
    const photos = list.foods.map((food: { photo: { url: string } }) => food.photo.url);
    const statuses = await Promise.all(
      photos.map(async (url: string) => (await fetch(`${of.url}${url}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const asked = await Promise.all(
      list.foods.map(({ _id }: { _id: string }) => get(of, `/api/v1/recipe-questions/${_id}`)),
    );
    return {
      list,
      questions: asked.flatMap(({ questions }) => questions),
      table: await seeTable(of),
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
      startData(
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
    const photosOfCopy = ({ out }: { out: string }) =>
      Number(/verified. Rows: \d+, photos: (\d+)/.exec(out)?.[1]);
    expect(photosOfCopy(first)).toBeGreaterThanOrEqual(6);
    expect(first.out).not.toContain('cooking');
    const again = await copy(own, other, folder, there);
    expect([again.code, again.out]).toEqual([1, expect.stringContaining('already holds data')]);
    const returned = await copy(other, `sqlite:${databaseFile(back)}`, there, back);
    expect(returned.code, returned.out).toBe(0);
    expect(photosOfCopy(returned)).toBe(photosOfCopy(first));
    const settings: Record<string, string> = engine === 'sqlite' ? { DATABASE_URL: other } : {};
    const wanted = await views(site);
    await using started = await ServedSite.start(there, { ...settings, ...off });
    await using opened = await openMoved(back, await openFile(back));
    for (const moved of [started, opened]) {
      expect(await views(moved)).toEqual(wanted);
      const headers = { authorization: cook.token };
      const body = await recipeForm({ name: 'Dal' });
      const url = `${moved.url}/api/v1/food/create-food`;
      const next = await (await fetch(url, { method: 'POST', headers, body })).json();
      expect(next.food.slug).toBe('dal-3');
    }
  });

  test('a backup without its photos is kept and relied on by nothing, until they are said to be lost', async () => {
    const file = join(await newFolder(), 'backup.tar');
    const own = { ...env, DATA_DIR: folder };
    const note = join(folder, 'last-backup');
    await rm(note, { force: true });
    let all = 0;
    await rename(join(folder, 'photos'), join(folder, 'away'));
    try {
      // What backs up by a timer hears its exit code alone.
      const lacking = await startData(own, 'backup', file);
      expect(lacking.code, lacking.out).toBe(1);
      all = Number(/lacks (\d+) of the photos/.exec(lacking.out)?.[1]);
      expect(all).toBeGreaterThanOrEqual(6);
      // What takes the newest *.tar for a good one, as the drill does, does not find it.
      expect(await readdir(dirname(file))).toEqual([`${basename(file)}.lacking`]);
      expect(lacking.out).toContain(`${file}.lacking`);
      expect((await stat(`${file}.lacking`)).mode & 0o077).toBe(0);
      expect(await readdir(folder)).not.toContain('last-backup');
      expect((await data(own, 'backup', file, '--accept-missing')).code).toBe(0);
      expect(await readdir(dirname(file))).toEqual([basename(file)]);
      expect(await readFile(note, 'utf8')).toMatch(new RegExp(`Z\n${all}\n$`));
      const again = await data(own, 'backup', file);
      expect(again.code, again.out).toBe(0);
    } finally {
      await rename(join(folder, 'away'), join(folder, 'photos'));
    }
    expect((await data(own, 'backup', join(folder, 'whole.tar'))).code).toBe(0);
    expect(await readFile(note, 'utf8')).toMatch(/Z\n0\n$/);
    const target = { ...(await emptyDatabase()), DATA_DIR: await newFolder() };
    const restored = await data(target, 'restore', file);
    expect(restored.code, restored.out).toBe(0);
    expect(restored.out).toContain(target.DATA_DIR);
    expect(restored.out).toContain(`lacked already: ${all}`);
    // Known as lost there too, and no backup of that site's own.
    expect(await readFile(join(target.DATA_DIR, 'last-backup'), 'utf8')).toBe(`restored\n${all}\n`);
    const there = await data(target, 'backup', join(await newFolder(), 'backup.tar'));
    expect(there.code, there.out).toBe(0);
  });

  if (isToldHere) {
    test('photos that were lost before their number was noted are known from then on', async () => {
      const file = join(await newFolder(), 'backup.tar');
      const own = { ...env, DATA_DIR: folder };
      const note = join(folder, 'last-backup');
      const old = `${new Date().toISOString()}\n`;
      const shelves = join(folder, 'photos');
      const away = join(folder, 'away');
      const names = await readdir(shelves);
      const half = names.slice(names.length / 2);
      await writeFile(note, old);
      await mkdir(away);
      for (const name of half) await rename(join(shelves, name), join(away, name));
      try {
        const known = await data(own, 'backup', file);
        expect(known.code, known.out).toBe(0);
        const lost = /known from now on: ([1-9]\d*)\./.exec(known.out)?.[1];
        expect(await readFile(note, 'utf8')).toMatch(new RegExp(`Z\n${lost}\n$`));
        expect((await data(own, 'backup', file)).code).toBe(0);
      } finally {
        for (const name of half) await rename(join(away, name), join(shelves, name));
        await rm(away, { recursive: true });
      }
      // None at all lies elsewhere, and is not lost.
      await writeFile(note, old);
      await rename(shelves, away);
      try {
        expect((await data(own, 'backup', file)).code).toBe(1);
      } finally {
        await rm(shelves, { recursive: true, force: true });
        await rename(away, shelves);
      }
    });

    test('a note of the last backup that cannot be read is told, and hinders no backup', async () => {
      const file = join(await newFolder(), 'backup.tar');
      const note = join(folder, 'last-backup');
      await rm(note, { force: true });
      // Nobody may read or write a folder as a file, not even root.
      await mkdir(note);
      try {
        const made = await data({ ...env, DATA_DIR: folder }, 'backup', file);
        expect(made.code, made.out).toBe(0);
        expect(made.out).toContain('cannot be read, and counts as not noted: EISDIR');
        expect(made.out).toContain('it could not be noted for the next backup: EISDIR');
        expect(await readdir(dirname(file))).toEqual([basename(file)]);
      } finally {
        await rm(note, { recursive: true });
      }
    });

    test('a mistaken call explains itself and touches nothing', async () => {
      const before = await readdir(folder);
      const own = { DATA_DIR: join(folder, 'made') };
      const [x, y] = ['x', 'y'].map((name) => `sqlite:${join(folder, name)}`);
      expect((await startData({})).code).toBe(2);
      const missing = await startData(own, 'restore', join(folder, 'nothing.tar'));
      expect([missing.code, missing.out]).toEqual([1, expect.stringContaining('There is no file')]);
      const wrong = [
        ['copy'],
        ['backup'],
        ['copy', '--from', `${x}`],
        ['nonsense'],
        ['constructor'],
        ['backup', '--force'],
        ['backup', '--accept-missing=yes', 'b.tar'],
        ['backup', 'b.tar', 'c.tar'],
        ['restore', 'b.tar', '--to', `${y}`],
      ];
      for (const args of wrong) {
        const { code, out } = await data(own, ...args);
        expect([code, out], args.join(' ')).toEqual([2, expect.stringMatching(/^Usage:/)]);
      }
      expect(await data(own, 'backup', '--help')).toMatchObject({ code: 0 });
      const secret = await data(own, 'copy', '--from', 'mysql://u:hunter2@h/d', '--to', `${y}`);
      expect(secret.code).toBe(1);
      expect(secret.out).not.toContain('hunter2');
      expect(await readdir(folder)).toEqual(before);
    });
  }

  test('a backup of a folder without a site makes nothing there', async () => {
    const elsewhere = await newFolder();
    const away: Record<string, string> =
      engine === 'sqlite' ? {} : { DATABASE_URL: 'postgres://cook:hunter2@127.0.0.1:9/site' };
    const DATA_DIR = join(elsewhere, 'mistyped');
    const { code, out } = await data({ ...away, DATA_DIR }, 'backup', join(elsewhere, 'b.tar'));
    expect(code, out).toBe(1);
    expect(await readdir(elsewhere)).toEqual([]);
  });

  test('a backup into a folder that is not there is refused in one sentence', async () => {
    const file = join(await newFolder(), 'mistyped', 'b.tar');
    const { code, out } = await data({ ...env, DATA_DIR: folder }, 'backup', file);
    expect(code).toBe(1);
    expect(out.trim()).toMatch(new RegExp(`^Nothing can be written at ${file}: ENOENT: .+$`));
  });

  test('a backup under the name of a folder is refused in one sentence, and leaves nothing beside it', async () => {
    const around = await newFolder();
    const file = join(around, 'backups');
    await mkdir(file);
    const { code, out } = await data({ ...env, DATA_DIR: folder }, 'backup', file);
    expect([code, out.trim()]).toEqual([1, `${file} is a folder: name a file in it.`]);
    expect(await readdir(around)).toEqual(['backups']);
  });

  test('a backup that is damaged, cut short or not there is refused, and nothing is restored from it', async () => {
    const file = join(await newFolder(), 'backup.tar');
    await data({ ...env, DATA_DIR: folder }, 'backup', file);
    const { size } = await stat(file);
    expect(size).toBeGreaterThan(25_000);
    const target = await emptyDatabase();
    const empty = await newFolder();
    const expectRefused = async (name: string, part: string) => {
      const refused = await data({ ...target, DATA_DIR: empty }, 'restore', name);
      expect([refused.code, refused.out]).toEqual([1, expect.stringContaining(part)]);
      expect(refused.out).not.toMatch(/ at .*\.ts:/);
      expect(await readdir(empty)).toEqual([]);
      if (target.DATABASE_URL) expect(await tablesOf(target.DATABASE_URL)).toEqual([]);
    };
    await expectRefused(join(folder, 'nothing.tar'), 'There is no file');
    const row = (await readFile(file)).indexOf('Lentils, slowly cooked');
    await flipByte(file, row);
    await expectRefused(file, 'damaged (recipes)');
    await flipByte(file, row);
    // A file is looked through before there is a database.
    if (!isToldHere) return;
    await flipByte(file, (await readFile(file)).indexOf('RIFF') + 20);
    await expectRefused(file, 'damaged (photos/)');
    await flipByte(file, (await readFile(file)).indexOf('RIFF') + 20);
    await truncate(file, size - 5_000);
    await expectRefused(file, 'damaged (');
    await truncate(file, 20_000);
    await expectRefused(file, 'damaged (');
  });

  test('a person’s own recipes are exported in every form, with their photos', async () => {
    const file = join(await newFolder(), 'mine.zip');
    const outcome = await startData({ ...env, DATA_DIR: folder }, 'export', cook.user.email, file);
    expect(outcome.code, outcome.out).toBe(0);
    const bytes = (await readFile(file)).toString('latin1');
    for (const form of ['json', 'md', 'cook', 'webp'])
      expect(bytes).toContain(`dal-2/dal-2.${form}`);
    expect(bytes).toContain('"@type":"Recipe"');
    for (const told of ['my-questions.json', 'Does it freeze well?', 'For three months'])
      expect(bytes).toContain(told);
    await data({ ...env, DATA_DIR: folder }, 'export', guest.user.email, file);
    const theirs = (await readFile(file)).toString('latin1');
    const kinds = ['reviews', 'follows', 'notes', 'profile', 'collections', 'notifications'];
    for (const kind of kinds) expect(theirs).toContain(`my-${kind}.json`);
    const words = ['As grandmother makes it', 'Come again', 'Less salt for me', 'For the family'];
    for (const told of [...words, 'bo-of-the-table', 'I bake', 'my-picture.webp'])
      expect(theirs).toContain(told);
    expect(theirs).toMatch(/my-reviews\/[0-9a-f]{32}\.webp/);
    const unknown = await data({ ...env, DATA_DIR: folder }, 'export', 'nobody@example.org', file);
    expect(unknown.code).toBe(1);
  });

  test('a backup taken while people write restores to a consistent site on an empty machine', async () => {
    const file = join(await newFolder(), 'backup.tar');
    let isOver = false;
    const writing = [1, 2, 3].map((client) => keepWriting(client, () => isOver));
    const outcome = await startData({ ...env, DATA_DIR: folder }, 'backup', file);
    isOver = true;
    await Promise.all(writing);
    expect(outcome.code, outcome.out).toBe(0);
    expect(outcome.out).not.toContain('not in their store');
    const empty = await newFolder();
    const target = await emptyDatabase();
    const restored = await startData({ ...target, DATA_DIR: empty }, 'restore', file);
    expect(restored.code, restored.out).toBe(0);
    const { DATABASE_URL: url } = target;
    const storage = url ? await openPostgres({ url, poolSize: 4 }) : await openFile(empty);
    await using moved = await openMoved(empty, storage);
    const { list, search, thai, mine, table } = await views(moved);
    expect(table).toEqual(await seeTable(site));
    expect(table.rating).toEqual({ value: 4, count: 3 });
    expect(list.total).toBe(list.foods.length);
    const names = list.foods.map((food: { name: string }) => food.name);
    expect(names).toEqual(expect.arrayContaining(['Dal', 'Crème brûlée', 'ผัดไทย']));
    const meanwhile = names.filter((name: string) => name.startsWith('Meanwhile'));
    const found = await fetch(`${moved.url}/api/v1/food/search/meanwhile`);
    expect(found.headers.get('x-total-count')).toBe(String(meanwhile.length));
    expect([search.length, thai.length, mine.user.savedRecipes.length]).toEqual([1, 1, 1]);
  });
});

const openFile = (folder: string) =>
  openSqlite({ file: databaseFile(folder), runners: pooledThreads });

/** A moved site in this process: it holds what it holds, whether or not the program starts on it. */
async function openMoved(folder: string, storage: Storage): Promise<Reached & AsyncDisposable> {
  const site = await openSite(off, { folder, storage });
  const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
  return { url, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

/** Makes one byte another one; a second time, what it was. */
async function flipByte(file: string, at: number): Promise<void> {
  await using handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  byte[0] = (byte[0] ?? 0) ^ 0x01;
  await handle.write(byte, 0, 1, at);
}

async function tablesOf(url: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  await client.end();
  return rows;
}
