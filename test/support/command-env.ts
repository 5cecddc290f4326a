import { join } from 'node:path';
import { serverEnv } from '../../scripts/frugal.mjs';
import { isBuilt } from '../../scripts/sources.mjs';

const builtThreads = join(import.meta.dirname, '../../build/run');

/**
 * What a command is given of the tests' own environment: what is compiled is kept, and Kysely comes
 * from one file and threads as they are built, as in the tests themselves. Most of a command's time is its start.
 */
export const commandEnv = {
  PATH: process.env.PATH,
  BUILT_THREADS: isBuilt() ? builtThreads : undefined,
  NODE_COMPILE_CACHE: serverEnv.NODE_COMPILE_CACHE,
  NODE_OPTIONS: `--import=${new URL('./one-file.mjs', import.meta.url).href}`,
};
