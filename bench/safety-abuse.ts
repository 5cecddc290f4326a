import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Crowd, silences, slowestOf } from '#test/support/abuse/crowd.ts';
import { floods, pour } from '#test/support/abuse/flood.ts';
import { distinguishability, measure, quantile, timedPairs } from '#test/support/abuse/timing.ts';
import { signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { dataFolderFor, unprivileged } from '#test/support/unprivileged.ts';
import { residentMegabytes, type SafetyReport } from './safety-report.ts';

const manyTries = {
  LIMIT_LOGIN_PER_ACCOUNT: '1000000',
  LIMIT_LOGIN_PER_ADDRESS: '1000000',
  LIMIT_LOGIN_PER_ACCOUNT_ANYWHERE: '1000000',
  LIMIT_ANY_LOGIN_PER_ADDRESS: '1000000',
  LIMIT_RESET_PER_ADDRESS: '1000000',
  LIMIT_RESET_PER_ACCOUNT: '1000000',
  LIMIT_SEARCH_PER_ADDRESS: '1000000',
};
/** Past what the server held before: a flood or a crowd may cost so much and no more. */
const floodMegabytes = 150;
const kilobytesEach = 40;

/** Crowds, floods and stopwatches against a real server with the starter cookbook. */
export async function tryAbuse(report: SafetyReport, connections: number): Promise<void> {
  await using runner = await unprivileged();
  const folder = await dataFolderFor(runner);
  await using site = await ServedSite.start(folder, manyTries, runner);
  // The starter cookbook loads behind; its noise has no place in what follows.
  while (!(await hasCookbook(site.url))) await wait(500);
  await stopwatch(report, site);
  await flood(report, site);
  await crowd(report, site, connections);
  await site.stop();
  await rm(folder, { recursive: true });
}

async function hasCookbook(origin: string): Promise<boolean> {
  const reply = await fetch(`${origin}/api/v1/food/get-food?limit=1`);
  return (await reply.json()).total >= 120;
}

async function stopwatch(report: SafetyReport, { url }: ServedSite): Promise<void> {
  const rounds = 150;
  report.heading(`Timing: does it tell whether an account exists (${rounds} of each, in turns)`);
  const person = await signUp(url);
  for (const [name, pair] of Object.entries(timedPairs(url, person))) {
    const { known, unknown } = await measure(pair, rounds);
    const middle = (times: number[]) => `${quantile(times, 0.5).toFixed(1)} ms`;
    report.tell(`a failed ${name}: known ${middle(known)}, unknown ${middle(unknown)} (medians)`);
    const guess = distinguishability(known, unknown);
    const measured = `${(guess * 100).toFixed(1)}% right`;
    report.goal(`guessing from one ${name}`, guess < 0.62, measured, 'below 62%, a coin is 50%');
  }
}

async function flood(report: SafetyReport, { url, process: server }: ServedSite): Promise<void> {
  const atOnce = 20;
  report.heading(`Endless bodies: ${atOnce} at once of each kind`);
  const most = 200_000_000;
  const before = await residentMegabytes(server.pid ?? 0);
  let peak = before;
  for (const name of Object.keys(floods)) {
    const pouring = Promise.all(Array.from({ length: atOnce }, () => pour(url, name, most)));
    const slowest = await slowestOf(url, 8);
    peak = Math.max(peak, await residentMegabytes(server.pid ?? 0));
    const outcomes = await pouring;
    const taken = Math.max(...outcomes.map(({ sent }) => sent)) / 1_000_000;
    const problems = outcomes
      .filter(({ sent, status }) => sent >= most || status >= 500)
      .map((outcome) => JSON.stringify(outcome));
    report.tell(
      `${name}: at most ${taken.toFixed(1)} MB sent, others waited ${slowest.toFixed(0)} ms`,
    );
    report.lost(name, problems);
  }
  const grown = `${peak} MB at most, ${before} MB before`;
  report.goal('Memory', peak - before < floodMegabytes, grown, `at most ${floodMegabytes} MB more`);
}

async function crowd(report: SafetyReport, site: ServedSite, count: number): Promise<void> {
  report.heading(
    `${count} connections that hold on (each says one of: ${Object.keys(silences).join('; ')})`,
  );
  const quiet = await slowestOf(site.url, 20);
  const before = await residentMegabytes(site.process.pid ?? 0);
  using held = new Crowd();
  await held.gather(site.url, count);
  const slowest = await slowestOf(site.url, 20);
  const memory = await residentMegabytes(site.process.pid ?? 0);
  report.tell(`${held.present} held, ${held.refused} not let in; ${memory} MB`);
  const measured = `${slowest.toFixed(0)} ms at most, ${quiet.toFixed(0)} ms when alone`;
  report.goal('a visitor meanwhile waits', slowest < 2_000, measured, 'below 2,000 ms');
  const each = Math.max(0, (memory - before) * 1_000) / count;
  const grown = `${each.toFixed(1)} kB, ${before} MB before`;
  report.goal('Memory for each', each < kilobytesEach, grown, `below ${kilobytesEach} kB`);
  // 15 s for the headers and up to 5 s until the next look.
  await wait(22_000);
  const left = held.present;
  // Three of the seven have finished their headers with a body to come, or wait for their next request.
  const share = left / count;
  report.goal(
    'after 22 s are still there',
    share < 0.65,
    `${left}`,
    'those alone that sent their headers',
  );
}
