export type Counts = { passed: number; failed: number; skipped: number };

/** The parts of Vitest's JSON report that are read here. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** The parts of Playwright's JSON report that are read here. */
type PlaywrightReport = {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Counts Vitest's tests; a file that fails outside its tests is one failure more. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts Playwright's tests; one that passed only when repeated has passed, and is named by its reporter. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** A runner that ended badly without a failed test, or left no report, is one failure. */
export function countRun(exitCode: number, counts: Counts | null): Counts {
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const unexplained = known.failed === 0 && (exitCode !== 0 || counts === null);
  return unexplained ? { ...known, failed: 1 } : known;
}

/** Sums what the stages counted. */
export function sum(all: Counts[]): Counts {
  const total = (key: keyof Counts) => all.reduce((so, counts) => so + counts[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** The very last line of `npm test`. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
