import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { root, run } from './runtime.mjs';

const usage = 'npm run test:stability -- [runs, 10 unless told]';
const runs = Number(process.argv[2] ?? 10);
if (!Number.isInteger(runs) || runs < 1) throw new Error(usage);

/** Runs the whole browser suite without a second try for any test; resolves to whether all passed. */
async function passes(env: NodeJS.ProcessEnv): Promise<boolean> {
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=dot'];
  return (await run(process.execPath, args, { env })) === 0;
}

if ((await run(process.execPath, [join(root, 'scripts/build.ts')])) !== 0) process.exit(1);
const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
for (let turn = 1; turn <= runs; turn++) {
  const started = performance.now();
  const held = await passes(env);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`run ${turn} of ${runs}: ${held ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (!held) process.exit(1);
}
