import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#messages/en.ts';
import {
  lateParts,
  readWebFiles,
  readWebSources,
  saidErrors,
  serverParts,
} from './slim-catalogue.ts';

/** What no browser runs. */
const onServerAlone = ['structured-data.ts', 'entry.server.tsx', 'document.ts'];
const root = join(import.meta.dirname, '..');

test('no page asks for a text that browsers are not given', async () => {
  const parts = await Promise.all(
    serverParts.map((name) => import(join(root, `src/messages/en/${name}.ts`))),
  );
  const keys = parts.flatMap((part) => Object.keys(Object.values(part)[0] as object));
  const prefixes = [...new Set(keys.map((key) => key.slice(0, key.indexOf('.') + 1)))];
  expect(prefixes.length).toBeGreaterThan(2);
  const asked = readWebSources().flatMap((source) => source.match(/text\(\s*['`][\w.]+/g) ?? []);
  expect(asked.length).toBeGreaterThan(100);
  const missing = asked.filter((call) =>
    prefixes.some((prefix) => /['`](.*)/.exec(call)?.[1]?.startsWith(prefix)),
  );
  expect(missing).toEqual([]);
});

test('browsers are given the sentences of refusals that a page names, each by its whole key', () => {
  const said = Object.keys(saidErrors());
  expect(said).toContain('error.field_missing');
  expect(said).not.toContain('error.wrong_credentials');
  const madeUp = readWebSources().flatMap((source) => source.match(/[`"]error\.[^`"]*/g) ?? []);
  expect(madeUp, 'a key that is put together is given to no browser').toEqual([]);
});

test('a text that comes late is asked for by the files of the features that bring it', async () => {
  /** Each late part, where its file is, and whose pages add it. */
  const homes = {
    recipeForm: ['recipe-form', 'features/recipe-form/', 'pages/add-recipe/'],
    imports: ['imports', 'features/recipe-form/'],
    recipePage: ['recipe-page', 'features/recipes/', 'pages/recipe/'],
    myRecipes: ['my-recipes', 'features/recipes/'],
    savedRecipes: ['saved-recipes', 'features/saved/'],
    searchPage: ['search-page', 'features/search/'],
    accounts: ['accounts', 'features/accounts/'],
    contact: ['contact', 'features/contact/'],
  } as const;
  expect(Object.keys(homes)).toEqual([...lateParts]);
  for (const [name, [file, ...places]] of Object.entries(homes)) {
    const part = (await import(join(root, `src/messages/en/${file}.ts`)))[name];
    const firstWords = new Set(Object.keys(part).map((key) => key.split('.')[0]));
    const isLate = (key: string) => firstWords.has(key.split('.')[0]) && !(key in early);
    const early = Object.fromEntries(Object.entries(en).filter(([key]) => !(key in part)));
    const strangers = readWebFiles()
      .filter(({ path }) => !places.some((place) => path.startsWith(place)))
      .filter(({ path }) => !onServerAlone.includes(path))
      .flatMap(({ path, source }) =>
        [...source.matchAll(/text\(\s*['`]([\w.]+)/g)]
          .map(([, key = '']) => key)
          .filter(isLate)
          .map((key) => `${path} asks for ${key}`),
      );
    expect(strangers).toEqual([]);
  }
});
