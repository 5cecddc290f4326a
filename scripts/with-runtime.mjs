/** `node scripts/with-runtime.mjs <script.ts> [arguments]`: runs a script with the Node it needs. */
import { ensureInstalled, exitWith, findRuntime, run, runtimeEnv } from './runtime.mjs';

await exitWith(() => {
  ensureInstalled();
  const runtime = findRuntime();
  return run(runtime, process.argv.slice(2), { env: runtimeEnv(runtime) });
});
