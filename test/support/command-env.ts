import { join } from 'node:path';
import { serverEnv } from '../../scripts/frugal.mjs';
import { isBuilt } from '../../scripts/sources.mjs';

const root = join(import.meta.dirname, '../..');
const isWithBuild = isBuilt();

/** What `npm run <name>` runs: as it is built it starts in half the time, as it stands where the build is of other sources. */
export const commandFile = (name: 'admin' | 'data'): string =>
  isWithBuild ? join(root, `build/commands/${name}.js`) : commandSource(name);

export const commandSource = (name: 'admin' | 'data'): string => join(root, `scripts/${name}.ts`);

/**
 * What a command is given of the tests' own environment: what is compiled is kept, and Kysely comes
 * from one file and threads as they are built, as in the tests themselves. Most of a command's time is its start.
 */
export const commandEnv = {
  PATH: process.env.PATH,
  BUILT_THREADS: isWithBuild ? join(root, 'build/run') : undefined,
  NODE_COMPILE_CACHE: serverEnv.NODE_COMPILE_CACHE,
  NODE_OPTIONS: `--import=${new URL('./one-file.mjs', import.meta.url).href}`,
};

/** What else a test starts from sources is given: its own environment, and that start in a third of the time. */
export const sourceEnv = { ...process.env, ...commandEnv };
