import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/dependencies.md');
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));

/** The names in the first column of the tables under a heading. */
function listedUnder(heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name ?? '').sort();
}

test('every package is named with its reason, and nothing else is', () => {
  expect(listedUnder('What the site runs')).toEqual(Object.keys(dependencies).sort());
  const tools = 'What only builds, checks and measures';
  expect(listedUnder(tools)).toEqual(Object.keys(devDependencies).sort());
  for (const name of Object.keys(optionalDependencies)) expect(page).toContain(`\`${name}\``);
});

test('the packages are counted right', () => {
  const [site, tools, runtimes] = [dependencies, devDependencies, optionalDependencies].map(
    (list) => Object.keys(list).length,
  );
  expect(page.replace(/\s+/g, ' ')).toContain(
    `depends on ${site} packages, its tools on ${tools}, and ${runtimes} carry the runtime`,
  );
});

test('no package runs code at installation, and those that would are known', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  const { packages } = JSON.parse(read('package-lock.json'));
  const known = listedUnder('Install scripts').map((name) => name.replace('/*', '/'));
  const unknown = Object.entries(packages as Record<string, { hasInstallScript?: boolean }>)
    .filter(([, one]) => one.hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => !known.some((prefix) => name.startsWith(prefix)));
  expect(unknown).toEqual([]);
});
