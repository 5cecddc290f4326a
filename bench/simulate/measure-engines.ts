import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Storage } from '#storage/port.ts';
import { openPostgres } from '#storage/postgres/open.ts';
import { openSqlite } from '#storage/sqlite/open.ts';
import { sqlite, startPostgres } from '../engines.ts';
import { cookId, cooksOf, createGenerator, createKeywords } from '../generate.ts';
import { untilAtRest } from '../rest.ts';
import { startSite } from '../servers.ts';
import type { Cost, Costs, EngineCosts, Line } from './costs.ts';
import { measureRequests, measureSearch } from './measure-requests.ts';
import { familyTime, parentOf, processorTime } from './processor-time.ts';

const generous = { LIMIT_IMPORT_PER_ACCOUNT: '1000000', TRUST_DAYS: '0' };
const bare = { ...generous, CACHE_MEGABYTES: '0' };
/** How many recipes; requests are measured among the second number of them. */
export type Sizes = readonly [number, number, ...number[]];
const searchCount = 400;

type SqliteCosts = {
  engine: EngineCosts;
  replyBytes: Omit<Costs['replyBytes'], 'photo'>;
  processMemory: number;
};

/** The embedded engine: requests at the middle size, searches at all sizes, writes on this disk. */
export async function measureSqlite(parent: string, sizes: Sizes): Promise<SqliteCosts> {
  const folder = join(parent, 'sqlite');
  const searches: EngineCosts['searches'] = [];
  let [filled, bytesPerRecipe] = [0, 0];
  let middle: Awaited<ReturnType<typeof measureSites>> | null = null;
  for (const size of sizes) {
    const before = await sizeOf(join(folder, 'potluck.sqlite'));
    await sqlite.fill(folder, filled, size);
    bytesPerRecipe = ((await sizeOf(join(folder, 'potluck.sqlite'))) - before) / (size - filled);
    filled = size;
    await using storage = await openSqlite({ file: join(folder, 'potluck.sqlite') });
    await untilAtRest(own);
    searches.push({ recipes: size, ms: await searchTime(storage, own) });
    if (size === sizes[1]) middle = await measureSites(folder, {}, size, () => 0);
  }
  if (!middle) throw new Error('No site was measured');
  await using storage = await openSqlite({ file: join(folder, 'potluck.sqlite') });
  const writer = await writeTimes(storage, 1, filled);
  const { requests, bytes, memory } = middle;
  return {
    engine: {
      recipes: sizes[1],
      requests,
      searches,
      stored: null,
      bytesPerRecipe,
      writer,
      poll: 0,
    },
    replyBytes: bytes,
    processMemory: memory,
  };
}

