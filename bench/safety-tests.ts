import { join } from 'node:path';
import { root, run } from '../scripts/runtime.mjs';
import type { SafetyReport } from './safety-report.ts';

/** Plays the tests of `test/safety`, each of which kills, fills or damages something a few times, on both engines. */
export async function playTests(report: SafetyReport): Promise<void> {
  report.heading('Tests of kills, faults and failover (test/safety)');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const code = await run(process.execPath, [vitest, 'run', '--project=safety*']);
  report.lost('tests', code === 0 ? [] : ['some failed: see above']);
}
