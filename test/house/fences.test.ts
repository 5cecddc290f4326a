import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fences } from '../../scripts/fences.ts';
import { root } from '../../scripts/runtime.mjs';

/** The patterns that a pattern with `{one,other}` stands for: each of them has to name something. */
function spread(pattern: string): string[] {
  const [, before, choices, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
  if (choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => spread(`${before}${choice}${after}`));
}

/** A folder of the repository and every one above it, up to the repository itself. */
function withThoseAbove(folder: string): string[] {
  return folder === '.' ? ['.'] : [folder, ...withThoseAbove(dirname(folder))];
}

const isThere = (glob: string) => globSync(glob, { cwd: root }).length > 0;

/** Whether a road between rooms, or one inside of a room that some file in the folder may take, leads anywhere. */
function leadsSomewhere(pattern: string, folder: string): boolean {
  if (pattern.startsWith('#')) {
    const path = pattern.slice(1);
    return isThere(path.startsWith('starter/') ? path : `src/${path}`);
  }
  const path = pattern.replace(/^(\.\.?\/)+/, '');
  return withThoseAbove(folder).some((above) => isThere(join(above, path)));
}

/** Patterns of packages, and those that are wild alone, name nothing here. */
const namesFiles = (pattern: string) =>
  /^(#|\.\.?\/)/.test(pattern) && /\w/.test(pattern.replace(/\.\w+$/, ''));

const said = fences.flatMap(({ files, bans }) =>
  bans.flatMap(([, ...patterns]) =>
    patterns
      .flatMap((pattern) => spread(pattern.replace(/^!/, '')))
      .filter(namesFiles)
      .map((pattern) => ({ files: files.join(), pattern })),
  ),
);

test('what a fence names is there, so that a file that gets another name does not slip out of its fence', () => {
  const lost = said.filter(({ files, pattern }) => {
    const folder = files.replace(/\/?\*.*$/, '');
    return !leadsSomewhere(pattern, folder.endsWith('.ts') ? dirname(folder) : folder);
  });
  expect(lost.map(({ files, pattern }) => `${pattern} of the fence around ${files}`)).toEqual([]);
  expect(said.length).toBeGreaterThan(100);
});

test('every fence stands around files that are there', () => {
  const around = fences.flatMap(({ files }) => files);
  expect(around.filter((files) => !isThere(files))).toEqual([]);
});
