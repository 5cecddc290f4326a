import { join } from 'node:path';
import { findViolations } from './house-rules.ts';
import { root, run } from './runtime.mjs';
import { changedFiles, wholeSiteTests } from './touched.ts';

const bin = (path: string) => join(root, 'node_modules', path);
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
const node = async (...args: string[]) => (await run(process.execPath, args, { env })) === 0;

async function rulesHold(): Promise<boolean> {
  const violations = await findViolations(root);
  for (const { path, line, message } of violations) console.log(`${path}:${line} ${message}`);
  return violations.length === 0;
}

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
  const units = sources.length === 0 || (await node(vitest, ...near, '--passWithNoTests'));
  if (calls.length === 0) return units;
  return (await node(vitest, 'run', '--project=sqlite', ...calls)) && units;
}

async function pagesHold(changed: string[]): Promise<boolean> {
  const specs = wholeSiteTests(changed, 'test/e2e/!(visual*|stress*).spec.ts', 1);
  if (specs.length === 0) return true;
  if (!(await node(join(root, 'scripts/build.ts')))) return false;
  return node(bin('@playwright/test/cli.js'), 'test', ...specs, '--project=sqlite');
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
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed];
  const types = node(bin('typescript/bin/tsc'), '-p', join(root, 'tsconfig.json'));
  const holds = [await rulesHold(), await node(bin('@biomejs/biome/bin/biome'), ...lint)];
  holds.push(await types, await unitsHold(changed), await pagesHold(changed));
  return holds.every(Boolean);
}
