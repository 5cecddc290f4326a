import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWebSources, saidErrors, serverParts } from './slim-catalogue.ts';

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
