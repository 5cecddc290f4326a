import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverParts } from './slim-catalogue.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'src/web');

test('no page asks for a text that browsers are not given', async () => {
  const parts = await Promise.all(
    serverParts.map((name) => import(join(root, `src/messages/en/${name}.ts`))),
  );
  const keys = parts.flatMap((part) => Object.keys(Object.values(part)[0] as object));
  const prefixes = [...new Set(keys.map((key) => key.slice(0, key.indexOf('.') + 1)))];
  expect(prefixes.length).toBeGreaterThan(2);
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => readFileSync(join(web, path), 'utf8'));
  const asked = sources.flatMap((source) => source.match(/text\(\s*['`][\w.]+/g) ?? []);
  expect(asked.length).toBeGreaterThan(100);
  const missing = asked.filter((call) =>
    prefixes.some((prefix) => /['`](.*)/.exec(call)?.[1]?.startsWith(prefix)),
  );
  expect(missing).toEqual([]);
});
