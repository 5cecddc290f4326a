import type { LoadRequest } from '../load.ts';
import { type Report, round } from '../report.ts';
import { runLoad } from '../run-load.ts';
import { type MeasuredServer, startBare } from '../servers.ts';
import { newestFoods, replyOf } from '../visits.ts';

type Target = { name: string; path: string; headers?: Record<string, string>; goal: number | null };
type Turn = { connections: number; seconds: number };

const turns = 2;

/** Public pages and calls, each against a bare server that sends the same bytes. */
export async function measureVisitors(
  report: Report,
  site: MeasuredServer,
  seconds: number,
): Promise<void> {
  const [food] = await newestFoods(site.url);
  if (!food) throw new Error('The site holds no recipe');
  const compressed = { 'accept-encoding': 'gzip, deflate, br' };
  const targets: Target[] = [
    ...['/', '/explore', '/recipe-category/Thai', `/recipe/${food.slug}`].map(page),
    { name: 'page / as brotli', path: '/', headers: compressed, goal: 0.6 },
    { name: 'page /search, counted', path: '/search?keyword=dal', goal: 0.7 },
    ...['get-food', 'get-food?limit=48', 'get-recent', `get-food/${food.slug}`].map(call),
    call(`related-food/${food._id}/${food.category}`),
    { name: 'call get-category', path: '/api/v1/category/get-category', goal: 0.6 },
    { name: 'call search, counted', path: '/api/v1/food/search/dal', goal: 0.7 },
  ];
  const rows: (string | number)[][] = [];
  for (const target of targets) {
    for (const connections of [20, 200]) {
      rows.push(await measureTarget(report, site, target, { connections, seconds }));
    }
  }
  const counted = rows.filter(([name]) => String(name).endsWith(', counted'));
  report.reach('counted', Math.min(...counted.map((row) => Number(row[ratioAt]))));
  report.table({
    title: 'Visitors: pages and calls against a bare server',
    note: 'The bare server is `node:http` sending the same headers and bytes from memory. CPU is of the server process.',
    head: versus,
    rows,
  });
}

/** The columns of a comparison with a bare server. */
export const versus = [
  'what',
  'kB',
  'connections',
  'site /s',
  'bare /s',
  'ratio',
  'site p99 ms',
  'bare p99 ms',
  'site µs CPU',
  'bare µs CPU',
];

const ratioAt = versus.indexOf('ratio');

const page = (path: string): Target => ({ name: `page ${path}`, path, goal: 0.6 });
const call = (path: string): Target => ({
  name: `call ${path}`,
  path: `/api/v1/food/${path}`,
  goal: 0.6,
});

async function measureTarget(
  report: Report,
  site: MeasuredServer,
  { name, path, headers, goal }: Target,
  turn: Turn,
): Promise<(string | number)[]> {
  const reply = await replyOf(site.url + path, headers);
  await using bare = await startBare(reply);
  const requests: LoadRequest[] = [{ path, ...(headers ? { headers } : {}) }];
  const { ours, bares, ratio } = await compare(site, bare, requests, turn);
  if (goal !== null) {
    report.check(`${name}, ${turn.connections} connections: ratio to bare`, ratio, {
      atLeast: goal,
    });
  }
  return [
    name,
    round(reply.body.byteLength / 1000),
    String(turn.connections),
    ours.perSecond,
    bares.perSecond,
    ratio,
    ours.p99,
    bares.p99,
    ours.cpu,
    bares.cpu,
  ];
}

type Measured = { perSecond: number; p99: number; cpu: number };

/** Loads both servers turn by turn, so that what else the machine does strikes both alike. */
export async function compare(
  site: MeasuredServer,
  bare: MeasuredServer,
  requests: LoadRequest[],
  turn: Turn,
): Promise<{ ours: Measured; bares: Measured; ratio: number }> {
  const [ours, bares]: [Measured[], Measured[]] = [[], []];
  const warmUp = { ...turn, seconds: Math.min(1, turn.seconds / 2) };
  await runLoad(site.url, requests, warmUp);
  await runLoad(bare.url, requests, warmUp);
  for (let n = 0; n < turns; n += 1) {
    ours.push(await measure(site, requests, turn));
    bares.push(await measure(bare, requests, turn));
  }
  const [our, other] = [average(ours), average(bares)];
  return { ours: our, bares: other, ratio: our.perSecond / other.perSecond };
}

async function measure(
  server: MeasuredServer,
  requests: LoadRequest[],
  turn: Turn,
): Promise<Measured> {
  const before = await server.vitals();
  const { reads, writes, failed } = await runLoad(server.url, requests, turn);
  const after = await server.vitals();
  if (failed > 0) throw new Error(`${failed} requests for ${requests[0]?.path} failed`);
  const total = reads.count > 0 ? reads : writes;
  const cpu = ((after.cpu - before.cpu) * 1000) / total.count;
  return { perSecond: total.perSecond, p99: total.p99, cpu };
}

function average(all: Measured[]): Measured {
  const of = (key: keyof Measured) => all.reduce((sum, one) => sum + one[key], 0) / all.length;
  return { perSecond: of('perSecond'), p99: of('p99'), cpu: of('cpu') };
}
