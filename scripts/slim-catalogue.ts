import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { errors } from '../src/messages/en/errors.ts';

const folder = fileURLToPath(new URL('../src/messages/en/', import.meta.url));
const web = fileURLToPath(new URL('../src/web/', import.meta.url));

/** The parts of the catalogue that only the server and the commands say. */
export const serverParts = ['site', 'data'] as const;

/** Leaves out of what browsers load the texts that no page shows. */
export function slimCatalogue(): Plugin {
  const left = new Map([
    ...serverParts.map((name) => [`${folder}${name}.ts`, `export const ${name} = {};`] as const),
    [`${folder}errors.ts`, `export const errors = ${JSON.stringify(saidErrors())};`],
  ]);
  return {
    name: 'slim-catalogue',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => left.get(id) ?? null,
  };
}

/** The sentences of refusals that pages say by themselves; the others come with the refusal. */
export function saidErrors(): Record<string, string> {
  const asked = readWebSources().join('\n');
  return Object.fromEntries(Object.entries(errors).filter(([key]) => asked.includes(`'${key}'`)));
}

/** What browsers run, file by file, tests left out. */
export function readWebSources(): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => readFileSync(join(web, path), 'utf8'));
}
