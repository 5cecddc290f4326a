import { setTimeout as wait } from 'node:timers/promises';
import { numberedRecipes } from '#contract/recipes.ts';
import { cuisineId, cuisines } from '#domain/categories/cuisines.ts';
import { sitemapPartSize } from '#domain/sharing/sitemap.ts';
import { signUp } from '#test/support/people.ts';
import type { Engine } from '../engines.ts';
import { createGenerator, createKeywords } from '../generate.ts';
import type { GoalName } from '../goals.ts';
import type { Grown } from '../grown.ts';
import type { Latencies, LoadRequest } from '../load.ts';
import type { Report } from '../report.ts';
import { runLoad } from '../run-load.ts';
import { type MeasuredServer, startBare, startSite } from '../servers.ts';
import { publishRequest } from './writes.ts';

const connections = 20;
const listLength = 500;
/** So many recipes somebody has looked at before their relations are asked for. */
const lookedAt = 400;
/** A list of 5,000 is 12 MB: two who ask for it are many. */
const fewConnections = 2;

/** What is asked, and how many ask at once. */
const kinds = {
  list: connections,
  category: connections,
  recipe: connections,
  related: connections,
  search: connections,
  'search, 200 results': connections,
  'list of 48 cards': connections,
  'search, 48 cards': connections,
  'related, cards': connections,
  'page /explore': connections,
  'page 208 of a list': connections,
  'whole list': fewConnections,
  'sitemap part': fewConnections,
  publish: fewConnections,
};
export type Kind = keyof typeof kinds;
export type Row = {
  size: number;
  kind: Kind;
  latencies: Latencies;
  loopMax: number;
  /** The longest that the machine kept an idle server waiting meanwhile. */
  idleLoopMax: number;
};

/** The same calls on ever more recipes, with nothing kept, so that each is worked out anew. */
export async function measureGrowth(
  report: Report,
  engine: Engine,
  grown: Grown,
  sizes: number[],
  seconds: number,
): Promise<void> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const folder = await grown(size);
    const settings = { ...engine.settings(folder), CACHE_MEGABYTES: '0' };
    await using site = await startSite(folder, { settings });
    // With its search index in memory, as it is all day.
    await site.rests();
    rows.push(...(await measureSize(site, size, seconds)));
  }
  report.table(tableOf(engine, rows));
  checkGrowth(report, rows);
}

function tableOf(engine: Engine, rows: Row[]): Parameters<Report['table']>[0] {
  return {
    title: `Growth on ${engine.name}: nothing kept, every reply worked out anew`,
    note: '20 connections, each asking for other recipes and keywords than the rest; 2 for the whole list (5,000), the last part of the sitemap, and publishing (a photo of 1200 x 900 each). The loop is that of the site; beside it that of a bare server that did nothing meanwhile, which shows what the machine itself kept waiting.',
    head: [
      'what',
      'recipes',
      '/s',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'loop max ms',
      'idle loop max ms',
    ],
    rows: rows
      .sort((a, b) => a.kind.localeCompare(b.kind) || a.size - b.size)
      .map(({ kind, size, latencies: { perSecond, p50, p95, p99 }, loopMax, idleLoopMax }) => [
        kind,
        size.toLocaleString('en'),
        perSecond,
        p50,
        p95,
        p99,
        loopMax,
        idleLoopMax,
      ]),
  };
}

/** What was set for the whole of what is measured here. */
function reachGoals(report: Report, rows: Row[]): void {
  const at = (size: number, kind: Kind) =>
    rows.find((one) => one.kind === kind && one.size === size)?.latencies;
  const told: [GoalName, number | undefined][] = [
    ['searches', at(100_000, 'search, 48 cards')?.perSecond],
    ['related', at(100_000, 'related, cards')?.perSecond],
    ['list', at(100_000, 'list of 48 cards')?.perSecond],
    ['explore', at(100_000, 'page /explore')?.perSecond],
    ['sitemap', at(100_000, 'sitemap part')?.p50],
  ];
  for (const [name, value] of told) if (value !== undefined) report.reach(name, value);
  const waits = rows.filter(({ size }) => size === 1_000_000).map(({ loopMax }) => loopMax);
  if (waits.length > 0) report.reach('loop', Math.max(...waits));
}

