import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { errors } from '../src/messages/en/errors.ts';

const folder = fileURLToPath(new URL('../src/messages/en/', import.meta.url));
const catalogue = fileURLToPath(new URL('../src/messages/en.ts', import.meta.url));
const web = fileURLToPath(new URL('../src/web/', import.meta.url));

/** The parts of the catalogue that only the server and the commands say. */
export const serverParts = ['site', 'data'] as const;

/** The parts that come with the pages that say them. */
export const lateParts = [
  ...['recipeForm', 'imports', 'recipePage', 'myRecipes', 'savedRecipes', 'searchPage'],
  ...['accounts', 'contact'],
] as const;

/** Leaves out of what browsers load the texts that no page shows, and of what all load those of a few. */
export function slimCatalogue(): Plugin {
  const left = new Map([
    ...serverParts.map((name) => [`${folder}${name}.ts`, `export const ${name} = {};`] as const),
    [catalogue, withoutLateParts(readFileSync(catalogue, 'utf8'))],
    [`${folder}errors.ts`, `export const errors = ${JSON.stringify(saidErrors())};`],
  ]);
  return {
    name: 'slim-catalogue',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => left.get(id) ?? null,
  };
}

/** The catalogue's source without the lines that name a late part. */
function withoutLateParts(source: string): string {
  const isLate = (line: string) => lateParts.some((name) => new RegExp(`\\b${name}\\b`).test(line));
  return source
    .split('\n')
    .filter((line) => !isLate(line))
    .join('\n');
}

/** The sentences of refusals that pages say by themselves; the others come with the refusal. */
export function saidErrors(): Record<string, string> {
  const asked = readWebSources().join('\n');
  return Object.fromEntries(Object.entries(errors).filter(([key]) => asked.includes(`'${key}'`)));
}

/** What browsers run, file by file, tests left out; paths count from the room of the web. */
export function readWebFiles(): { path: string; source: string }[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => ({ path, source: readFileSync(join(web, path), 'utf8') }));
}

/** The same without the paths. */
export function readWebSources(): string[] {
  return readWebFiles().map(({ source }) => source);
}
