// @ts-check
/** What `npm start` gives the server to run with, so that a small machine is enough. The measurements give it the same. */
import { join } from 'node:path';
import { root } from './runtime.mjs';

/** Megabytes for new objects: the default lets a site that idles hold 30 of rubbish; with two a fifth of the work of a page of reviews was collecting it. */
export const serverFlags = ['--max-semi-space-size=4'];

export const serverEnv = {
  NODE_ENV: 'production',
  // Compiled code is kept between starts: a third of the work of a start is compiling.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // Pictures come and go in many threads: without a limit each keeps a heap of its own.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
};
