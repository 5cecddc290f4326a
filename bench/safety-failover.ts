import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { Cluster, database } from './failover/cluster.ts';
import { Readers } from './failover/readers.ts';
import { publishOne, seconds, settings, times } from './failover/scene.ts';
import { Writers } from './failover/writers.ts';
import type { SafetyReport } from './safety-report.ts';

const [writersEach, readersEach] = [3, 2];
/** Two of ten fall silent, the others are killed. */
const wayOf = (round: number) => (round % 5 === 0 ? 'silence' : 'kill');

/**
 * Takes the primary of a replicated database away again and again while people write and visitors read at two processes. Looks each time for
 * what was answered, and tells how long writers waited and whether a visitor noticed.
 */
export async function failOver(report: SafetyReport, rounds: number): Promise<void> {
  report.heading('Failover (a primary with two standbys, synchronous commit to any one)');
  const folder = await mkdtemp(join(tmpdir(), 'potluck-failover-'));
  await using cluster = await Cluster.start();
  const urls = { DATABASE_URL: cluster.url, DATABASE_READ_URLS: cluster.readUrls };
  await using here = await ServedSite.start(folder, { ...settings, ...urls });
  await using there = await ServedSite.start(folder, { ...settings, ...urls });
  const origins = [here.url, there.url];
  const cook = await signUp(here.url);
  const writers = new Writers(times(writersEach, origins), cook);
  const readers = new Readers(times(readersEach, origins), await publishOne(here.url, cook));
  const losses: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await untilReplicated(origins);
    await writers.goOn(40);
    writers.reset();
    readers.reset();
    const way = wayOf(round);
    const promotedMs = await cluster.failOver(way);
    await writers.goOn(40);
    tellRound(report, round, `${way}, promoted after ${seconds(promotedMs)}`, writers, readers);
    losses.push(...(await findLost(cluster, writers)));
    await cluster.mend();
  }
  await Promise.all([writers.stop(), readers.stop()]);
  losses.push(...(await findLost(cluster, writers)), ...(await findMiscounts(cluster)));
  report.lost(
    `${writers.names.size} recipes that were answered with success, and their counts`,
    losses,
  );
  report.lost('what writers were told', writers.faults);
  report.lost('reads of visitors', readers.faults);
  await rm(folder, { recursive: true });
}

/** Both processes read from both standbys. */
async function untilReplicated(origins: readonly string[]): Promise<void> {
  for (const origin of origins) {
    for (;;) {
      const { replicas = [] } = await (await fetch(`${origin}/readyz`)).json();
      const states = replicas.map(({ state }: { state: string }) => state).sort();
      if (states.join() === 'in-use,in-use,primary') break;
      await wait(100);
    }
  }
}

function tellRound(
  report: SafetyReport,
  round: number,
  what: string,
  writers: Writers,
  readers: Readers,
): void {
  const sorted = readers.times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const { refused, longestMs, longestRequestMs } = writers;
  report.tell(
    `${round}. ${what}; ${refused} writes got 503, the longest wait for one ${seconds(longestMs)} (a request ${seconds(longestRequestMs)}); ${readers.count} reads, p99 ${p99.toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms, ${readers.faults.length} failed so far`,
  );
}

/** What is not as it was answered, on the new primary. */
async function findLost(cluster: Cluster, { names }: Writers): Promise<string[]> {
  const answered = [...names];
  const rows = await cluster.primary.run<{ id: string; name: string }>(
    'select id, name from recipes',
    database,
  );
  const found = new Map(rows.map(({ id, name }) => [id, name]));
  return answered.flatMap(([id, before]) => {
    // What was answered meanwhile is as good.
    const now = names.get(id);
    const good = [before.name, before.wish, now?.name, now?.wish];
    const name = found.get(id);
    return name !== undefined && good.includes(name) ? [] : [`${before.name} is ${name}`];
  });
}

/** Lists whose size is not what is in them, and gaps in the order of changes. */
async function findMiscounts({ primary }: Cluster): Promise<string[]> {
  const counts = await primary.run<{ told: number; are: number }>(
    `select coalesce(sum(count) filter (where category_id = '' and user_id = ''), 0)::int as told,
      (select count(*)::int from recipes where unlisted = 0) as are from recipe_counts`,
    database,
  );
  const gaps = await primary.run<{ gaps: number }>(
    `select (max(number) - min(number) + 1 - count(*))::int as gaps from changes`,
    database,
  );
  const { told, are } = counts[0] ?? { told: 0, are: -1 };
  return [
    ...(told === are ? [] : [`the lists tell of ${told} recipes, and there are ${are}`]),
    ...(gaps[0]?.gaps === 0 ? [] : [`${gaps[0]?.gaps} changes are missing in their order`]),
  ];
}