function checkGrowth(report: Report, rows: Row[]): void {
  const find = (kind: Kind, size: number) =>
    rows.find((row) => row.kind === kind && row.size === size);
  const search = find('search', 100_000);
  if (search) {
    report.check(
      'search p95, 100,000 recipes, 20 connections',
      search.latencies.p95,
      { atMost: 10 },
      ' ms',
    );
  }
  const million = find('search', 1_000_000);
  if (search && million) {
    const ratio = million.latencies.p95 / search.latencies.p95;
    report.check('search p95, 1,000,000 recipes: ratio to 100,000', ratio, { atMost: 4 });
  }
  reachGoals(report, rows);
  const sizes = rows.map(({ size }) => size);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  for (const kind of ['list', 'category', 'recipe'] as const) {
    const [small, large] = [find(kind, least), find(kind, most)];
    if (!small || !large) continue;
    const ratio = large.latencies.p50 / small.latencies.p50;
    const what = `${kind} p50, ${most.toLocaleString('en')} recipes: ratio to ${least}`;
    // Independent of size, within what a measurement scatters.
    report.check(what, ratio, { atMost: 1.5 });
  }
  const [deep, shallow] = [find('page 208 of a list', most), find('list', most)];
  if (deep && shallow) {
    const ratio = deep.latencies.p50 / shallow.latencies.p50;
    report.check('page 208 of a list, p50: ratio to pages by cursor', ratio, { atMost: 1.5 });
  }
  for (const { kind, loopMax } of rows.filter(({ size }) => size === most)) {
    const what = `longest wait of the event loop, ${most.toLocaleString('en')} recipes, ${kind}`;
    report.check(what, loopMax, { atMost: 50 }, ' ms');
  }
}

/** Measures each kind of request on a site of so many recipes. */
export async function measureSize(
  site: MeasuredServer,
  size: number,
  seconds: number,
  wanted = Object.keys(kinds) as Kind[],
): Promise<Row[]> {
  await using idle = await startBare(null);
  const rows: Row[] = [];
  for (const kind of wanted) {
    const lists = await listsOf(site, kind, size);
    const atOnce = kinds[kind];
    if (kind === 'related, cards') await lookAt(site, lists);
    await runLoad(site.url, lists, { connections: atOnce, seconds: Math.min(1, seconds / 3) });
    for (const server of [site, idle]) server.reset();
    const result = await runLoad(site.url, lists, { connections: atOnce, seconds });
    if (result.failed > 0) throw new Error(`${result.failed} requests of ${kind} failed`);
    const [{ loopMax }, { loopMax: idleLoopMax }] = [await site.vitals(), await idle.vitals()];
    const latencies = result.reads.count > 0 ? result.reads : result.writes;
    rows.push({ size, kind, latencies, loopMax, idleLoopMax });
  }
  return rows;
}

/** What recipes are related to is worked out when somebody first looks, and kept within a second. */
async function lookAt({ url }: MeasuredServer, [paths = []]: LoadRequest[][]): Promise<void> {
  for (const { path } of paths.slice(0, lookedAt)) await (await fetch(url + path)).text();
  await wait(2_000);
}

async function listsOf(site: MeasuredServer, kind: Kind, size: number): Promise<LoadRequest[][]> {
  if (kind !== 'publish') return spread(pathsOf(size)[kind]);
  const person = await signUp(site.url);
  return [[await publishRequest(person, `Growing dish at ${size}`)]];
}

type Paths = Record<Exclude<Kind, 'publish'>, (n: number) => string>;

/** The n-th address of each kind; they differ as much as the recipes do. */
function pathsOf(size: number): Paths {
  const generate = createGenerator();
  const keyword = createKeywords();
  const food = (path: string) => `/api/v1/food/${path}`;
  const some = (n: number) => generate((n * 7_919) % size);
  const related = (n: number) => `related-food/${some(n).id}/${some(n).categoryId}`;
  const category = (n: number) =>
    cuisineId((cuisines[n % cuisines.length] as { name: 'Thai' }).name);
  return {
    list: (n) => food(`get-food?limit=48&cursor=${cursorOf(some(n))}`),
    category: (n) => food(`get-food?limit=48&category=${category(n)}&n=${n}`),
    recipe: (n) => food(`get-food/${some(n).slug}`),
    related: (n) => food(related(n)),
    search: (n) => food(`search/${encodeURIComponent(keyword(n))}?limit=48`),
    'list of 48 cards': (n) => food(`get-food?limit=48&view=card&cursor=${cursorOf(some(n))}`),
    'search, 48 cards': (n) => food(`search/${encodeURIComponent(keyword(n))}?limit=48&view=card`),
    'related, cards': (n) => food(`${related(n % lookedAt)}?view=card&n=${n}`),
    'search, 200 results': (n) => food(`search/${encodeURIComponent(keyword(n))}?n=${n}`),
    'page 208 of a list': (n) => food(`get-food?limit=48&page=${pageOf(size)}&n=${n}`),
    'whole list': (n) => food(`get-food?n=${n}`),
    'sitemap part': (n) => `/sitemap-recipes-${Math.ceil(size / sitemapPartSize)}.xml?n=${n}`,
    'page /explore': (n) => `/explore?n=${n}`,
  };
}

/** The furthest page that has a number, where there are so many. */
const pageOf = (size: number): number =>
  Math.max(1, Math.floor(Math.min(size, numberedRecipes) / 48));

/** A cursor as the site hands it out: the page after a recipe. */
function cursorOf({ createdAt, id }: { createdAt: number; id: string }): string {
  return Buffer.from(`recipes.${createdAt}.${id}`).toString('base64url');
}

/** A list of its own for each connection. */
function spread(path: (n: number) => string): LoadRequest[][] {
  return Array.from({ length: connections }, (_, connection) =>
    Array.from({ length: listLength }, (_, n) => ({ path: path(connection * listLength + n) })),
  );
}
