import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { quick } from './quick.ts';
import { root, run } from './runtime.mjs';
import { ensureStrace } from './strace.ts';
import {
  type Counts,
  countPlaywright,
  countRun,
  countVitest,
  sum,
  summaryLine,
} from './test-counts.ts';

const filters = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'potluck-reports-'));
const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Runs a stage under its heading; a stage that throws has failed, and the next one still runs. */
async function stage(name: string, work: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const counts = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return failed;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`-- ${name}: ${summaryLine(counts)} (${seconds} s)`);
  return counts;
}

/** What is compiled once is kept: every site that a test opens starts threads of its own. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };

const node = (args: string[], env = {}) =>
  run(process.execPath, args, { env: { ...process.env, ...compiled, ...env } });
const bin = (path: string) => join(root, 'node_modules', path);

async function vitest(): Promise<Counts> {
  await ensureStrace();
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [bin('vitest/vitest.mjs'), 'run', ...reporters, '--passWithNoTests', ...filters];
  return countRun(await node(args), readReport(report, countVitest));
}

async function playwright(): Promise<Counts> {
  const report = join(reports, 'playwright.json');
  const chromium = await ensureChromium();
  const args = [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: chromium };
  const code = await node([...args, '--pass-with-no-tests', ...filters], env);
  return countRun(code, readReport(report, countPlaywright));
}

function readReport<Report>(path: string, count: (report: Report) => Counts): Counts | null {
  return existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : null;
}

async function main(): Promise<Counts> {
  const counts: Counts[] = [];
  for (const { name, holds } of filters.length > 0 ? [] : checks) {
    counts.push(await stage(name, async () => ((await holds()) ? passed : failed)));
  }
  const build = await stage('build', async () =>
    (await node(['scripts/build.ts'])) === 0 ? passed : failed,
  );
  counts.push(build, await stage('unit and HTTP tests', vitest));
  // Without a build no page can be served: its failure has been counted already.
  if (build.failed === 0) counts.push(await stage('browser tests', playwright));
  return sum(counts);
}

if (filters.includes('--quick')) {
  process.exitCode = (await quick()) ? 0 : 1;
} else {
  const total = await main();
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
  console.log(`\n${summaryLine(total)}`);
}
rmSync(reports, { recursive: true });
