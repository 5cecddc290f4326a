import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Package = {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const packages: Record<string, Package> = read('package-lock.json').packages;

/** Where a package that lies at `from` finds `name`: its own node_modules, then each one above. */
function resolve(from: string, name: string): Package | undefined {
  const own = packages[`${from ? `${from}/` : ''}node_modules/${name}`];
  if (own || from === '') return own;
  const above = from.lastIndexOf('node_modules/');
  return resolve(from.slice(0, Math.max(0, above - 1)), name);
}

test('the lockfile holds every package for every platform, or npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([path, one]) =>
    Object.keys({ ...one.dependencies, ...one.optionalDependencies })
      .filter((name) => !resolve(path, name)?.version)
      .map((name) => `${path} wants ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every package is locked with its integrity', () => {
  const loose = Object.entries(packages).filter(([path, one]) => path !== '' && !one.integrity);
  expect(loose).toEqual([]);
});

test('versions are exact, because an older npm picks old packages for a range', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json');
  const all: Record<string, string> = {
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  };
  expect(
    Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});
