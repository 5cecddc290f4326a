import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#messages/en.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync(['{src,scripts,bench,starter,test}/**/*.{ts,tsx,mjs}', '*.ts'], {
  cwd: root,
}).map((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  return { path, source, words: new Set(source.match(/[\w$]+/g)) };
});

/** What the next features are to use, and why it is here before them. */
const ahead = {
  noteUntil: 'a reply may name when it ends: a row of the day, the end of a ban (issue 14)',
};

/** Found by their place, or shown one and all on /styleguide. */
const isFound = /\.contract\.ts$|^src\/web\/ui\/icons\.tsx$/;

test('what is exported is used: by another file, or in its own', () => {
  const exporting = files.filter(({ path }) => !isFound.test(path));
  const unused = exporting.flatMap(({ path, source }) =>
    [...source.matchAll(/^export (?:async )?(?:const|function|class|type) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => source.split(new RegExp(`\\b${name}\\b`)).length <= 2)
      .filter((name) => !files.some((other) => other.path !== path && other.words.has(name)))
      .filter((name) => !(name in ahead))
      .map((name) => `${path}: ${name}`),
  );
  expect(unused).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

test('every text of the catalogue is asked for', () => {
  const asking = files
    .filter(
      ({ path }) => !path.startsWith('src/messages/') && !/\.(test|contract|spec)\./.test(path),
    )
    .filter(({ path }) => !path.startsWith('test/'))
    .map(({ source }) => source)
    .join('\n');
  const isAsked = (key: string) => asking.includes(`'${key}'`) || asking.includes(`\`${key}\``);
  // A key may be put together; then its beginning stands in the source.
  const beginnings = [...asking.matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, start = '']) => start);
  const unasked = Object.keys(en)
    .filter((key) => !isAsked(key))
    .filter((key) => !beginnings.some((start) => key.startsWith(start)));
  expect(unasked).toEqual([]);
});
