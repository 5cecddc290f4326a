import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Engine, startPostgres } from '../engines.ts';
import { cookId, cooksOf, recipeId } from '../generate.ts';
import type { Latencies, LoadRequest } from '../load.ts';
import type { Report } from '../report.ts';
import { runLoad } from '../run-load.ts';
import { type MeasuredServer, startSite } from '../servers.ts';
import { collectionId, guestToken, loggedIn } from '../table-ids.ts';
import { measureReach } from './reach.ts';

const connections = 20;
const listLength = 500;
const reviewsEach = 10;

type Ask = (n: number, recipes: number) => LoadRequest;

/** What is asked; the n-th request is about another recipe, cook or person. */
const asks: Record<string, Ask> = {
  'reviews of a recipe': (n, recipes) => ({
    path: `/api/v1/recipe-reviews/${recipeId((n * 7_919) % recipes)}`,
  }),
  'profile of a cook': (n, recipes) => ({
    path: `/api/v1/cook/get-cook/${cookId((n * 31) % cooksOf(recipes))}?limit=12&view=card`,
  }),
  following: (n) => ({ path: '/api/v1/following', headers: asGuest(n) }),
  'questions on a recipe': (n, recipes) => ({
    path: `/api/v1/recipe-questions/${recipeId((n * 7_919) % recipes)}`,
  }),
  'a collection': (n) => ({ path: `/api/v1/collections/${collectionId(1 + ((n * 31) % 9_000))}` }),
  'notification count': (n) => ({ path: '/api/v1/notifications/count', headers: asGuest(n) }),
};

/** Bench guests are logged in; the first four follow many. */
const asGuest = (n: number) => ({ authorization: guestToken(n % loggedIn) });

type Found = { engine: string; recipes: number; what: string; latencies: Latencies };

/**
 * What cooks ask of each other, on sites of ever more recipes with ten reviews each, on both engines, nothing
 * kept: each reply is worked out anew.
 */
export async function measureTable(
  report: Report,
  file: Engine,
  folder: (engine: string, recipes: number) => string,
  sizes: number[],
  seconds: number,
): Promise<void> {
  const found: Found[] = [];
  for (const recipes of sizes) {
    await using postgres = await startPostgres(folder('PostgreSQL', recipes));
    for (const engine of [file, postgres]) {
      const own = folder(engine.name, recipes);
      await fillOnce(engine, own, recipes);
      const settings = { ...engine.settings(own), CACHE_MEGABYTES: '0' };
      {
        await using site = await startSite(own, { settings });
        await site.rests();
        await readThrough(own);
        for (const [what, ask] of Object.entries(asks)) {
          const latencies = await measure(site, (n) => ask(n, recipes), seconds);
          found.push({ engine: engine.name, recipes, what, latencies });
        }
      }
      if (recipes === sizes.at(-1)) await measureReach(report, engine, { folder: own, recipes });
    }
  }
  tell(report, found);
}

/** A folder that was kept is taken as it is. */
async function fillOnce(engine: Engine, folder: string, recipes: number): Promise<void> {
  const mark = join(folder, 'filled');
  if (existsSync(mark)) return;
  await engine.fill(folder, 0, recipes);
  await engine.fillTable(folder, recipes, recipes * reviewsEach);
  writeFileSync(mark, '');
}

/**
 * Reads the files of a database once, so that the machine holds them as it does where people ask all day: else it is
 * the disk that is measured, for no recipe is asked about twice.
 */
async function readThrough(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.sqlite$|^data\/base\/\d+\/[\d.]+$/.test(name)) continue;
    for await (const _ of createReadStream(join(folder, name), { highWaterMark: 2 ** 20 }));
  }
}

async function measure(site: MeasuredServer, ask: (n: number) => LoadRequest, seconds: number) {
  const lists = Array.from({ length: connections }, (_, connection) =>
    Array.from({ length: listLength }, (_, n) => ask(connection * listLength + n)),
  );
  await runLoad(site.url, lists, { connections, seconds: Math.min(1, seconds / 3) });
  const result = await runLoad(site.url, lists, { connections, seconds });
  if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
  return result.reads;
}

function tell(report: Report, found: Found[]): void {
  report.table({
    title: 'What cooks ask of each other: ten reviews to a recipe, two follows to a recipe',
    note: '20 connections, nothing kept, the search index in memory, the files of the database read once before. PostgreSQL runs on the same machine. A fiftieth of all reviews and questions is of one recipe. Of 100 who ask for what they follow, one follows 2,000 cooks, one 2,000 who publish nothing, one 1,000, one 250, the others 20.',
    head: ['what', 'engine', 'recipes', '/s', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: found
      .sort((a, b) => a.what.localeCompare(b.what) || a.engine.localeCompare(b.engine))
      .map(({ what, engine, recipes, latencies: { perSecond, p50, p95, p99 } }) => [
        what,
        engine,
        recipes.toLocaleString('en'),
        perSecond,
        p50,
        p95,
        p99,
      ]),
  });
  const most = Math.max(...found.map(({ recipes }) => recipes));
  for (const { what, engine, recipes, latencies } of found) {
    if (recipes !== most) continue;
    const title = `${what}, p95, ${most.toLocaleString('en')} recipes, ${engine}`;
    report.check(title, latencies.p95, { atMost: 20 }, ' ms');
  }
}
