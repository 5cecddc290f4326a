import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { quantile } from '#test/support/abuse/timing.ts';
import { freePort } from '#test/support/free-port.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { cleanUp } from './raid/clean.ts';
import { ask, enlist, mark, post, type Raider, register, type Tally } from './raid/raiders.ts';
import { Visitors, type Waits } from './raid/visitors.ts';
import type { SafetyReport } from './safety-report.ts';
import { newestFoods, visitorPaths } from './visits.ts';

/** How many accounts, and how many posts each of them tries. */
type Size = { accounts: number; postsEach: number };

/** As many requests as a raid has under way. */
const atOnce = 20;
const quietMs = 30_000;
const mostActs = 5;

/**
 * A raid of new accounts from many addresses against a site as `npm start` runs it, with the limits
 * that it has by default, while visitors read: what gets through, how long they wait, and what is left
 * once a moderator has cleaned up.
 */
export async function raid(report: SafetyReport, size: Size): Promise<void> {
  report.heading(`A raid: ${size.accounts} new accounts, ${size.accounts * size.postsEach} posts`);
  const folder = await mkdtemp(join(tmpdir(), 'potluck-raid-'));
  const PORT = String(await freePort());
  const proxy = { PUBLIC_URL: `http://127.0.0.1:${PORT}`, TRUST_PROXY: '1' };
  // Served sites trust everybody unless they are told the default.
  const settings = { PORT, ...proxy, TRUST_DAYS: '3' };
  await using site = await ServedSite.start(folder, settings);
  const { url } = site;
  while ((await newestTotal(url)) < 120) await wait(500);
  const moderator = await enlistModerator(site);
  await oneNetwork(report, url);
  const foods = await newestFoods(url);
  const targets = await everyId(url);
  const paths = Object.values(visitorPaths(foods)).flatMap((all) => all.map(({ path }) => path));
  const before = await pictureOf(url, targets);
  const since = new Date().toISOString();
  await attackReaders(report, url, { targets, paths, size });
  const met = await traces(url, targets);
  const cleaned = performance.now();
  const { acts, posts, people, accounts } = await cleanUp(url, moderator, since);
  const took = ((performance.now() - cleaned) / 1000).toFixed(0);
  report.tell(`${posts} posts of ${people} people hidden in ${took} s`);
  report.goal('acts that cleaned it up', acts <= mostActs, String(acts), `at most ${mostActs}`);
  const closed = `${accounts} of ${people}`;
  report.goal('accounts that were closed with it', accounts === people, closed, 'all');
  report.lost('what was there before', differences(before, await pictureOf(url, targets)));
  const places = await traces(url, targets);
  for (const place of places) report.tell(`! ${place}`);
  const left = `${places.length}, ${met.length} before the clean-up`;
  report.goal('pages and lists that tell of the raid', places.length === 0, left, 'none');
  await site.stop();
  await rm(folder, { recursive: true });
}

type Scene = { targets: string[]; paths: string[]; size: Size };

/** The raid itself, and how long readers wait in it, beside a while without it. */
async function attackReaders(report: SafetyReport, url: string, { targets, paths, size }: Scene) {
  // What nobody has asked for yet is made anew, which is no fault of a raid.
  for (const path of paths) await get(url, path);
  const calm = await readingWhile(url, paths, () => wait(quietMs));
  const tally: Tally = {};
  const began = performance.now();
  const during = await readingWhile(url, paths, () => attack(url, targets, tally, size));
  const seconds = (performance.now() - began) / 1000;
  for (const [kind, outcomes] of Object.entries(tally))
    report.tell(`${kind}: ${inWords(outcomes)}`);
  report.tell(`the raid took ${seconds.toFixed(0)} s`);
  tellWaits(report, calm, during);
}

