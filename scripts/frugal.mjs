// @ts-check
/** What `npm start` gives the server to run with, so that a small machine is enough. The measurements give it the same. */
import { join } from 'node:path';
import { root } from './runtime.mjs';

/** Room for new objects: the default would let a site that idles hold 30 MB of rubbish. */
export const serverFlags = ['--max-semi-space-size=2'];

export const serverEnv = {
  NODE_ENV: 'production',
  // Compiled code is kept between starts: a third of the work of a start is compiling.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // Pictures come and go in many threads: without a limit each keeps a heap of its own.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
};
