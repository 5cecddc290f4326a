// @ts-check
/**
 * Lets tests load Kysely from one file where it has 255: each site that a test opens starts threads,
 * and finding so many files takes half the time of their start. A build does the same for `npm start`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const packages = join(import.meta.dirname, '../../node_modules');
const entry = join(packages, 'kysely/dist/index.js');
const { version } = JSON.parse(readFileSync(join(packages, 'kysely/package.json'), 'utf8'));
const bundle = join(packages, `.cache/one-file/kysely-${version}.mjs`);

/** Makes the one file, where it has not been made of this version. */
export async function setup() {
  if (existsSync(bundle)) return;
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      minify: false,
      emptyOutDir: false,
      outDir: join(packages, '.cache/one-file'),
      rolldownOptions: { output: { entryFileNames: `kysely-${version}.mjs` } },
    },
  });
}

/** In each process and thread of the tests, which are started with `--import` of this file. */
if (existsSync(bundle)) {
  const [from, to] = [entry, bundle].map((path) => pathToFileURL(path).href);
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== 'kysely' && specifier !== from) return next(specifier, context);
      return { url: to ?? specifier, format: 'module', shortCircuit: true };
    },
  });
}
