// @ts-check
/** `npm test [-- part of a test file's path, or --quick]`: installs, then runs every check and test. */
import { ensureInstalled, findRuntime, run, runtimeEnv, Stop } from './runtime.mjs';

try {
  ensureInstalled();
  const runtime = findRuntime();
  const args = ['scripts/test.ts', ...process.argv.slice(2)];
  process.exitCode = await run(runtime, args, { env: runtimeEnv(runtime) });
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
