import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { languages } from '../src/contract/languages.ts';
import { coreParts, lateParts } from '../src/messages/parts.ts';

const folder = fileURLToPath(new URL('../src/messages/', import.meta.url));
const web = fileURLToPath(new URL('../src/web/', import.meta.url));

/**
 * Gives browsers the texts of their page's language alone, each part with the pages that say it. In
 * `catalogues.ts` stands how a language is had; in `en.ts` and its siblings the texts that all pages say, and how the others are had.
 */
export function slimCatalogue(): Plugin {
  const written = new Map([
    [join(folder, 'catalogues.ts'), writeCatalogues()],
    ...languages.map((language) => [join(folder, `${language}.ts`), writeCore(language)] as const),
  ]);
  return {
    name: 'slim-catalogue',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: async (id) => {
      const [part = '', slim] =
        Object.entries(slimmed).find(([name]) =>
          languages.some((language) => id === join(folder, language, `${name}.ts`)),
        ) ?? [];
      if (!slim) return written.get(id) ?? null;
      const texts = (await import(id)) as Record<string, Record<string, unknown>>;
      return `export const ${part} = ${JSON.stringify(slim(texts[part] ?? {}))};`;
    },
  };
}

/** Parts of which browsers get less. */
const slimmed: Record<string, (texts: Record<string, unknown>) => Record<string, unknown>> = {
  errors: saidOf,
  // An entry left empty says nothing until an operator gives it words, which come with the page.
  layout: (texts) => Object.fromEntries(Object.entries(texts).filter(([, entry]) => entry !== '')),
};

/** What stands in for `catalogues.ts` in browsers. */
function writeCatalogues(): string {
  const had = languages.map((language) => `${language}: () => import('./${language}.ts')`);
  return `
    const languages = { ${had.join(', ')} };
    const catalogues = ${JSON.stringify(Object.fromEntries(languages.map((name) => [name, {}])))};
    export const catalogueOf = (language) => catalogues[language];
    export async function loadTexts(language, parts) {
      const { core, late } = await languages[language]();
      const texts = await Promise.all(parts.map(async (part) => (await late[part]())[part]));
      Object.assign(catalogues[language], core, ...texts);
    }`;
}

/** What stands in for a language's catalogue: its core texts, and how each late part is had. */
function writeCore(language: string): string {
  return [
    ...coreParts.map((part) => `import { ${part} } from './${language}/${part}.ts';`),
    `export const core = { ${coreParts.map((part) => `...${part}`).join(', ')} };`,
    'export const late = {',
    ...Object.entries(lateParts).map(
      ([part, file]) => `${part}: () => import('./${language}/${file}.ts'),`,
    ),
    '};',
  ].join('\n');
}

/** Of the sentences of refusals those that pages say by themselves; the others come with the refusal. */
export function saidOf<Entry>(errors: Readonly<Record<string, Entry>>): Record<string, Entry> {
  const asked = readWebFiles()
    .map(({ source }) => source)
    .join('\n');
  return Object.fromEntries(Object.entries(errors).filter(([key]) => asked.includes(`'${key}'`)));
}

/** What browsers run, file by file, tests left out; paths count from the room of the web. */
function readWebFiles(): { path: string; source: string }[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => ({ path, source: readFileSync(join(web, path), 'utf8') }));
}
