import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nothingChosen } from '#domain/facets/facets.ts';
import { layMigrated } from '#test/support/sqlite-database.ts';
import { createSearcher } from './bind.ts';
import type { UserRow } from './features/accounts/rows.ts';
import { holdInMemory } from './hold-in-memory.ts';
import type { Searcher, Storage } from './port.ts';
import type { Db } from './schema.ts';
import { connectToRead } from './sqlite/connect.ts';
import { createDb } from './sqlite/dialect.ts';
import { openSqlite } from './sqlite/open.ts';
import { createPostingsReader } from './sqlite/search.ts';
import { addReview, addUser, newId, publish } from './suite/fixtures.ts';

const noon = 1_900_000_000_000;
const end = noon + 14 * 86_400_000;

let folder: string;
let storage: Storage;
let db: Db;
let stored: Searcher;
/** So many rows of facets were read. */
let read = 0;
/** So often one of the three that hold something has looked for changes. */
let looks = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    read += result.rows.filter((row) => 'named_by' in row).length;
    if (result.rows.some((row) => 'reached' in row)) looks += 1;
    return result;
  },
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-held-'));
  const file = join(folder, 'potluck.db');
  await layMigrated(file);
  storage = await openSqlite({ file, isBrief: true });
  db = createDb(connectToRead(file));
  stored = createSearcher(db, createPostingsReader(db));
  const { id } = await addUser(storage);
  for (let n = 0; n < 30; n += 1) await publish(storage, id, { name: `Soup ${n}` });
});
afterAll(async () => {
  await db.destroy();
  await storage[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** What is held in memory, once all was read, with a way to search it. */
async function hold(keptUpEveryMs?: number) {
  const postings = createPostingsReader(db);
  const memory = holdInMemory(db.withPlugin(counting), postings, null, undefined, keptUpEveryMs);
  const isInStep = async () => (await memory.postings()) !== postings;
  await expect.poll(isInStep).toBe(true);
  await memory.facets();
  read = 0;
  return { memory, isInStep, searcher: createSearcher(db, postings, memory) };
}

const browse = (searcher: Searcher, sort: 'newest' | 'rated' | 'made') =>
  searcher.browseRecipes({ chosen: nothingChosen, sort, limit: 500 });

/** Whether what is held tells the same as what is stored. */
async function compare(searcher: Searcher): Promise<void> {
  for (const sort of ['newest', 'rated', 'made'] as const)
    expect(await browse(searcher, sort)).toEqual(await browse(stored, sort));
  for (const words of ['soup', 'stew', 'stew rice'])
    expect(await searcher.searchCards(words, 48, 0)).toEqual(
      await stored.searchCards(words, 48, 0),
    );
}

async function review(userId: string, recipeId: string): Promise<void> {
  await addReview(storage, { userId, recipeId, at: noon });
}

async function begin(userId: string, comesBack: boolean): Promise<string> {
  const session = { tokenHash: newId(), userId, createdAt: noon, usedAt: noon };
  expect(await storage.writer.createSession(session, 'password hash', null, comesBack)).toBe(true);
  return session.tokenHash;
}

async function leave({ id: userId }: UserRow, keepsRecipes: boolean): Promise<void> {
  const tokenHash = await begin(userId, false);
  const wish = { userId, tokenHash, before: 'password hash', at: noon, endsAt: end };
  expect(await storage.writer.leave({ ...wish, keepsRecipes }, null)).toBe('done');
}

/** Somebody with two recipes, whose review decides what lists show of another one, which is among these. */
async function live(): Promise<UserRow> {
  const cook = await addUser(storage, { name: 'Lea' });
  const other = await publish(storage, (await addUser(storage)).id, { name: 'Stew with rice' });
  for (let n = 0; n < 2; n += 1) {
    await publish(storage, cook.id, { name: `Stew ${n}` });
    await review((await addUser(storage)).id, other.id);
  }
  await review(cook.id, other.id);
  return cook;
}

const deleteAll = async () => {
  while (await storage.writer.deleteLeft(end, 1));
};
const ends: Record<string, (cook: UserRow) => Promise<unknown>> = {
  'is back': ({ id }) => begin(id, true),
  'is gone for good': deleteAll,
  'was deleted': ({ id }) => storage.writer.deleteUser(id, null),
};

test.each(Object.keys(ends).flatMap((kind) => [[kind, true] as const, [kind, false] as const]))(
  'who left and %s touches alone what is theirs and what they reviewed (recipes stay: %s)',
  async (kind, keepsRecipes) => {
    const { memory, isInStep, searcher } = await hold();
    const cook = await live();
    await compare(searcher);
    for (const change of [() => leave(cook, keepsRecipes), () => ends[kind]?.(cook)]) {
      read = 0;
      await change();
      expect(await isInStep()).toBe(true);
      await memory.facets();
      // Fewer than the thirty that nobody touched; a list of few is asked for as one of eight.
      expect(read).toBeLessThan(10);
      await compare(searcher);
    }
    await memory.stop();
  },
);

test('what was written just before an account goes is not lost with what named it', async () => {
  const { memory, isInStep, searcher } = await hold();
  const { id, handle } = await live();
  await compare(searcher);
  const told = { lines: '', link: '', photoId: null, base: undefined, at: noon };
  await storage.writer.updateProfile(id, { ...told, handle: `${handle}-now` });
  const [first] = (await storage.reader.listRecipes({ userId: id }, 1)).rows;
  await storage.writer.removeRecipe(first?.id ?? '', { at: noon, actorId: null, act: 'try' });
  await storage.writer.deleteUser(id, null);
  const notices = await db.selectFrom('changes').select('notice').execute();
  const all = notices.map(({ notice }) => notice).join();
  for (const name of [id, handle, first?.id ?? '']) expect(all).not.toContain(name);
  expect(await isInStep()).toBe(true);
  await compare(searcher);
  await memory.stop();
});

test('where nobody searches changes are taken over again and again, before their notices are forgotten', async () => {
  const { memory, isInStep, searcher } = await hold(5);
  const { id } = await addUser(storage);
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 60; n += 1) await publish(storage, id, { name: `Stew ${round} ${n}` });
    await expect.poll(() => read).toBeGreaterThanOrEqual(60 * (round + 1));
    // Each of the three looks after the other; all have looked once more since.
    const before = looks;
    await expect.poll(() => looks).toBeGreaterThanOrEqual(before + 6);
    await storage.writer.deleteChangesBefore(Date.now() + 1_000);
  }
  expect(await isInStep()).toBe(true);
  await memory.facets();
  expect(read).toBeLessThan(200);
  await compare(searcher);
  await memory.stop();
  const until = read;
  for (let n = 0; n < 60; n += 1) await publish(storage, id, { name: `Stew for later ${n}` });
  expect(read).toBe(until);
});
