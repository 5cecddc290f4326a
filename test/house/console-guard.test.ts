import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectConsole } from '#test/support/console-guard.ts';

// Inside the checkout, so that the files find the packages, in a folder that nobody commits or tests.
const results = join(import.meta.dirname, '../../test-results');
mkdirSync(results, { recursive: true });
const folder = mkdtempSync(join(results, 'guard-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'quiet.test.ts': `test('quiet', () => {});`,
  'loud.test.ts': `test('loud', () => console.warn('one', 2));`,
  'early.test.ts': `console.error('early'); test('first', () => {});`,
  'late.test.ts': `afterAll(() => console.log('late')); test('last', () => {});`,
  'told.test.ts': `test('told', () => { expectConsole('warn', /^one/); console.warn('one', 2); });`,
  'untrue.test.ts': `test('untrue', () => expectConsole('warn', 'one'));`,
};

test('a test fails on what it writes to the console, unless it says so before', () => {
  const head = `import { afterAll, test } from 'vitest';
    import { expectConsole } from '#test/support/console-guard.ts';\n`;
  for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, name), head + body);
  const config = `export default { test: { include: ['**/*.test.ts'], maxWorkers: 1, isolate: false,
    setupFiles: ['${join(import.meta.dirname, '../support/console-guard.ts')}'] } };`;
  writeFileSync(join(folder, 'vitest.config.mjs'), config);
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
  const report = join(folder, 'report.json');
  const args = [vitest, 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, args);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const outcome = testResults.map(({ name, status }: { name: string; status: string }) => [
    name.split('/').at(-1),
    status,
  ]);
  expect(Object.fromEntries(outcome)).toEqual({
    'quiet.test.ts': 'passed',
    'loud.test.ts': 'failed',
    'early.test.ts': 'failed',
    'late.test.ts': 'failed',
    'told.test.ts': 'passed',
    'untrue.test.ts': 'failed',
  });
});

test('an expected line is no failure', () => {
  expectConsole('error', 'as announced');
  console.error('as announced');
});