/** PostgreSQL on this machine, safe against a power cut as in earnest. */
export async function measurePostgres(folder: string, sizes: Sizes): Promise<EngineCosts> {
  await mkdir(folder, { recursive: true });
  await using engine = await startPostgres();
  const settings = engine.settings(folder);
  const { DATABASE_URL: url = '' } = settings;
  const client = new Client(url);
  await client.connect();
  // What fails on the way is told, and not that its server ended before this.
  await using _ended = { [Symbol.asyncDispose]: () => client.end() };
  const postmaster = parentOf((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
  const databaseTime = () => familyTime(postmaster);
  const searches: Line = [];
  const stored: Line = [];
  let [filled, bytesPerRecipe] = [0, 0];
  for (const size of sizes) {
    const before = await databaseSize(client);
    await engine.fill(folder, filled, size);
    await client.query('vacuum analyze');
    bytesPerRecipe = ((await databaseSize(client)) - before) / (size - filled);
    filled = size;
    await using asking = await openPostgres({ url });
    stored.push({ recipes: size, ms: await searchTime(asking, databaseTime) });
    await using holding = await openPostgres({ url, mostSearchedInMemory: size });
    await untilAtRest(own);
    searches.push({ recipes: size, ms: await searchTime(holding, own) });
  }
  const { requests } = await measureSites(folder, settings, filled, databaseTime);
  const request = await measureStored(folder, settings, databaseTime);
  const poll = await pollTime(folder, settings, databaseTime);
  await using storage = await openPostgres({ url, poolSize: 16 });
  const writer = await writeTimes(storage, 16, filled);
  return {
    recipes: filled,
    requests,
    searches,
    stored: { request, searches: stored },
    bytesPerRecipe,
    writer,
    poll,
  };
}

async function measureSites(
  folder: string,
  settings: Record<string, string>,
  recipes: number,
  databaseTime: () => number,
) {
  await using cached = await startSite(folder, { settings: { ...generous, ...settings } });
  await using uncached = await startSite(folder, { settings: { ...bare, ...settings } });
  // What a site does of itself after a start is no request's.
  for (const site of [cached, uncached]) await site.rests();
  const sites = { cached, bare: uncached };
  const { bytes, ...requests } = await measureRequests(sites, recipes, databaseTime);
  const memory = (await uncached.vitals()).rss * 1e6;
  return { requests, bytes, memory };
}

/** A search on a site that holds no index in memory. */
async function measureStored(
  folder: string,
  settings: Record<string, string>,
  databaseTime: () => number,
): Promise<Cost> {
  const asking = { ...bare, ...settings, SEARCH_MEMORY_RECIPES: '0' };
  await using site = await startSite(folder, { settings: asking });
  await site.rests();
  return await measureSearch(site, databaseTime);
}

const own = () => processorTime(process.pid).all;

/** Processor milliseconds of a search, by the clock of the processes that do the work. */
async function searchTime({ searcher }: Storage, time: () => number): Promise<number> {
  const keyword = createKeywords();
  for (let n = 0; n < 50; n += 1) await searcher.searchCards(keyword(n + 10_000), 48, 0);
  const before = time();
  for (let n = 0; n < searchCount; n += 1) await searcher.searchCards(keyword(n), 48, 0);
  return (time() - before) / searchCount;
}

/**
 * Milliseconds between the ends of writes when `atOnce` of them are always under way: how long
 * each keeps the others waiting at the place where all of them meet.
 */
async function writeTimes(
  { writer }: Storage,
  atOnce: number,
  recipes: number,
): Promise<EngineCosts['writer']> {
  const cooks = Math.min(40, cooksOf(recipes));
  const generate = createGenerator();
  const first = 50_000_000 + Math.floor(Math.random() * 1_000_000);
  const publish = (n: number) =>
    writer.publishRecipe({ ...generate(first + n), userId: cookId(n % cooks) }, null);
  const saved = generate(0).id;
  const save = (n: number) =>
    writer.saveRecipe(cookId(n % cooks), saved, n % (2 * cooks) < cooks, Date.now());
  return { publish: await pace(publish, 200, atOnce), save: await pace(save, 400, atOnce) };
}

async function pace(
  write: (n: number) => Promise<unknown>,
  count: number,
  atOnce: number,
): Promise<number> {
  let next = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        next += 1;
        await write(next - 1);
      }
    }),
  );
  return (performance.now() - begin) / count;
}

/** What a site costs the database while nobody asks it anything. */
async function pollTime(
  folder: string,
  settings: Record<string, string>,
  databaseTime: () => number,
): Promise<number> {
  const seconds = 10;
  await using site = await startSite(folder, { settings: { ...generous, ...settings } });
  await fetch(`${site.url}/healthz`);
  await wait(1_000);
  const before = databaseTime();
  await wait(seconds * 1000);
  return (databaseTime() - before) / (seconds * 4);
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => ({ size: 0 }))).size;
}

async function databaseSize(client: Client): Promise<number> {
  const { rows } = await client.query('select pg_database_size(current_database()) as size');
  return Number(rows[0].size);
}
