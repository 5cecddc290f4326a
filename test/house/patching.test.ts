import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const patches =
  /\bvi\.(mock|doMock|spyOn|stubGlobal|stubEnv|useFakeTimers|setSystemTime|resetModules)\b/;

test('a test file that patches a module or a global shares its process with no other', () => {
  const files = globSync('{src,starter,scripts,bench,test}/**/*.test.{ts,tsx}', { cwd: root });
  const patching = files.filter((file) => patches.test(readFileSync(join(root, file), 'utf8')));
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
  const listed = /const patching = \[([^\]]*)\]/.exec(config)?.[1] ?? '';
  expect(patching.sort()).toEqual(
    [...listed.matchAll(/'([^']+)'/g)].map(([, file]) => file).sort(),
  );
});
