import { rm } from 'node:fs/promises';
import { fuzz } from '#test/support/fuzz/run.ts';
import { setFuzzScene } from '#test/support/fuzz/scene.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { dataFolderFor, unprivileged } from '#test/support/unprivileged.ts';
import { residentMegabytes, type SafetyReport } from './safety-report.ts';

const manyTries = Object.fromEntries(
  [
    ...['LOGIN_PER_ACCOUNT', 'LOGIN_PER_ADDRESS', 'REGISTER_PER_ADDRESS', 'RESET_PER_ADDRESS'],
    ...['LOGIN_PER_ACCOUNT_ANYWHERE', 'ANY_LOGIN_PER_ADDRESS'],
    ...[
      'RESET_PER_ACCOUNT',
      'CONTACT_PER_ADDRESS',
      'PUBLISH_PER_ACCOUNT',
      'SEARCH_PER_ADDRESS',
      'EDIT_PER_ACCOUNT',
      'QUESTION_PER_ACCOUNT',
      'RENAME_PER_RECIPE',
    ],
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);
/**
 * Kept replies fill this in the first tenth of a run. The 64 MB that a site has of its own would
 * go on filling all through it, and look like memory that is lost.
 */
const keptReplies = { CACHE_MEGABYTES: '8' };
/** What a collector may leave lying about at the end of a run. */
const mayGrowBy = 60;

/** Sends random and hostile requests to a real server and watches its answers and its memory. */
export async function fuzzServer(report: SafetyReport, count: number, seed: number): Promise<void> {
  report.heading(`Fuzzing: ${count} requests made from the contract (--seed=${seed})`);
  await using runner = await unprivileged();
  const folder = await dataFolderFor(runner);
  await using site = await ServedSite.start(folder, { ...manyTries, ...keptReplies }, runner);
  const scene = await setFuzzScene(site.url);
  const memory: number[] = [];
  const began = performance.now();
  const onBatch = async () => {
    memory.push(await residentMegabytes(site.process.pid ?? 0));
  };
  const options = { origin: site.url, scene, count, seed, atOnce: 16, onBatch };
  const outcome = await fuzz(options);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const statuses = Object.entries(outcome.statuses).map(([status, n]) => `${status} ${n}x`);
  report.tell(`${outcome.sent} sent in ${seconds} s: ${statuses.join(', ')}`);
  report.lost('Answers that should not have come', outcome.faults);
  report.lost('The victim’s account and recipe', await scene.losses());
  // The engine warms up in the first half; what is still growing in the second has no end.
  const middle = Math.floor(memory.length / 2);
  const before = Math.max(...memory.slice(middle - 5, middle + 5));
  const after = Math.min(...memory.slice(-5));
  const goal = `at most ${mayGrowBy} MB more`;
  const measured = `${before} MB in the middle, ${after} MB at the end, ${Math.max(...memory)} MB at most`;
  report.goal('Memory', after - before <= mayGrowBy, measured, goal);
  report.lost('Errors in the log', site.output.match(/"level":50.{0,500}/g) ?? []);
  await site.stop();
  await rm(folder, { recursive: true });
}
