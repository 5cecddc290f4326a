import type { Engine } from '../engines.ts';
import { createKeywords } from '../generate.ts';
import type { GoalName } from '../goals.ts';
import type { Grown } from '../grown.ts';
import type { Latencies } from '../load.ts';
import type { Report } from '../report.ts';
import { runLoad } from '../run-load.ts';
import { type MeasuredServer, startSite } from '../servers.ts';
import { measureMemory } from './memory.ts';

const perSecond = 100;
const secondsOfWarmUp = 2;

type Reached = 'p95' | 'p99' | 'suggestions' | 'memory' | 'ready';
/** Which goals are set at a size. */
const set: Record<number, Record<Reached, GoalName | null>> = {
  100000: {
    p95: 'searchP95',
    p99: 'searchP99',
    suggestions: 'suggestions',
    memory: 'memory',
    ready: null,
  },
  1000000: {
    p95: 'searchP95Million',
    p99: 'searchP99Million',
    suggestions: null,
    memory: 'memoryMillion',
    ready: 'ready',
  },
};

/** What one who searches a large site waits for, as if many did who know nothing of each other; and how soon it is there after a start. */
export async function measureInstant(
  report: Report,
  engine: Engine,
  grown: Grown,
  sizes: number[],
  seconds: number,
): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const size of sizes) {
    const folder = await grown(size);
    const settings = { ...engine.settings(folder), CACHE_MEGABYTES: '0' };
    const reach = (name: Reached, value: number) => {
      const goal = set[size]?.[name];
      if (goal) report.reach(goal, value);
    };
    await startOnce(folder, settings);
    await using site = await startSite(folder, { settings });
    const ready = site.startMs / 1_000 + (await site.rests());
    reach('ready', ready);
    const [searches, suggestions] = await measureOpen(site, seconds);
    reach('p95', searches.p95);
    reach('p99', searches.p99);
    reach('suggestions', suggestions.p95);
    const told = ({ p50, p95, p99, max }: Latencies) => [p50, p95, p99, max];
    const recipes = size.toLocaleString('en');
    rows.push(['search, 48 cards', recipes, ...told(searches), site.startMs / 1_000, ready]);
    rows.push(['suggestions', recipes, ...told(suggestions), '', '']);
    await site[Symbol.asyncDispose]();
    reach('memory', await measureMemory(report, engine, folder, size, seconds));
  }
  report.table({
    title: `Searches and suggestions, ${perSecond} a second`,
    note: 'An open loop: each is sent when it is due, whether those before were answered or not; nothing kept, no two searches the same. A site answers a while after its start, and from the index in memory a while later: seconds until it does, and until it has nothing more to do of itself.',
    head: ['what', 'recipes', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'answers s', 'at rest s'],
    rows,
  });
}

/** The first start may find no index to read back: it writes one. */
async function startOnce(folder: string, settings: Record<string, string>): Promise<void> {
  await using site = await startSite(folder, { settings });
  await site.rests();
}

async function measureOpen(
  site: MeasuredServer,
  seconds: number,
): Promise<[searches: Latencies, suggestions: Latencies]> {
  const open = async (path: (n: number) => string) => {
    const paths = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ path: path(from + n) }));
    const warmUp = perSecond * secondsOfWarmUp;
    const options = { connections: 1, perSecond };
    await runLoad(site.url, paths(0, warmUp), { ...options, seconds: secondsOfWarmUp });
    const asked = paths(warmUp, perSecond * seconds);
    return (await runLoad(site.url, asked, { ...options, seconds })).reads;
  };
  const keyword = createKeywords();
  const search = (n: number) =>
    `/api/v1/food/search/${encodeURIComponent(keyword(n))}?limit=48&view=card&n=${n}`;
  /** What has been typed of a keyword so far, from two letters on. */
  const typed = (n: number) => keyword(n).slice(0, 2 + (n % 5));
  const suggest = (n: number) => `/api/v1/suggestions?typed=${encodeURIComponent(typed(n))}`;
  return [await open(search), await open(suggest)];
}
