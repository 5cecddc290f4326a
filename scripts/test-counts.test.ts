import { expect, test } from 'vitest';
import { countPlaywright, countRun, countVitest, sum, summaryLine } from './test-counts.ts';

test('the last line names skipped tests only where there are some', () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(summaryLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('counts of several runners add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

test('a test file that fails outside its tests counts as a failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 4, failed: 3, skipped: 2 });
});

test('an error outside the browser tests is a failure, a test that passed when repeated is none', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: ['setup broke'] })).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
  });
});

test('a runner that ends badly without a failed test is a failure', () => {
  const fine = { passed: 2, failed: 0, skipped: 0 };
  expect(countRun(0, fine)).toEqual(fine);
  expect(countRun(1, fine)).toEqual({ ...fine, failed: 1 });
  expect(countRun(1, { ...fine, failed: 3 })).toEqual({ ...fine, failed: 3 });
  expect(countRun(0, null)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
