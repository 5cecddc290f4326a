import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fenceConfig, fenceFile } from './fences.ts';
import { root } from './runtime.mjs';

const contract = 'The contract imports the schema library alone.';
const domain = 'The domain is pure rules';
const messages = 'The catalogue is text';
const below = 'Storage and photos know the domain alone.';
const engines = 'Only src/server/process/engines.ts, main.ts and scripts name an engine.';
const drivers = 'Databases and pictures live behind the ports.';
const web = 'Web source belongs to browsers';
const back = 'The web asks the API';
const features = 'Features do not import each other.';
const composers = 'never the other way.';
const onlyApp = 'Only app.ts and main.ts compose features.';

const banned: [file: string, path: string, message: string][] = [
  ['src/contract/a.ts', '#domain/recipes/slug.ts', contract],
  ['src/contract/a.ts', '../domain/recipes/slug.ts', contract],
  ['src/contract/a.ts', 'node:fs', contract],
  ['src/contract/a.ts', 'react', contract],
  ['src/domain/recipes/a.ts', 'node:fs/promises', domain],
  ['src/domain/recipes/a.ts', '#messages/en.ts', domain],
  ['src/domain/recipes/a.ts', '../../server/app.ts', domain],
  ['src/domain/recipes/a.ts', 'fastify', domain],
  ['src/messages/en/a.ts', '#contract/recipes.ts', messages],
  ['src/messages/en/a.ts', 'node:fs', messages],
  ['src/storage/features/saved/a.ts', '#contract/recipes.ts', below],
  ['src/storage/features/saved/a.ts', '#server/app.ts', below],
  [
    'src/storage/features/saved/a.ts',
    'node:sqlite',
    'The SQLite driver lives in storage/sqlite alone.',
  ],
  [
    'src/storage/features/saved/a.ts',
    'pg',
    'The PostgreSQL driver lives in storage/postgres alone.',
  ],
  [
    'src/storage/features/saved/a.ts',
    '../../sqlite/open.ts',
    'What both engines share names neither.',
  ],
  ['src/storage/sqlite/a.ts', 'pg', 'The PostgreSQL driver lives in storage/postgres alone.'],
  ['src/storage/sqlite/a.ts', '../postgres/open.ts', 'Engines do not know each other.'],
  ['src/storage/sqlite/a.ts', '#messages/en.ts', below],
  ['src/storage/postgres/a.ts', 'node:sqlite', 'The SQLite driver lives in storage/sqlite alone.'],
  ['src/storage/postgres/a.ts', '#storage/sqlite/open.ts', 'Engines do not know each other.'],
  ['src/storage/features/saved/a.ts', '#photos/port.ts', 'The database knows no photos'],
  ['src/storage/sqlite/a.ts', '#photos/port.ts', 'The database knows no photos'],
  ['src/photos/a.ts', '#contract/recipes.ts', below],
  ['src/photos/a.ts', '#storage/port.ts', 'Photos do not know the database.'],
  ['src/remote/a.ts', '#photos/port.ts', 'knows nothing of what they say'],
  ['src/remote/a.ts', '../storage/port.ts', 'knows nothing of what they say'],
  ['starter/a.ts', '#storage/sqlite/open.ts', engines],
  ['starter/a.ts', '#server/app.ts', 'The starter cookbook publishes through the ports.'],
  ['src/server/a.ts', '#storage/sqlite/open.ts', engines],
  ['src/server/a.ts', '#storage/features/recipes/reads.ts', engines],
  ['src/server/a.ts', '#photos/disk.ts', engines],
  ['src/server/a.ts', '#photos/s3.ts', engines],
  ['src/server/a.ts', 'node:sqlite', drivers],
  ['src/server/a.ts', 'kysely', drivers],
  ['src/server/a.ts', '#web/paths.ts', web],
  ['src/server/a.ts', '#starter/load.ts', 'Only src/server/main.ts loads the starter cookbook.'],
  ['src/server/a.ts', './features/recipes/a.ts', onlyApp],
  ['src/server/kept/a.ts', '../features/recipes/a.ts', onlyApp],
  ['src/server/process/engines.ts', '../features/recipes/a.ts', onlyApp],
  ['src/server/kept/a.ts', '#storage/sqlite/open.ts', engines],
  ['src/server/main.ts', '#web/entry.server.tsx', web],
  ['src/server/main.ts', 'node:sqlite', drivers],
  ['src/server/features/saved/a.ts', '../recipes/a.ts', features],
  ['src/server/features/saved/a.ts', '#server/features/recipes/a.ts', features],
  ['src/server/features/saved/a.ts', '../../app.ts', composers],
  ['src/server/features/saved/a.ts', '#photos/disk.ts', engines],
  ['src/server/features/saved/a.ts', 'pg', drivers],
  ['src/server/features/saved/a.ts', '#web/paths.ts', web],
  ['src/web/a.tsx', '#server/app.ts', back],
  ['src/web/a.tsx', '#storage/port.ts', back],
  ['src/web/a.tsx', 'node:fs', back],
  ['src/web/features/saved/a.tsx', '../recipes/a.tsx', features],
  ['src/web/features/saved/a.tsx', '#web/features/recipes/a.tsx', features],
  ['src/web/features/saved/a.tsx', '../../routes.tsx', composers],
  ['src/web/features/saved/a.tsx', '../../document.ts', composers],
  ['src/web/features/recipe-form/draft/a.ts', '../../../routes.tsx', composers],
  ['src/web/features/saved/a.tsx', '#storage/port.ts', back],
  ['src/web/features/saved/a.tsx', '#web/pages/home/a.tsx', 'Pages compose features'],
  ['src/web/features/recipe-form/draft/a.ts', '../../recipes/a.ts', features],
  ['src/web/features/recipe-form/draft/a.ts', '#web/features/recipes/a.ts', features],
  ['src/web/features/recipe-form/draft/a.ts', '../../../pages/home/a.ts', 'Pages compose features'],
  ['src/web/pages/home/a.tsx', '#web/routes.tsx', composers],
  ['src/web/pages/home/a.tsx', '#server/app.ts', back],
  ['src/web/lists/a.tsx', '#web/features/recipes/a.tsx', 'web/lists knows no feature'],
  ['src/web/lists/a.tsx', '../features/recipes/a.tsx', 'web/lists knows no feature'],
  ['src/web/lists/a.tsx', '#web/routes.tsx', composers],
  ['src/web/lists/a.tsx', '#photos/port.ts', back],
  ['src/web/lists/facets/a.ts', '../../features/recipes/a.tsx', 'web/lists knows no feature'],
  ['src/web/session/a.ts', '#web/lists/a.ts', 'web/session knows no feature'],
  ['src/web/page/a.ts', '../session/a.ts', 'web/page knows no feature'],
  ['src/web/ui/a.tsx', '#contract/recipes.ts', 'web/ui knows messages and React'],
  ['src/web/ui/a.tsx', '#web/lists/a.tsx', 'web/ui knows messages and React'],
  ['src/web/ui/a.tsx', '../page/a.tsx', 'web/ui knows messages and React'],
  ['src/web/ui/a.tsx', 'node:fs', back],
];

