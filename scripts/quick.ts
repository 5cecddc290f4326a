import { join } from 'node:path';
import { houseRulesHold } from './checks.ts';
import { keptCookbook } from './kept-cookbook.ts';
import { root, run } from './runtime.mjs';
import { Drawer, type Output } from './stage.ts';
import { changedFiles, wholeSiteTests } from './touched.ts';

const bin = (path: string) => join(root, 'node_modules', path);
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
const node = async (args: string[], own = {}, output?: Output) =>
  (await run(process.execPath, args, { env: { ...env, ...own } }, output?.write)) === 0;

/** The tests beside the sources that reach what changed, then whole calls on SQLite. */
async function unitsHold(changed: string[]): Promise<boolean> {
  const vitest = bin('vitest/vitest.mjs');
  const sources = changed.filter((path) => /\.(ts|tsx)$/.test(path) && !/\.spec\.ts$/.test(path));
  const near = [
    'related',
    ...sources,
    '--run',
    '--project=units',
    '--project=patching',
    '--exclude=test/faults/**',
  ];
  const calls = wholeSiteTests(changed, 'test/{http,search}/**/*.test.ts', 4);
  const units = sources.length === 0 || (await node([vitest, ...near, '--passWithNoTests']));
  if (calls.length === 0) return units;
  return (await node([vitest, 'run', '--project=sqlite', ...calls])) && units;
}

const specsOf = (changed: string[]) =>
  wholeSiteTests(changed, 'test/e2e/!(visual*|stress*).spec.ts', 1);

async function pagesHold(specs: string[], output: Output): Promise<boolean> {
  const args = ['test', ...specs, '--project=sqlite'];
  const own = { POTLUCK_COOKED: await keptCookbook() };
  return node([bin('@playwright/test/cli.js'), ...args], own, output);
}

/** Pages wait more than they work: theirs are played beside the others, and told after them. */
async function testsHold(changed: string[], specs: string[]): Promise<boolean> {
  const seen = new Drawer();
  const pages = specs.length === 0 ? Promise.resolve(true) : pagesHold(specs, seen);
  // What went wrong there is said where it is awaited, after the others.
  pages.catch(() => undefined);
  const units = await unitsHold(changed);
  seen.open();
  return (await pages) && units;
}

/**
 * `npm test -- --quick`: formats, rules and types, the tests that reach what differs from the pushed
 * state, and of the whole-site tests those that speak most of it. The rest is for `npm test`.
 */
export async function quick(): Promise<boolean> {
  const changed = changedFiles();
  if (changed.length === 0) {
    console.log('Nothing differs from what has been pushed.');
    return true;
  }
  console.log(`${changed.length} files differ from what has been pushed.`);
  const specs = specsOf(changed);
  // Beside the checks: a test of calls may take its threads from the build, and waits for it.
  const building = specs.length === 0 || node([join(root, 'scripts/build.ts')]);
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed];
  const types = node([bin('typescript/bin/tsc'), '-p', join(root, 'tsconfig.json')]);
  const holds = [await houseRulesHold(), await node([bin('@biomejs/biome/bin/biome'), ...lint])];
  const isBuilt = await building;
  // Without a build no page can be served.
  holds.push(await types, isBuilt, await testsHold(changed, isBuilt ? specs : []));
  return holds.every(Boolean);
}
