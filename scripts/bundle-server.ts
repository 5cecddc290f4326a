import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './runtime.mjs';

/**
 * What holds a binary stays a package of its own, and so does a table whose keys are letters of every
 * script: as code it would be a name for each. Vite serves development alone.
 */
const leftOut = ['sharp', '@node-rs/argon2', 'pg-native', 'unhomoglyph', 'vite'];

/**
 * Puts the server, its threads and all they import into a few files: Node then reads, strips and
 * compiles one file where it would a thousand. Sources run as they are in development and tests.
 */
export async function bundleServer(): Promise<void> {
  await bundle('build/run', { main: join(root, 'src/server/main.ts') });
  // Apart from the server, which would otherwise read its parts out of more files.
  const commands = ['admin', 'data'].map((name) => [name, join(root, `scripts/${name}.ts`)]);
  await bundle('build/commands', Object.fromEntries(commands));
  // In place: the pages' bundle with its packages inside.
  await bundle('build/server', { 'entry.server': join(root, 'build/server/entry.server.js') });
}

/** Puts programs and all that they import into files in a folder of `build`, where what they start lies beside them. */
export async function bundle(outDir: string, input: Record<string, string>): Promise<void> {
  await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [keepPlaces(), loadWhenCalled(), plainLetters()],
    define: { 'process.env.NODE_ENV': '"production"' },
    environments: {
      ssr: {
        // Packages are found as Node finds them, so that a bundle holds what the tests have run.
        resolve: {
          noExternal: true,
          external: leftOut,
          mainFields: ['main'],
          conditions: ['node'],
        },
      },
    },
    build: {
      outDir,
      ssr: true,
      emptyOutDir: true,
      target: 'node26',
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Without its comments; names stay, so that stack traces and profiles can be read.
          minify: { compress: false, mangle: false, codegen: true },
        },
      },
    },
  });
}

const other = /(new Worker|fork)\(new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;
const ownAddress = /import\.meta\.url/g;
const ownFolder = /import\.meta\.dirname/g;

/**
 * Lets a bundled file find what lies beside its source, as if it still lay there itself. Its
 * threads and processes are bundled too, and lie beside the bundle.
 */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts') || id.includes('node_modules')) return null;
      const folder = dirname(id);
      for (const [, , name] of code.matchAll(other)) {
        this.emitFile({ type: 'chunk', id: join(folder, `${name}.ts`), fileName: `${name}.js` });
      }
      const beside = JSON.stringify(`../..${folder.slice(root.length)}/`);
      const source = JSON.stringify(`../..${id.slice(root.length)}`);
      const settled = (part: string) =>
        part
          .replace(ownAddress, `new URL(${source}, import.meta.url).href`)
          .replace(ownFolder, `(import.meta.dirname + '/' + ${beside})`);
      // Between two parts stand how the other is started and its name.
      const [first = '', ...rest] = code.split(other);
      let bundled = settled(first);
      for (let at = 0; at < rest.length; at += 3) {
        const [start, name, part = ''] = rest.slice(at, at + 3);
        bundled += `${start}(new URL('./${name}.js', import.meta.url)${settled(part)}`;
      }
      return bundled;
    },
  };
}

/**
 * Leaves a package whose tables are large, and seldom needed, outside the bundle until it is first called: each thread and
 * process would make the tables when it starts.
 */
function loadWhenCalled(): Plugin {
  const standIn = '\0transliteration';
  return {
    name: 'load-when-called',
    enforce: 'pre',
    resolveId: (id) => (id === 'transliteration' ? standIn : null),
    load: (id) =>
      id === standIn
        ? `import { createRequire } from 'node:module';
           const require = createRequire(import.meta.url);
           export const transliterate = (text) => require('transliteration').transliterate(text);`
        : null,
  };
}

/**
 * Writes what is beyond ASCII as escapes: the runtime keeps a source for as long as it runs, with
 * two bytes for every letter once a single one of them needs it.
 */
function plainLetters(): Plugin {
  return {
    name: 'plain-letters',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          // Behind a single backslash an escape would be the text of itself.
          if (/(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.test(file.code))
            throw new Error(`Raw text in ${file.fileName}`);
          file.code = file.code.replace(bareKey, escapedKey).replace(/[^\0-\x7f]/g, escaped);
          // What an escape has broken is to fail here, and not when the site first needs it.
          this.parse(file.code);
        }
      },
    },
  };
}

/** A key of an object without quotes, of letters beyond the basic plane: it takes no pair of escapes. */
const bareKey = /(?<=[{,])(?:[\ud800-\udbff][\udc00-\udfff])+(?=:)/g;

function escapedKey(key: string): string {
  return Array.from(key, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`).join('');
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
