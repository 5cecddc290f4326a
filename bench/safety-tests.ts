import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../scripts/runtime.mjs';
import { countVitest } from '../scripts/test-counts.ts';
import type { SafetyReport } from './safety-report.ts';

/** Plays the tests of `test/safety`, each of which kills, fills or damages something a few times, on the engines that they are about. */
export async function playTests(report: SafetyReport): Promise<void> {
  report.heading('Tests of kills, faults and failover (test/safety)');
  // What is killed is what people run.
  if ((await run(process.execPath, [join(root, 'scripts/build.ts')])) !== 0)
    return report.lost('tests', ['nothing could be built']);
  const folder = await mkdtemp(join(tmpdir(), 'potluck-safety-'));
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const code = await run(process.execPath, [vitest, 'run', '--project=safety*', ...reporters]);
  const { passed, failed, skipped } = countVitest(JSON.parse(await readFile(file, 'utf8')));
  report.lost(`${passed + failed} tests`, code === 0 ? [] : [`${failed} failed: see above`]);
  if (skipped > 0) report.notRun(`${skipped} tests`, 'see above');
  await rm(folder, { recursive: true });
}
