// @ts-check
/**
 * Lets tests load Kysely from one file where it has 255, and the threads of a site from what `npm run build` has made of
 * them, where that is of the present sources: each site that a test opens starts threads, and finding and reading so many
 * files is most of the work of their start.
 */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const packages = join(import.meta.dirname, '../../node_modules');
const entry = join(packages, 'kysely/dist/index.js');
const { version } = JSON.parse(readFileSync(join(packages, 'kysely/package.json'), 'utf8'));
const bundle = join(packages, `.cache/one-file/kysely-${version}.mjs`);

/** Makes the one file, where it has not been made of this version, and looks whether the built threads may be taken. */
export async function setup() {
  const { isBuilt } = await import('../../scripts/sources.mjs');
  if (isBuilt()) process.env.BUILT_THREADS = join(import.meta.dirname, '../../build/run');
  if (existsSync(bundle)) return;
  const { build } = await import('vite');
  // Others start beside this, and may look for it: it is there whole or not at all.
  const unfinished = `kysely-${process.pid}.mjs`;
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      minify: false,
      emptyOutDir: false,
      outDir: join(packages, '.cache/one-file'),
      rolldownOptions: { output: { entryFileNames: unfinished } },
    },
  });
  renameSync(join(dirname(bundle), unfinished), bundle);
}

/** The program of a thread, by its name. */
const ofThread = /\/src\/.+\/((?:writer|reader|check|hash|page)-thread)\.ts$/;

/** In each process and thread of the tests, which are started with `--import` of this file. */
const { BUILT_THREADS: built } = process.env;
if (built) {
  registerHooks({
    resolve(specifier, context, next) {
      const [, thread] = ofThread.exec(specifier) ?? [];
      // As sources they are read by what tests them in this very thread.
      if (!thread || context.parentURL) return next(specifier, context);
      return { url: pathToFileURL(join(built, `${thread}.js`)).href, shortCircuit: true };
    },
  });
}
if (existsSync(bundle)) {
  const [from, to] = [entry, bundle].map((path) => pathToFileURL(path).href);
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== 'kysely' && specifier !== from) return next(specifier, context);
      return { url: to ?? specifier, format: 'module', shortCircuit: true };
    },
  });
}
