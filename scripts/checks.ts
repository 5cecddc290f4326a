import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { findViolations } from './house-rules.ts';
import { root, run } from './runtime.mjs';

// Colours only for a person: elsewhere the linter's escape codes drown its words.
const colours = process.stdout.isTTY ? [] : ['--colors=off'];

type Check = { name: string; holds: () => Promise<boolean> };

/** What must hold before any test is worth running, cheapest first. */
export const checks: Check[] = [
  tool(
    'format, lint and fences',
    '@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    ...colours,
    '.',
  ),
  { name: 'house rules', holds: houseRulesHold },
  { name: 'the API document', holds: documentHolds },
  tool('types of the pure rooms', 'typescript/bin/tsc', '-p', 'tsconfig.pure.json'),
  tool('types', 'typescript/bin/tsc', '-p', 'tsconfig.json'),
];

/** What takes minutes and is asked for by `npm run check -- --slow`. */
export const slowChecks: Check[] = [
  { name: 'accessibility, by three engines', holds: accessibilityHolds },
  { name: 'the whole site on PostgreSQL, at length', holds: () => testsHold('--project=postgres') },
  {
    name: 'tests beside the sources and of SQLite, at length and in any order',
    holds: () =>
      testsHold(
        '--project=units',
        '--project=patching',
        '--project=sqlite',
        '--sequence.shuffle.tests',
      ),
  },
];

function tool(name: string, binary: string, ...args: string[]): Check {
  const path = join(root, 'node_modules', binary);
  return { name, holds: async () => (await run(process.execPath, [path, ...args])) === 0 };
}

/** Says what breaks a rule of the house, and whether nothing does. */
export async function houseRulesHold(): Promise<boolean> {
  const violations = await findViolations(root);
  for (const { path, line, message } of violations) console.log(`${path}:${line} ${message}`);
  return violations.length === 0;
}

/** By the rules of two linters; they are loaded here alone, for they are large. */
async function documentHolds(): Promise<boolean> {
  const { lintOpenApi } = await import('./openapi-lint.ts');
  const problems = await lintOpenApi();
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}

/** On every page, in menus, dialogs and forms at fault, in both themes: `test/slow`. */
async function accessibilityHolds(): Promise<boolean> {
  if ((await run(process.execPath, [join(root, 'scripts/build.ts')])) !== 0) return false;
  const chromium = await ensureChromium();
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '--config', join(root, 'playwright.slow.config.ts'), '--reporter=list'];
  const env = { ...process.env, CHROMIUM_PATH: chromium };
  return (await run(process.execPath, [cli, ...args], { env })) === 0;
}

/** Tests as often as each has a use, of PostgreSQL also those that one engine shows to `npm test`. */
async function testsHold(...which: string[]): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, TEST_AT_LENGTH: '1' };
  return (await run(process.execPath, [vitest, 'run', ...which], { env })) === 0;
}
