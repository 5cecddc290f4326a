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
  // What comes and goes in many threads comes from one heap: each of several keeps what another could use.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
  // What is large goes back to the machine when it is freed; where nothing is said here, the C library raises these by itself.
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};
