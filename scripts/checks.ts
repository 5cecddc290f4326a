import { join } from 'node:path';
import { findViolations } from './house-rules.ts';
import { root, run } from './runtime.mjs';

// Colours only for a person: elsewhere the linter's escape codes drown its words.
const colours = process.stdout.isTTY ? [] : ['--colors=off'];

export type Check = { name: string; holds: () => Promise<boolean> };

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
  tool('types of the pure rooms', 'typescript/bin/tsc', '-p', 'tsconfig.pure.json'),
  tool('types', 'typescript/bin/tsc', '-p', 'tsconfig.json'),
];

function tool(name: string, binary: string, ...args: string[]): Check {
  const path = join(root, 'node_modules', binary);
  return { name, holds: async () => (await run(process.execPath, [path, ...args])) === 0 };
}

async function houseRulesHold(): Promise<boolean> {
  const violations = await findViolations(root);
  for (const { path, line, message } of violations) console.log(`${path}:${line} ${message}`);
  return violations.length === 0;
}
