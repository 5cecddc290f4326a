// @ts-check
/** `npm start`: installs and builds where something changed, then serves. */
import { serverEnv, serverFlags } from './frugal.mjs';
import { ensureInstalled, exitWith, findRuntime, run, runtimeEnv } from './runtime.mjs';
import { isBuilt } from './sources.mjs';

await exitWith(async () => {
  ensureInstalled();
  const runtime = findRuntime();
  const env = runtimeEnv(runtime, serverEnv);
  if (!isBuilt()) {
    const code = await run(runtime, ['scripts/build.ts'], { env });
    if (code !== 0) return code;
  }
  return run(runtime, [...serverFlags, 'build/run/main.js'], { env });
});
