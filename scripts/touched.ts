import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The files that differ from what has been pushed, new ones included; those that went are left out. */
export function changedFiles(): string[] {
  const trunk = ['origin/main', 'main'].find((name) => isKnown(name));
  const base = trunk ? git('merge-base', 'HEAD', trunk) : 'HEAD';
  const listed = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  const paths = listed.flatMap((text) => text.split('\n')).filter(Boolean);
  return [...new Set(paths)].filter((path) => existsSync(join(root, path)));
}

function isKnown(name: string): boolean {
  return git('branch', '--all', '--format=%(refname:short)').split('\n').includes(name);
}

/** Folders and files that say where something is, and not what it is about. */
const common =
  /^(src|test|support|web|server|storage|contract|domain|features|pages|ui|http|e2e|index|operations|tables|rows|define|routes|page|en|messages|scripts)$/;

/** The words of a changed file's path by which tests may be about it: `saved`, `recipe-form`. */
export function wordsOf(path: string): string[] {
  const parts = path.replace(/(\.(test|spec|contract|module))?\.\w+$/, '').split('/');
  return [...new Set(parts.filter((part) => part.length > 3 && !common.test(part)))];
}

type Told = { path: string; text: string };

/** The files in which the words stand most, each word counted by how few files know it; at most `most`. */
export function speakingOf(
  words: readonly string[],
  files: readonly Told[],
  most: number,
): string[] {
  const weights = words.map((word) => {
    const knowing = files.filter(({ path, text }) => path.includes(word) || text.includes(word));
    return { word, weight: knowing.length > 0 ? files.length / knowing.length : 0 };
  });
  const scored = files.map(({ path, text }) => {
    const score = weights.reduce((sum, { word, weight }) => {
      const inName = path.includes(word) ? 10 : 0;
      return sum + weight * (inName + Math.min(text.split(word).length - 1, 10));
    }, 0);
    return { path, score };
  });
  const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  return found.slice(0, most).map(({ path }) => path);
}

const readAll = (pattern: string): Told[] =>
  globSync(pattern, { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));

/** The changed whole-site tests, and those that speak most of the changed sources. */
export function wholeSiteTests(
  changed: readonly string[],
  pattern: string,
  most: number,
): string[] {
  const all = readAll(pattern);
  const own = all.map(({ path }) => path).filter((path) => changed.includes(path));
  const sources = changed.filter((path) => path.startsWith('src/'));
  const words = [...new Set(sources.flatMap(wordsOf))];
  return [...new Set([...own, ...speakingOf(words, all, most)])];
}
