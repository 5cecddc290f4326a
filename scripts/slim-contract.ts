import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { getCollection } from '../src/contract/collections.ts';
import type { Call } from '../src/contract/define.ts';
import { calls } from '../src/contract/index.ts';
import { getRegistration } from '../src/contract/invitations.ts';
import { getLegalPage } from '../src/contract/legal.ts';
import { listPantryRecipes } from '../src/contract/pantry.ts';
import { searchRecipes, suggest } from '../src/contract/search.ts';

const folder = fileURLToPath(new URL('../src/contract/', import.meta.url));
const index = `${folder}index.ts`;

const late = '\0late-calls';

/**
 * Gives browsers of each call only what the client reads: its method, its path and whether its body
 * travels as a form; and of the files that hold schemas their plain constants. The schemas stay on the
 * server, which alone checks with them. What a visitor's page does not ask comes when it is first asked.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === 'late-calls' ? late : null),
    async load(id) {
      if (id === index) {
        return `${writeCalls(isEarly)}
          export const lateCalls = async () => (await import('late-calls')).calls;`;
      }
      if (id === late) return writeCalls((call) => !isEarly(call));
      if (!id.startsWith(folder)) return null;
      const holdsSchemas = (await readFile(id, 'utf8')).includes("from 'typebox'");
      return holdsSchemas ? writeConstants(await import(id)) : null;
    },
  };
}

/** What pages of visitors ask of the site, and what ends a session, which must not wait for anything. */
const isEarly = ({ method, path, who }: Call): boolean =>
  (method === 'GET' && who === 'anyone' && !isOfFew(path)) || path.endsWith('/logout');

/** What no page asks, or only one that brings a script of its own for it. */
const isOfFew = (path: string): boolean =>
  !path.startsWith('/api/') || ofFew.includes(path) || path.startsWith('/api/v1/cook');
const ofFew: readonly string[] = [
  searchRecipes.path,
  suggest.path,
  listPantryRecipes.path,
  getCollection.path,
  getRegistration.path,
  getLegalPage.path,
];

function writeCalls(isWanted: (call: Call) => boolean): string {
  const all: [string, Call][] = Object.entries(calls);
  const slim = all
    .filter(([, call]) => isWanted(call))
    .map(([name, { method, path, body }]) => {
      const isForm = body?.kind === 'form';
      return [name, { method, path, ...(isForm ? { body: { kind: 'form' } } : {}) }];
    });
  return `export const calls = ${JSON.stringify(Object.fromEntries(slim))};`;
}

function writeConstants(module: Record<string, unknown>): string {
  return Object.entries(module)
    .filter(([, value]) => isPlain(value) || holdsPlain(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

const isPlain = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

/** A list of words or a table of limits; a schema and a call hold other things. */
function holdsPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || '~kind' in value || 'method' in value) {
    return false;
  }
  return Object.values(value).every(isPlain);
}
