import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signUp } from '#test/support/people.ts';
import type { PostgresServer } from '#test/support/postgres-server.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { Cluster } from './failover/cluster.ts';
import { Lookers } from './failover/lookers.ts';
import { Readers } from './failover/readers.ts';
import { publishOne, seconds, settings, times } from './failover/scene.ts';
import type { SafetyReport } from './safety-report.ts';

/** For so long a fault lasts. */
const faultMs = 4_000;
const readersEach = 2;

type Fault = {
  name: string;
  /** How many of the two standbys it befalls. */
  of: 1 | 2;
  begin: (standby: PostgresServer) => Promise<unknown>;
  end: (standby: PostgresServer, primary: PostgresServer) => Promise<unknown>;
};

const killed = {
  begin: (standby: PostgresServer) => standby.kill(),
  end: (standby: PostgresServer, primary: PostgresServer) => standby.resumeBehind(primary),
};
const faults: Fault[] = [
  { name: 'one killed', of: 1, ...killed },
  {
    name: 'one falls silent',
    of: 1,
    begin: (standby) => standby.freeze(),
    end: (standby) => standby.thaw(),
  },
  {
    name: 'both stop replaying',
    of: 2,
    begin: (standby) => standby.run('select pg_wal_replay_pause()'),
    end: (standby) => standby.run('select pg_wal_replay_resume()'),
  },
  { name: 'both killed', of: 2, ...killed },
];

/**
 * Takes replicas away while visitors read and people look for what they just wrote, at two processes. Tells how long
 * each waited, and how soon a replica is left out and comes back.
 */
export async function loseReplicas(report: SafetyReport, rounds: number): Promise<void> {
  report.heading('Replicas (a primary with two streaming standbys that are read from)');
  const folder = await mkdtemp(join(tmpdir(), 'potluck-replicas-'));
  await using cluster = await Cluster.start('');
  const urls = { DATABASE_URL: cluster.url, DATABASE_READ_URLS: cluster.readUrls };
  await using here = await ServedSite.start(folder, { ...settings, ...urls });
  await using there = await ServedSite.start(folder, { ...settings, ...urls });
  const origins = [here.url, there.url];
  const cook = await signUp(here.url);
  const readers = new Readers(times(readersEach, origins), await publishOne(here.url, cook));
  const lookers = new Lookers(origins, cook);
  for (let round = 1; round <= rounds; round += 1) {
    const fault = faults[round % faults.length] as Fault;
    await untilInUse(origins, 2);
    readers.reset();
    lookers.reset();
    const [outMs, backMs] = await suffer(cluster, fault, origins);
    const what = `${fault.name}: left out after ${seconds(outMs)}, back after ${seconds(backMs)}`;
    report.tell(`${round}. ${what}; ${toldOf(readers, lookers)}`);
  }
  await Promise.all([readers.stop(), lookers.stop()]);
  report.lost('writes looked for at once and elsewhere', lookers.faults);
  report.lost('reads of visitors', readers.faults);
  await rm(folder, { recursive: true });
}

/** How long until both processes leave out what is gone, and how long from its return until it is read from again. */
async function suffer(
  { standbys, primary }: Cluster,
  { of, begin, end }: Fault,
  origins: readonly string[],
): Promise<[outMs: number, backMs: number]> {
  const struck = standbys.slice(0, of);
  const began = performance.now();
  await Promise.all(struck.map(begin));
  await untilInUse(origins, standbys.length - of);
  const outMs = performance.now() - began;
  await wait(faultMs);
  const mended = performance.now();
  await Promise.all(struck.map((standby) => end(standby, primary)));
  await untilInUse(origins, standbys.length);
  return [outMs, performance.now() - mended];
}

/** Every process reads from so many standbys. */
async function untilInUse(origins: readonly string[], wanted: number): Promise<void> {
  for (const origin of origins) {
    for (;;) {
      const { replicas } = await (await fetch(`${origin}/readyz`)).json();
      const used = replicas.filter(({ state }: { state: string }) => state === 'in-use');
      if (used.length === wanted) break;
      await wait(50);
    }
  }
}

function toldOf(readers: Readers, lookers: Lookers): string {
  const sorted = readers.times.toSorted((a, b) => a - b);
  const ms = (value = 0) => `${value.toFixed(0)} ms`;
  const p99 = ms(sorted[Math.floor(sorted.length * 0.99)]);
  const { writes, longestWriteMs, longestElsewhereMs } = lookers;
  return `${writes} writes, the longest ${ms(longestWriteMs)}, shown elsewhere after at most ${ms(longestElsewhereMs)}; ${readers.count} reads, p99 ${p99}, longest ${ms(sorted.at(-1))}, ${readers.faults.length} failed so far`;
}
