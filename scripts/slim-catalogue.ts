import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/messages/en/', import.meta.url));

/** The parts of the catalogue that only the server and the commands say. */
export const serverParts = ['site', 'data'] as const;

/** Leaves out of what browsers load the texts that no page shows. */
export function slimCatalogue(): Plugin {
  const left = new Map(
    serverParts.map((name) => [`${folder}${name}.ts`, `export const ${name} = {};`]),
  );
  return {
    name: 'slim-catalogue',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => left.get(id) ?? null,
  };
}
