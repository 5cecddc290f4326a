// @ts-check
/**
 * Lets tests load Kysely from one file where it has 255, and the threads of a site from what `npm run build` has made of
 * them, where that is of the present sources: each site that a test opens starts threads, and finding and reading so many
 * files is most of the work of their start.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const packages = join(import.meta.dirname, '../../node_modules');
const entry = join(packages, 'kysely/dist/index.js');
const { version } = JSON.parse(readFileSync(join(packages, 'kysely/package.json'), 'utf8'));
const bundle = join(packages, `.cache/one-file/kysely-${version}.mjs`);

/** Makes the one file, where it has not been made of this version, and looks whether the built threads may be taken. */
export async function setup() {
  const { isBuilt, stampFile } = await import('../../scripts/sources.mjs');
  if (isBuilt()) {
    const folder = dirname(stampFile);
    process.env.BUILT_THREADS = join(folder, 'run');
    process.env.POOLED_THREADS = await bundlePooled(folder, readFileSync(stampFile, 'utf8'));
  }
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

/** What tests start many times beside the threads of the site: the thread that they hand on, and the process that they kill. */
const ownPrograms = ['pooled-thread', 'elsewhere/storage-process'];

/**
 * Bundles those programs as the threads of the site are, once for each build; answers with their folder.
 * @param {string} folder
 * @param {string} stamp
 */
async function bundlePooled(folder, stamp) {
  const sources = ownPrograms.map((program) => join(import.meta.dirname, `${program}.ts`));
  const hash = createHash('sha256').update(stamp);
  for (const source of sources) hash.update(readAll(source));
  const made = join(folder, `pooled-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(made)) return made;
  const { bundle: bundleProgram } = await import('../../scripts/bundle-server.ts');
  const unfinished = `build/unfinished-${process.pid}`;
  await bundleProgram(
    unfinished,
    Object.fromEntries(sources.map((source) => [basename(source, '.ts'), source])),
  );
  const former = readdirSync(folder).filter(
    (other) => other.startsWith('pooled-') && join(folder, other) !== made,
  );
  for (const other of former) rmSync(join(folder, other), { recursive: true, force: true });
  const bundled = join(folder, '..', unfinished);
  // Another run may have made it meanwhile.
  if (existsSync(made)) rmSync(bundled, { recursive: true });
  else renameSync(bundled, made);
  return made;
}

/**
 * A program with all that it imports of the tests; what it imports of the site has its part in the stamp.
 * @param {string} source
 * @returns {string}
 */
function readAll(source) {
  const text = readFileSync(source, 'utf8');
  const imported = text.matchAll(/^import (?!type)[^;]* from '(\.[^']+)'/gm);
  return [
    text,
    ...[...imported].map(([, path = '']) => readAll(join(dirname(source), path))),
  ].join();
}

/** The program of a thread, by its name. */
const ofThread = /\/src\/.+\/((?:writer|reader|search|check|hash|page)-thread)\.ts$/;
const ofTests = /\/test\/support\/(?:elsewhere\/)?(pooled-thread|storage-process)\.ts$/;

/** In each process and thread of the tests, which are started with `--import` of this file. */
const { BUILT_THREADS, POOLED_THREADS } = process.env;
const programs = [
  { folder: BUILT_THREADS, pattern: ofThread },
  { folder: POOLED_THREADS, pattern: ofTests },
];
for (const { folder, pattern } of programs) {
  if (!folder) continue;
  registerHooks({
    resolve(specifier, context, next) {
      const [, thread] = pattern.exec(specifier) ?? [];
      // As sources they are read by what tests them in this very thread.
      if (!thread || context.parentURL) return next(specifier, context);
      return { url: pathToFileURL(join(folder, `${thread}.js`)).href, shortCircuit: true };
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