const inWords = (outcomes: Record<string, number> = {}): string =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${outcome} ${count}`)
    .join(', ');

/** Many accounts from one block of addresses, which a limit holds. */
async function oneNetwork(report: SafetyReport, url: string): Promise<void> {
  const tally: Tally = {};
  await inTurns(300, async (n) => void (await register(url, `198.51.100.${n % 250}`, tally)));
  report.tell(
    `300 registrations from 250 addresses of one network, without work: ${inWords(tally.accounts)}`,
  );
}

async function attack(
  url: string,
  targets: string[],
  tally: Tally,
  { accounts, postsEach }: Size,
): Promise<void> {
  const raiders: Raider[] = [];
  await inTurns(accounts, async (n) => {
    const raider = await enlist(url, `203.0.${n % 25}.${1 + Math.floor(n / 25)}`, tally);
    if (raider) raiders.push(raider);
  });
  await inTurns(raiders.length * postsEach, async (n) => {
    const raider = raiders[n % raiders.length];
    if (raider) await post(url, raider, Math.floor(n / raiders.length), targets, tally);
  });
}

/** Does so many things, some at once. */
async function inTurns(count: number, act: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const turn = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}

async function readingWhile(
  url: string,
  paths: string[],
  act: () => Promise<void>,
): Promise<Waits> {
  const visitors = new Visitors({ url, paths, visitors: 8, pauseMs: 100 });
  await act();
  return visitors.leave();
}

function tellWaits(report: SafetyReport, calm: Waits, during: Waits): void {
  for (const share of [0.5, 0.95, 0.99]) {
    const [a, b] = [quantile(calm.times, share), quantile(during.times, share)];
    report.tell(
      `visitors waited, p${share * 100}: ${b.toFixed(1)} ms, ${a.toFixed(1)} ms without a raid: ${(b / a).toFixed(1)} times`,
    );
  }
  report.tell(`${during.times.length} pages read meanwhile, ${calm.times.length} before`);
  const failed = `${during.failed} of ${during.times.length}`;
  report.goal('readers who got no answer', during.failed === 0, failed, 'none');
  const slow = quantile(during.times, 0.99);
  report.goal('99 of 100 pages in a raid', slow < 500, `${slow.toFixed(0)} ms`, 'below 500 ms');
}

async function enlistModerator(site: ServedSite): Promise<string> {
  const { url, dataDir, settings } = site;
  const [email, password] = ['keeper@example.org', 'correct horse battery'];
  const address = '192.0.2.200';
  const json = { name: 'Keeper', email, password, answer: 'soup' };
  await ask(url, '/api/v1/auth/register', { address, json });
  const script = join(import.meta.dirname, '../scripts/admin.ts');
  const env = { ...process.env, ...settings, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [script, 'grant', email], { cwd: dataDir, env });
  const { data } = await ask(url, '/api/v1/auth/login', { address, json: { email, password } });
  return data.token ?? '';
}

const get = async (url: string, path: string) =>
  (await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': '192.0.2.201' } })).text();

async function newestTotal(url: string): Promise<number> {
  return JSON.parse(await get(url, '/api/v1/food/get-food?limit=1')).total;
}

async function everyId(url: string): Promise<string[]> {
  const { foods } = JSON.parse(await get(url, '/api/v1/food/get-food'));
  return foods.map(({ _id }: { _id: string }) => _id);
}

/** What visitors are shown, by its address: every recipe that there is, and what people say of some. */
async function pictureOf(url: string, targets: string[]): Promise<Map<string, string>> {
  const { foods } = JSON.parse(await get(url, '/api/v1/food/get-food')) as {
    foods: { _id: string; slug: string }[];
  };
  const paths = [
    '/sitemap.xml',
    ...foods.map(({ slug }) => `/api/v1/food/get-food/${slug}`),
    ...targets.flatMap((id) => [`/api/v1/recipe-reviews/${id}`, `/api/v1/recipe-questions/${id}`]),
  ];
  const shown = new Map<string, string>();
  for (const path of paths) shown.set(path, await get(url, path));
  return shown;
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before]
    .filter(([path, text]) => after.get(path) !== text)
    .map(([path]) => `${path} is not what it was`);
}

/** Where a visitor still meets the word of the raid. */
async function traces(url: string, targets: string[]): Promise<string[]> {
  const paths = [
    '/',
    '/explore',
    '/recipe-category/Thai',
    '/sitemap.xml',
    '/api/v1/food/get-food',
    `/api/v1/food/search/${mark}`,
    `/api/v1/suggestions?typed=${mark.slice(0, 6)}`,
    '/feed.xml',
    '/api/v1/food/get-recent',
    ...targets.flatMap((id) => [`/api/v1/recipe-reviews/${id}`, `/api/v1/recipe-questions/${id}`]),
  ];
  const found: string[] = [];
  for (const path of paths) {
    if ((await get(url, path)).includes(`${mark} `)) found.push(path);
  }
  return found;
}
