import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { nothingChosen } from '#domain/facets/facets.ts';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import type { Searcher, Storage } from '../port.ts';
import { addUser, changeOf, newWord, publish } from '../suite/fixtures.ts';
import { MemorySearch } from './memory-search.ts';
import { openPostgres } from './open.ts';
import type { SearchThreadData } from './search-thread.ts';

const idsOf = async (searcher: Searcher, word: string) => {
  const { rows } = await searcher.searchRecipes(word, 48, 0);
  return rows.map(({ id }) => id);
};

async function emptyPostings(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('delete from search_postings');
  await client.end();
}

/** The same database as somebody who may have no connection to it, as nobody may who comes when all are taken. */
async function refusedAt(url: string): Promise<string> {
  const name = newWord();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create role ${name} login password '${name}' connection limit 0`);
  await client.end();
  const own = new URL(url);
  [own.username, own.password] = [name, name];
  return own.href;
}

/** A search in memory over a database, with what it is made of in the hands of a test. */
class Site implements AsyncDisposable {
  readonly url: string;
  readonly storage: Storage;
  readonly workers: Worker[] = [];
  readonly deaths: Error[] = [];
  readonly moved: (() => void)[] = [];
  readonly memory: MemorySearch;
  readonly searcher: Searcher;

  constructor(url: string, storage: Storage, mostRecipes: number) {
    this.url = url;
    this.storage = storage;
    this.memory = new MemorySearch({
      place: { url, onMove: (listener) => this.moved.push(listener) },
      told: { snapshot: null, mostRecipes, patienceMs: undefined },
      onDeath: (error) => this.deaths.push(error),
      startWorker: (workerData) => this.#startWorker(workerData),
    });
    this.searcher = this.memory.before(storage.searcher);
  }

  static async open(mostRecipes = 1_000): Promise<Site> {
    const url = await newMigratedDatabase();
    return new Site(url, await openPostgres({ url }), mostRecipes);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.memory.end();
    await this.storage[Symbol.asyncDispose]();
  }

  #startWorker(workerData: SearchThreadData): Worker {
    const worker = new Worker(new URL('./search-thread.ts', import.meta.url), { workerData });
    this.workers.push(worker);
    return worker;
  }
}

test('what is searched in memory needs no stored postings; a larger site is searched in those', async () => {
  await using small = await Site.open();
  await using large = await Site.open(1);
  const word = newWord();
  for (const { storage, url } of [small, large]) {
    const { id } = await addUser(storage);
    await publish(storage, id, { name: word });
    await publish(storage, id, { name: word });
    await emptyPostings(url);
  }
  // Another begins to hold its index now, and finds two recipes where it may hold one.
  await using again = new Site(large.url, await openPostgres({ url: large.url }), 1);
  await expect.poll(() => idsOf(small.searcher, word)).toHaveLength(2);
  expect(await idsOf(small.storage.searcher, word)).toEqual([]);
  expect(await idsOf(again.searcher, word)).toEqual([]);
});

test('whoever asks after the answer of a write finds what it wrote, however many search beside it', async () => {
  await using site = await Site.open();
  const { id } = await addUser(site.storage);
  const word = newWord();
  let isOver = false;
  const others = Array.from({ length: 8 }, async () => {
    while (!isOver) await idsOf(site.searcher, word);
  });
  try {
    await writeAndFind(site, id, word);
  } finally {
    isOver = true;
    await Promise.all(others);
  }
});

async function writeAndFind({ storage, searcher }: Site, userId: string, word: string) {
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    const recipe = await publish(storage, userId, { name: `${word} ${n}` });
    ids.unshift(recipe.id);
    expect(await idsOf(searcher, word)).toEqual(ids);
    const name = `${word} ${newWord()}`;
    await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { name }));
    expect(await idsOf(searcher, name)).toEqual([recipe.id]);
  }
  const page = { chosen: nothingChosen, sort: 'newest' as const, limit: 48 };
  expect(await searcher.browseRecipes(page)).toEqual(await storage.searcher.browseRecipes(page));
  await storage.writer.deleteRecipe(ids.shift() as string);
  expect(await idsOf(searcher, word)).toEqual(ids);
}

test('a thread that ends fails nobody: the stored index answers until another has started', async () => {
  await using site = await Site.open();
  const { id } = await addUser(site.storage);
  const word = newWord();
  const recipe = await publish(site.storage, id, { name: word });
  expect(await idsOf(site.searcher, word)).toEqual([recipe.id]);
  const searches = Array.from({ length: 20 }, () => idsOf(site.searcher, word));
  await site.workers[0]?.terminate();
  expect(await Promise.all(searches)).toEqual(searches.map(() => [recipe.id]));
  expect(await idsOf(site.searcher, word)).toEqual([recipe.id]);
  expect(site.deaths).toHaveLength(1);
  await emptyPostings(site.url);
  await expect.poll(() => idsOf(site.searcher, word)).toEqual([recipe.id]);
  expect(site.workers).toHaveLength(2);
});

test('where another server is the primary another thread compares all anew', async () => {
  await using site = await Site.open();
  const { id } = await addUser(site.storage);
  const word = newWord();
  const recipe = await publish(site.storage, id, { name: word });
  expect(await idsOf(site.searcher, word)).toEqual([recipe.id]);
  for (const listener of site.moved) listener();
  expect(site.workers).toHaveLength(2);
  expect(await idsOf(site.searcher, word)).toEqual([recipe.id]);
  expect(site.deaths).toEqual([]);
});

test('a server that has no connection left for the thread fails nobody who has one', async () => {
  await using site = await Site.open();
  const { id } = await addUser(site.storage);
  const word = newWord();
  const recipe = await publish(site.storage, id, { name: word });
  await using full = new Site(await refusedAt(site.url), site.storage, 1_000);
  expect(await idsOf(full.searcher, word)).toEqual([recipe.id]);
  const page = { chosen: nothingChosen, sort: 'newest' as const, limit: 48 };
  expect((await full.searcher.browseRecipes(page)).cards.ids).toEqual([recipe.id]);
});

test('where the primary is known not to answer it is not asked', async () => {
  await using site = await Site.open();
  const { id } = await addUser(site.storage);
  const word = newWord();
  await publish(site.storage, id, { name: word });
  let isThere = true;
  const searcher = site.memory.before(site.storage.searcher, () => isThere);
  await emptyPostings(site.url);
  await expect.poll(() => idsOf(searcher, word)).toHaveLength(1);
  isThere = false;
  expect(await idsOf(searcher, word)).toEqual([]);
});
