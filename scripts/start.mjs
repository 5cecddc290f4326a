// @ts-check
/** `npm start`: installs and builds where something changed, then serves. */
import { join } from 'node:path';
import { ensureInstalled, exitWith, findRuntime, root, run, runtimeEnv } from './runtime.mjs';
import { isBuilt } from './sources.mjs';

/** Room for new objects: the default would let a site that idles hold 30 MB of rubbish. */
const frugal = ['--max-semi-space-size=2'];

await exitWith(async () => {
  ensureInstalled();
  const runtime = findRuntime();
  const env = runtimeEnv(runtime, {
    NODE_ENV: 'production',
    // Compiled code is kept between starts: a third of the work of a start is compiling.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    // Pictures come and go in many threads: without a limit each keeps a heap of its own.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  });
  if (!isBuilt()) {
    const code = await run(runtime, ['scripts/build.ts'], { env });
    if (code !== 0) return code;
  }
  return run(runtime, [...frugal, 'build/run/main.js'], { env });
});
