import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A source, its words and what it exports. `code` is without comments, in which a name is not used. */
export type Source = { path: string; text: string; code: string; exported: Exported[] };
/** `at` is where the declaration begins; what a list of exports gives another name stands in none. */
type Exported = { name: string; at: number };

const declared = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\}/gm;
const taken = /^(?:import|export) (?:type )?(\{[^}]*\}|\* as \w+) from '([^']+)'/gm;
const loaded = /\bimport\('([^']+)'\)/g;
/** What the router takes from the file of a page. */
const takenByRouter = ['Component', 'loader', 'shouldRevalidate'];

/** Every source of the repository by its path, with what it exports. */
export function readSources(root: string): Map<string, Source> {
  const patterns = ['{src,scripts,bench,starter,test}/**/*.{ts,tsx,mjs}', '*.ts'];
  return new Map(
    globSync(patterns, { cwd: root }).map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
      return [path, { path, text, code, exported: listExports(text) }];
    }),
  );
}

function listExports(text: string): Exported[] {
  const lists = [...text.matchAll(listed)].flatMap(({ 1: names = '', index }) =>
    namesIn(names).map(({ as }) => ({ name: as, at: index })),
  );
  const declarations = [...text.matchAll(declared)];
  return [...declarations.map(({ 1: name = '', index }) => ({ name, at: index })), ...lists];
}

const namesIn = (list: string) =>
  list.split(',').flatMap((entry) => {
    const [name = '', as = name] = entry
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    return name ? [{ name, as }] : [];
  });

/** The paths of the sources that take what `path` exports as `name`, from outside of that file. */
type TakersOf = (path: string, name: string) => string[];

/** Reads once who takes what from whom. */
export function findTakers(sources: ReadonlyMap<string, Source>): TakersOf {
  const takers = new Map<string, Set<string>>();
  for (const { path: taker, text, code } of sources.values()) {
    const note = (path: string, name: string) => {
      const key = `${path} ${name}`;
      takers.set(key, (takers.get(key) ?? new Set()).add(taker));
    };
    for (const [, what = '', from = ''] of text.matchAll(taken)) {
      const path = resolve(taker, from);
      for (const name of namesTaken(what, code, sources.get(path))) note(path, name);
    }
    for (const [, from = ''] of text.matchAll(loaded)) {
      const path = resolve(taker, from);
      const words = new Set([...takenByRouter, ...(code.match(/\w+/g) ?? [])]);
      for (const name of words) note(path, name);
    }
  }
  return (path, name) => [...(takers.get(`${path} ${name}`) ?? [])].filter((by) => by !== path);
}

/** A module taken whole gives what is asked of it by name; everything where its values are gone through. */
function namesTaken(what: string, code: string, from: Source | undefined): string[] {
  if (what.startsWith('{')) return namesIn(what.slice(1, -1)).map(({ name }) => name);
  const whole = what.replace('* as ', '');
  const asked = [...code.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))];
  if (asked.length > 0) return asked.map(([, name = '']) => name);
  return (from?.exported ?? []).map(({ name }) => name);
}

function resolve(taker: string, from: string): string {
  if (from.startsWith('.')) return join(dirname(taker), from);
  const path = from.replace(/^#/, '');
  return /^(starter|test)\//.test(path) ? path : `src/${path}`;
}
