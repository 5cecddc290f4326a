import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fence } from './fences/bans.ts';
import { lowerFences } from './fences/lower-rooms.ts';
import { serverFences } from './fences/server.ts';
import { webFences } from './fences/web.ts';
import { root } from './runtime.mjs';

/**
 * The fences between the rooms; docs/architecture.md has them in short (`What may import what`). The
 * linter reads them from biome.fences.json: after a change here run `node scripts/fences.ts`.
 */
export const fences: Fence[] = [...lowerFences, ...serverFences, ...webFences];

// Tests stand outside the fences: they put the rooms together.
const butTests = ['!**/*.test.ts', '!**/*.test.tsx', '!**/*.contract.ts'];

/** The fences in the linter's own form. */
export function fenceConfig(): string {
  const overrides = fences.map(({ files, bans }) => {
    const patterns = bans.map(([message, ...group]) => ({ message, group }));
    const noRestrictedImports = { level: 'error', options: { patterns } };
    return {
      includes: [...files, ...butTests],
      linter: { rules: { style: { noRestrictedImports } } },
    };
  });
  const lines = overrides.map((override) => JSON.stringify(override));
  return `{ "overrides": [\n${lines.join(',\n')}\n] }\n`;
}

/** Where the linter reads the fences from. */
export const fenceFile = join(root, 'biome.fences.json');

if (import.meta.main) writeFileSync(fenceFile, fenceConfig());