const allowed: [file: string, path: string][] = [
  ['src/contract/a.ts', 'typebox'],
  ['src/contract/a.ts', './define.ts'],
  ['src/domain/recipes/a.ts', '#contract/recipes.ts'],
  ['src/domain/recipes/a.ts', '../accounts/may.ts'],
  ['src/domain/recipes/a.ts', 'transliteration'],
  ['src/messages/en/a.ts', '#contract/errors.ts'],
  ['src/messages/de/a.ts', '../en/a.ts'],
  ['src/storage/features/saved/a.ts', '#domain/recipes/slug.ts'],
  ['src/storage/features/saved/a.ts', '../../port.ts'],
  ['src/storage/features/saved/a.ts', 'kysely'],
  ['src/storage/sqlite/a.ts', 'node:sqlite'],
  ['src/storage/sqlite/a.ts', 'node:worker_threads'],
  ['src/storage/sqlite/a.ts', '../features/recipes/reads.ts'],
  ['src/storage/postgres/a.ts', 'pg'],
  ['src/photos/a.ts', 'sharp'],
  ['src/photos/a.ts', '#domain/photos/widths.ts'],
  ['starter/a.ts', '#storage/port.ts'],
  ['src/server/a.ts', '#storage/port.ts'],
  ['src/server/a.ts', '#storage/features/recipes/rows.ts'],
  ['src/server/a.ts', '#photos/port.ts'],
  ['src/remote/a.ts', 'node:worker_threads'],
  ['src/remote/a.ts', './calls.ts'],
  ['src/photos/a.ts', '#remote/when-needed.ts'],
  ['src/server/app.ts', './features/recipes/handlers.ts'],
  ['src/server/main.ts', './features/imports/a.ts'],
  ['src/server/main.ts', '#storage/sqlite/open.ts'],
  ['src/server/main.ts', '#photos/disk.ts'],
  ['src/server/main.ts', '#starter/load.ts'],
  ['src/server/features/saved/a.ts', './b.ts'],
  ['src/server/features/saved/a.ts', '../../refusal.ts'],
  ['src/server/features/saved/a.ts', '#server/refusal.ts'],
  ['src/server/features/saved/a.ts', '#contract/saved.ts'],
  ['src/server/features/saved/a.ts', '#storage/port.ts'],
  ['src/server/features/saved/a.test.ts', '#storage/sqlite/open.ts'],
  ['src/web/routes.tsx', './features/saved/a.tsx'],
  ['src/web/features/saved/a.tsx', './b.tsx'],
  ['src/web/features/saved/a.tsx', '#web/lists/a.tsx'],
  ['src/web/features/recipe-form/draft/a.ts', '../lines/a.ts'],
  ['src/web/features/recipe-form/draft/a.ts', '../a.ts'],
  ['src/web/features/recipe-form/draft/a.ts', '#web/page/text.ts'],
  ['src/web/pages/home/a.tsx', '#web/features/recipes/a.tsx'],
  ['src/web/features/saved/a.tsx', '../../ui/button.tsx'],
  ['src/web/features/saved/a.tsx', '../../paths.ts'],
  ['src/web/features/saved/a.tsx', '#web/context.ts'],
  ['src/web/lists/a.tsx', '#web/session/auth.ts'],
  ['src/web/lists/a.tsx', '#web/ui/button.tsx'],
  ['src/web/page/a.tsx', '../paths.ts'],
  ['src/web/ui/a.tsx', '#messages/format.ts'],
  ['src/web/ui/a.tsx', 'react'],
  ['src/web/ui/a.tsx', './a.module.css'],
];

