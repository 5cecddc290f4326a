import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Row = { line: string; cells: string[] };

/** The rows of every table, their heads left out. */
function readRows(): Row[] {
  const lines = read('docs/spec-coverage.md').split('\n');
  return lines
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .filter((line) => !line.startsWith('| # |'))
    .map((line) => ({
      line,
      cells: line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    }));
}

/** The code spans of a cell, with the escape that a table needs taken off. */
const spansOf = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)].map((m) => (m[1] ?? '').replaceAll('\\|', '|'));

/** The titles of a file's tests as they are written, templates of `each` and of loops literally. */
function readTitles(path: string): Set<string> {
  const call =
    /(?:\b(?:test|it)|\]\)|\btest\.each\(\w+\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1\s*,/g;
  const titles = [...read(path).matchAll(call)].map((match) => match[2] ?? '');
  return new Set(titles.map((title) => title.replaceAll(/\\(['"`])/g, '$1')));
}

const known = new Map<string, Set<string>>();
function titlesOf(path: string): Set<string> {
  const titles = known.get(path) ?? readTitles(path);
  known.set(path, titles);
  return titles;
}

/** What is wrong with a `file > title`, or null. */
function findFault(shown: string): string | null {
  const [path = '', title] = shown.split(' > ');
  if (!title) return `names no test: ${shown}`;
  if (!existsSync(join(root, path))) return `names a file that does not exist: ${path}`;
  return titlesOf(path).has(title) ? null : `names a test that does not exist: ${shown}`;
}

test('every row of the coverage table names a place and tests, and all of them exist', () => {
  const faults = readRows().flatMap(({ line, cells }) => {
    const [, , places, shownBy] = cells;
    const tests = spansOf(shownBy);
    const missing = spansOf(places).filter((path) => !existsSync(join(root, path)));
    return [
      ...(cells.length === 4 ? [] : ['has not four cells']),
      ...(spansOf(places).length === 0 ? ['names no place'] : []),
      ...missing.map((path) => `names a place that does not exist: ${path}`),
      ...(tests.length === 0 ? ['has no test'] : []),
      ...tests.map(findFault).filter((fault) => fault !== null),
    ].map((fault) => `${line.slice(0, 60)}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('the table has well over 200 rows, of all nine sections, each numbered once', () => {
  const numbers = readRows().map(({ cells }) => cells[0] ?? '');
  expect(numbers.length).toBeGreaterThan(200);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect([...new Set(numbers.map((number) => number.split('.')[0]))]).toEqual([...'123456789']);
});
