import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { coreParts, type LatePart, lateParts, serverParts } from '#messages/parts.ts';
import { pages } from '#web/routes.tsx';
import { saidOf } from './slim-catalogue.ts';

const root = join(import.meta.dirname, '..');

/** The file of a part in a language. */
function fileOf(language: string, part: string): string {
  const file = part in lateParts ? lateParts[part as LatePart] : part;
  return join(root, `src/messages/${language}/${file}.ts`);
}

/** The texts of a part, by key. */
async function readPart(language: string, part: string): Promise<Record<string, unknown>> {
  return (await import(fileOf(language, part)))[part];
}

const partNames = [...coreParts, ...Object.keys(lateParts), ...serverParts];

test.each(languages)(
  'the parts are the whole catalogue in %s, each key in one of them',
  async (language) => {
    const parts = await Promise.all(partNames.map((part) => readPart(language, part)));
    const keys = parts.flatMap((part) => Object.keys(part));
    expect(keys.toSorted()).toEqual(Object.keys(catalogueOf(language)).toSorted());
  },
);

/** The sources that a source imports, and with `late` those that it may load afterwards too. */
function importsOf(path: string, late: boolean): string[] {
  const source = readFileSync(path, 'utf8').replace(/^import type .*?;$/gms, '');
  const statically = [...source.matchAll(/(?:from|^import) '([^']+)'/gm)];
  const lately = late ? [...source.matchAll(/import\(\s*'([^']+)'/g)] : [];
  return [...statically, ...lately]
    .map(([, name = '']) =>
      name.startsWith('#web/') ? join(root, 'src', name.slice(1)) : join(dirname(path), name),
    )
    .filter((file) => /\/src\/web\/.*\.tsx?$/.test(file) && existsSync(file));
}

/** A source with everything that it brings along. */
function graphOf(start: string, late = true): Set<string> {
  const graph = new Set<string>();
  const visit = (path: string) => {
    if (graph.has(path)) return;
    graph.add(path);
    importsOf(path, late).forEach(visit);
  };
  visit(start);
  return graph;
}

/** Which texts a source names: whole keys, and the beginnings of those that are put together. */
function namedIn(path: string): { keys: string[]; starts: string[] } {
  const source = readFileSync(path, 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, key = '']) => key);
  return { keys: found(/'([\w-]+\.[\w.-]+)'/g), starts: found(/`([\w-]+\.[\w.-]*)\$\{/g) };
}

/** The keys of these parts. */
async function keysOf(parts: readonly string[]): Promise<string[]> {
  return (await Promise.all(parts.map((part) => readPart('en', part)))).flatMap(Object.keys);
}

/** The texts that a graph of sources names and that these parts lack. */
async function missingIn(graph: Set<string>, given: readonly string[]): Promise<string[]> {
  const had = await keysOf(given);
  const others = await keysOf(partNames.filter((part) => !given.includes(part)));
  return [...graph].flatMap((path) => {
    const { keys, starts } = namedIn(path);
    const isHad = (start: string) => had.some((key) => key.startsWith(start));
    const missing = [
      ...keys.filter((key) => others.includes(key)),
      ...starts.filter((start) => !isHad(start) && others.some((key) => key.startsWith(start))),
    ];
    return missing.map((key) => `${path.slice(root.length + 1)} names ${key}`);
  });
}

/** The parts that a program fetches itself when it is wanted, beside those of the page. */
function partsFetchedBy(graph: Set<string>): string[] {
  const calls = [...graph].flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/loadTexts\(language, \[([^\]]*)\]\)/g),
  ]);
  return calls.flatMap(([, parts = '']) => [...parts.matchAll(/\w+/g)].map(([part]) => part));
}

test('what stands around every page says core texts alone', async () => {
  const graph = graphOf(join(root, 'src/web/entry.client.tsx'), false);
  expect(graph.size).toBeGreaterThan(40);
  expect(await missingIn(graph, coreParts)).toEqual([]);
});

test.each(pages)('$id says texts of the parts that its route names', async ({ id, texts = [] }) => {
  const graph = graphOf(join(root, id));
  const fetched = partsFetchedBy(graph);
  expect(await missingIn(graph, [...coreParts, ...texts, ...fetched])).toEqual([]);
  for (const part of texts) {
    const without = await missingIn(
      graph,
      partNames.filter((name) => name !== part),
    );
    expect(without, `the page says nothing of ${part}`).not.toEqual([]);
  }
});

test('no page brings a file of a catalogue along by itself, which would be that of one language', () => {
  const sources = [...graphOf(join(root, 'src/web/entry.client.tsx'))];
  const isBrought = (path: string) => /#messages\/\w+\//.test(readFileSync(path, 'utf8'));
  expect(sources.filter(isBrought)).toEqual([]);
});

test('browsers are given the sentences of refusals that a page names', async () => {
  const said = Object.keys(saidOf(await readPart('en', 'errors')));
  expect(said).toContain('error.field_missing');
  expect(said).not.toContain('error.wrong_credentials');
});

test('a sentence of a refusal is named by its whole key, for one that is put together is given to no browser', () => {
  const graph = graphOf(join(root, 'src/web/routes-in.tsx'));
  const madeUp = [...graph].filter((path) => /[`"]error\./.test(readFileSync(path, 'utf8')));
  expect(madeUp).toEqual([]);
});