const folder = mkdtempSync(join(tmpdir(), 'potluck-fences-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The linter's messages by `file path`, from one run over all the imports in a copy of the rooms. */
function lintImports(imports: (readonly [file: string, path: string])[]): Map<string, string[]> {
  for (const config of ['biome.json', 'biome.fences.json']) {
    cpSync(join(root, config), join(folder, config));
  }
  const lines = Map.groupBy(imports, ([file]) => file);
  for (const [file, ofFile] of lines) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), ofFile.map(([, path]) => `import '${path}';\n`).join(''));
  }
  const found = runLinter().map(({ message, location }): [string, string] => {
    const path = lines.get(location.path)?.[location.start.line - 1]?.[1];
    return [`${location.path} ${path}`, message];
  });
  const byImport = Map.groupBy(found, ([key]) => key);
  return new Map([...byImport].map(([key, pairs]) => [key, pairs.map(([, message]) => message)]));
}

type Diagnostic = { message: string; location: { path: string; start: { line: number } } };

function runLinter(): Diagnostic[] {
  const binary = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json'];
  const run = spawnSync(process.execPath, [binary, 'lint', ...options], { cwd: folder });
  return JSON.parse(run.stdout.toString()).diagnostics;
}

const found = lintImports([...banned.map(([file, path]) => [file, path] as const), ...allowed]);

test.each(banned)('%s may not import %s', (file, path, message) => {
  expect(found.get(`${file} ${path}`)?.join()).toContain(message);
});

test.each(allowed)('%s may import %s', (file, path) => {
  expect(found.get(`${file} ${path}`)).toBeUndefined();
});

test('the linter reads the fences as they are declared', () => {
  expect(readFileSync(fenceFile, 'utf8')).toBe(fenceConfig());
});
