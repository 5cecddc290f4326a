import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
/** A file of tests, or the name of a test in the file that was named last. */
const proofPattern = /`([\w./-]+\.(?:test\.tsx?|spec\.ts|contract\.ts))`|(?:› |, |: |; )"([^"]+)"/g;
const chapters = page.split('\n## V').slice(1);

/** The rows of a chapter's table, without its head. */
const rowsOf = (chapter: string): string[] =>
  chapter.split('\n').filter((line) => /^\| (\d|—)/.test(line));
/** Every file of tests that is named, with each of its tests that is named behind it. */
const proofs = page.split('\n').flatMap((line) => {
  let file = '';
  return [...line.matchAll(proofPattern)].map(([proof, named, name = '']) => {
    file = named ?? file;
    return { proof, file, name };
  });
});

test('every chapter is there, and every row has its test or its reason', () => {
  const names = chapters.map((chapter) => Number.parseInt(chapter, 10));
  expect(names).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  for (const chapter of chapters) {
    const rows = rowsOf(chapter);
    expect(rows.length).toBeGreaterThan(0);
    const bare = rows.filter((row) => !/` › "/.test(row) && !/Reason/.test(row));
    expect(bare).toEqual([]);
  }
});

test('every test that is named exists', () => {
  const sources = new Map<string, string>();
  const missing = proofs.filter(({ file, name }) => {
    const path = join(root, file);
    if (!file || !existsSync(path)) return true;
    const source = sources.get(file) ?? readFileSync(path, 'utf8');
    sources.set(file, source);
    return !source.includes(name);
  });
  expect(proofs.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});
