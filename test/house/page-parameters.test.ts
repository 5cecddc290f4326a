import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptPages, pageParametersOf } from '#server/http/page-parameters.ts';
import { pages } from '#web/routes.tsx';

const root = join(import.meta.dirname, '../..');

/** Parameters that pages read, which change nothing that is kept for everybody. */
const others = {
  kind: 'of an admin page, which the browser alone fills',
  show: 'of an admin page, which the browser alone fills',
  settled: 'of an admin page, which the browser alone fills',
  token: 'of a link in a mail, which the browser alone reads',
  q: 'of saved recipes, which the browser alone asks for',
  category: 'of saved recipes, which the browser alone asks for',
  difficulty: 'of saved recipes, which the browser alone asks for',
  time: 'of saved recipes, which the browser alone asks for',
  add: 'of a form: the server leads to the address with the list',
  addAvoid: 'of a form: the server leads to the address with the list',
  units: 'amounts have one kept page, and in others the print page is made each time',
};

/** `query.get('page')`, and what is called like it, of the part of an address behind its question mark. */
const reading =
  /\b(?:query|params|searchParams|URLSearchParams\([^)]*\))\.(?:get|has|getAll)\(\s*'(\w+)'/g;

test('a page whose parameter is not declared is never kept: each that a page reads is', () => {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
  const read = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(reading)].map(([, name = '']) => name),
  );
  expect(read).toEqual(expect.arrayContaining(['keyword', 'words', 'staples', 'paper', 'cursor']));
  const declared = keptPages.flatMap(([, names]) => names.map((name) => name.split('=')[0]));
  const missing = new Set(read.filter((name) => !(name in others) && !declared.includes(name)));
  expect([...missing]).toEqual([]);
});

/** Pages of endless addresses, or of what one person alone is shown, or asked once with a code of its own. */
const unkept = ['/login/openid', '/report/:kind/:id', '/update-recipe/:slug', '/admin/:part?'];

test('a page whose address is not declared is never kept: each page is declared, or known to be none of them', () => {
  const missing = pages
    .map(({ path }) => path)
    .filter((path) => pageParametersOf(path.replace(/:\w+\??/g, 'one')) === null);
  expect(missing).toEqual(unkept);
});
