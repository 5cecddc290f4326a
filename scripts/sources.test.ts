import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './runtime.mjs';
import { hashSources } from './sources.mjs';

let folder: string;
let page: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potluck-sources-'));
  for (const file of ['package.json', 'package-lock.json', 'vite.config.ts']) {
    cpSync(join(root, file), join(folder, file));
  }
  const src = ['contract', 'domain', 'messages', 'photos', 'server', 'storage', 'web/features'];
  for (const room of [...src.map((room) => `src/${room}`), 'starter/recipes', 'scripts']) {
    mkdirSync(join(folder, room), { recursive: true });
  }
  page = join(folder, 'src/web/features/page.tsx');
  writeFileSync(page, 'export const a = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the same sources have the same hash', () => {
  expect(hashSources(folder)).toBe(hashSources(folder));
});

test.each([
  ['another content', () => writeFileSync(page, 'export const a = 2;')],
  ['another name', () => renameSync(page, `${page}.css`)],
  ['one file more', () => writeFileSync(join(folder, 'src/domain/b.ts'), '')],
  ['a changed step of the build', () => writeFileSync(join(folder, 'scripts/build.ts'), '')],
  ['another lockfile', () => writeFileSync(join(folder, 'package-lock.json'), '{}')],
])('%s means another build', (_what, change) => {
  const before = hashSources(folder);
  change();
  expect(hashSources(folder)).not.toBe(before);
});

test('a test does not, nor does a recipe', () => {
  const before = hashSources(folder);
  writeFileSync(join(folder, 'src/domain/b.test.ts'), '');
  writeFileSync(join(folder, 'starter/recipes/thai.json'), '[]');
  expect(hashSources(folder)).toBe(before);
});
