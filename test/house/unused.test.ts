import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#messages/en.ts';
import { findTakers, readSources, type Source } from '#test/support/exports.ts';

const sources = readSources(join(import.meta.dirname, '../..'));
const files = [...sources.values()];
const takersOf = findTakers(sources);

/** Found by their place: suites, entries of the bundles, what the build puts around imports, and what the test runner sets up with. */
const isFound =
  /\.contract\.ts$|^src\/web\/(entry\.|data\/load-part\.ts$)|^test\/support\/(one-file\.mjs|postgres-broker\.ts)$/;
/** Tests and what they are made with; nothing of it runs in a site. */
const isTest =
  /^test\/|\.(test|contract)\.tsx?$|^src\/storage\/suite\/|^src\/storage\/threads\/thread-test-thread\.ts$/;

/** What src has for tests alone, and why. */
const forTests: Record<string, string> = {
  'src/messages/parts.ts: serverParts':
    'says beside the other parts which come to no browser; the test holds that each part is in one list',
  'src/domain/foods/allergens.ts: allergenLists':
    'says whose lists each allergen rests on; the test holds the table to them',
};

/** What files export, as far as a rule finds fault with it. */
const exportsOf = (
  where: readonly Source[],
  isAtFault: (source: Source, name: string) => boolean,
) =>
  where
    .filter(({ path }) => !isFound.test(path))
    .flatMap((source) =>
      source.exported
        .filter(({ name }) => isAtFault(source, name))
        .map(({ name }) => `${source.path}: ${name}`),
    );

const isInOwnCode = ({ code }: Source, name: string) =>
  code.split(new RegExp(`\\b${name}\\b`)).length > 2;

test('what is exported is taken by another file', () => {
  const alone = exportsOf(files, ({ path }, name) => takersOf(path, name).length === 0);
  expect(alone, 'nobody imports these: take the word `export` away').toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

test('what src exports has a use in the site: what only tests call is dead, unless it is named with a reason', () => {
  const ofSite = files.filter(({ path }) => path.startsWith('src/') && !isTest.test(path));
  const dead = exportsOf(
    ofSite,
    (source, name) =>
      !isInOwnCode(source, name) &&
      takersOf(source.path, name).every((taker) => isTest.test(taker)),
  );
  expect(dead).toEqual(Object.keys(forTests));
});

test('every text of the catalogue is asked for', () => {
  const asking = files
    .filter(
      ({ path }) => !/^src\/messages\/\w+\//.test(path) && !/\.(test|contract|spec)\./.test(path),
    )
    .filter(({ path }) => !path.startsWith('test/'))
    .map(({ text }) => text)
    .join('\n');
  const quoted = new Set([...asking.matchAll(/(['`])([\w.-]+)(?=\1)/g)].map(([, , key]) => key));
  // A key may be put together; then its beginning stands in the source.
  const beginnings = [...asking.matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, start = '']) => start);
  const keys = Object.keys(en);
  expect(keys.filter((key) => !/^[\w.-]+$/.test(key))).toEqual([]);
  const unasked = keys
    .filter((key) => !quoted.has(key))
    .filter((key) => !beginnings.some((start) => key.startsWith(start)));
  expect(unasked).toEqual([]);
});
