import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.ts';

test('a failed test of Vitest is named with its file and reason, as is a file that fails outside its tests', () => {
  const passed = { status: 'passed', fullName: 'fine', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'a cook logs in',
    failureMessages: ['\u001b[31mno\u001b[0m'],
  };
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ],
  };
  expect(failuresOfVitest(report)).toEqual([
    'a.test.ts > a cook logs in\n    no',
    'b.test.ts\n    cannot load',
  ]);
});

test('a failed test of a browser is named with its place, however deep it is described', () => {
  const spec = (title: string, ok: boolean) => ({
    ok,
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'not visible' }] }] }],
  });
  const report = {
    suites: [{ specs: [spec('one', true)], suites: [{ specs: [spec('two', false)] }] }],
    errors: [{ message: 'no browser' }],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    'home.spec.ts:7 > two\n    not visible',
    'outside the tests\n    no browser',
  ]);
});
