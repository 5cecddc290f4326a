import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '../engines.ts';
import { createKeywords } from '../generate.ts';
import type { Report } from '../report.ts';
import { runLoad } from '../run-load.ts';
import { startSite } from '../servers.ts';
import { newestFoods, visitorPaths } from '../visits.ts';

const restMs = 2_000;
const connections = 20;

/** The resident memory of the site: at rest with its search index, and after visits and searches on all there is; the latter. */
export async function measureMemory(
  report: Report,
  engine: Engine,
  folder: string,
  size: number,
  seconds: number,
): Promise<number> {
  await using site = await startSite(folder, { settings: engine.settings(folder) });
  await site.rests();
  await wait(restMs);
  const { rss: idle } = await site.vitals();
  const { pages, calls } = visitorPaths(await newestFoods(site.url));
  const keyword = createKeywords();
  const searches = Array.from({ length: 2_000 }, (_, n) => ({
    path: `/api/v1/food/search/${encodeURIComponent(keyword(n))}`,
  }));
  await runLoad(site.url, [...pages, ...calls], { connections, seconds });
  await runLoad(site.url, searches, { connections, seconds });
  const { rss: loaded } = await site.vitals();
  const recipes = size.toLocaleString('en');
  if (size <= 120) report.check(`memory at rest, ${recipes} recipes`, idle, { atMost: 150 }, ' MB');
  const most = size > 100_000 ? 420 : 300;
  report.check(`memory under load, ${recipes} recipes`, loaded, { atMost: most }, ' MB');
  report.table({
    title: 'Memory',
    note: 'Resident memory of the server process with its database threads, shared pages of the runtime included.',
    head: ['when', 'recipes', 'MB'],
    rows: [
      ['at rest after start', recipes, idle],
      ['after visits and 2,000 different searches at 20 connections', recipes, loaded],
    ],
  });
  return loaded;
}
