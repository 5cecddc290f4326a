import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookOnce from '../test/support/cook-once.ts';
import { checks } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { quick } from './quick.ts';
import { root, run } from './runtime.mjs';
import { openScratch } from './scratch.ts';
import { Drawer, failed, type Output, stage } from './stage.ts';
import { ensureStrace } from './strace.ts';
import {
  type Counts,
  countPlaywright,
  countRun,
  countVitest,
  sum,
  summaryLine,
} from './test-counts.ts';
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.ts';

const filters = process.argv.slice(2);
const closeScratch = openScratch();
const reports = mkdtempSync(join(tmpdir(), 'potluck-reports-'));
/** What failed is said again at the end: a record of a long run may keep its last lines alone. */
const failures: string[] = [];
const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** What is compiled once is kept: every site that a test opens starts threads of its own. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
/** Beside another stage nothing is written to a terminal, and yet a person reads it later. */
const coloured = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

const node = (args: string[], env = {}, output?: Output) =>
  run(process.execPath, args, { env: { ...process.env, ...compiled, ...env } }, output?.write);
const bin = (path: string) => join(root, 'node_modules', path);

const build = (output: Output) => async () =>
  (await node(['scripts/build.ts'], coloured, output)) === 0 ? passed : missed('build');

function missed(check: string): Counts {
  failures.push(check);
  return failed;
}

async function vitest(): Promise<Counts> {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Kills, faults and failover are for `npm run bench:safety`, and for those who name them.
  const which = filters.length > 0 ? filters : ['--project=!safety*'];
  const args = [bin('vitest/vitest.mjs'), 'run', ...reporters, '--passWithNoTests', ...which];
  return countRun(await node(args), readReport(report, countVitest, failuresOfVitest));
}

/** Whether what was asked for names a test in a browser. Where that cannot be told, the run itself says why. */
async function namesBrowserTests(): Promise<boolean> {
  const listed: string[] = [];
  const args = [bin('@playwright/test/cli.js'), 'test', '--list', '--pass-with-no-tests'];
  const write: Output['write'] = (text) => void listed.push(String(text));
  const code = await node([...args, ...filters], {}, { write });
  return code !== 0 || !listed.join('').includes('Total: 0 tests');
}

const playwright = (chromium: Promise<string>, output: Output) => async () => {
  // Playwright would load the cookbook before it finds that there is nothing to do.
  if (filters.length > 0 && !(await namesBrowserTests())) return none;
  const report = join(reports, 'playwright.json');
  const stepBack = ['--import', './test/support/step-back.mjs'];
  const args = [...stepBack, bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const own = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: await chromium };
  const code = await node([...args, ...filters], { ...coloured, ...own }, output);
  return countRun(code, readReport(report, countPlaywright, failuresOfPlaywright));
};

function readReport<Counted, Named>(
  path: string,
  count: (report: Counted) => Counts,
  name: (report: Named) => string[],
): Counts | null {
  if (!existsSync(path)) return null;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  failures.push(...name(report));
  return count(report);
}

/** Begins to install what is missing; one after the other, for apt lets nobody in beside itself. */
function install(output: Output): { strace: Promise<void>; chromium: Promise<string> } {
  const strace = ensureStrace(output);
  const chromium = strace.then(() => ensureChromium(output));
  // What went wrong is said where they are awaited.
  for (const one of [strace, chromium]) one.catch(() => undefined);
  return { strace, chromium };
}

/** A whole run loads the starter cookbook once, for every site that starts with it. */
const cook = (ofBuild: Counts) =>
  filters.length === 0 && ofBuild.failed === 0 ? cookOnce() : undefined;

/**
 * Checks beside the build, the cookbook and the packages that the system lacks, then unit and HTTP tests beside those in
 * a browser, which wait more than they work. What the second of two writes comes after the first.
 */
async function main(): Promise<Counts> {
  const counts: Counts[] = [];
  const installed = new Drawer();
  const { strace, chromium } = install(installed);
  const built = new Drawer();
  const building = stage('build', build(built), built);
  const cooking = building.then(cook);
  // What went wrong there is said where it is awaited, after the checks.
  cooking.catch(() => undefined);
  for (const { name, holds } of filters.length > 0 ? [] : checks) {
    counts.push(await stage(name, async () => ((await holds()) ? passed : missed(name))));
  }
  built.open();
  const ofBuild = await building;
  counts.push(ofBuild);
  const forget = await cooking;
  installed.open();
  const seen = new Drawer();
  // Without a build no page can be served: its failure has been counted already.
  const browsing =
    ofBuild.failed === 0 ? stage('browser tests', playwright(chromium, seen), seen) : null;
  const tests = [await stage('unit and HTTP tests', () => strace.then(vitest))];
  seen.open();
  if (browsing) tests.push(await browsing);
  await forget?.();
  return sum([...counts, ...tests, ...unnamed(sum(tests))]);
}

/** A name that no test has would pass: everything around it did. */
function unnamed({ passed, failed, skipped }: Counts): Counts[] {
  return passed + failed + skipped > 0 ? [] : [missed(`no test is called ${filters.join(' ')}`)];
}

if (filters.includes('--quick')) {
  process.exitCode = (await quick()) ? 0 : 1;
} else {
  const total = await main();
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\n${summaryLine(total)}`);
}
rmSync(reports, { recursive: true });
closeScratch();
