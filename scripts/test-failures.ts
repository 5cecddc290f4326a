import { stripVTControlCharacters } from 'node:util';

/** The parts of Vitest's JSON report that name what failed. */
type VitestFailures = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** The parts of Playwright's JSON report that do. */
type PlaywrightFailures = { suites: Suite[]; errors: { message?: string }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  ok: boolean;
  title: string;
  file: string;
  line: number;
  tests: { results: { errors: { message?: string }[] }[] }[];
};

/** What failed under Vitest: file, test and the first lines of what it said. */
export function failuresOfVitest({ testResults }: VitestFailures): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [told(name, message)];
      return failed.map((test) => told(`${name} > ${test.fullName}`, test.failureMessages[0]));
    });
}

/** What failed in a browser, likewise. */
export function failuresOfPlaywright({ suites, errors }: PlaywrightFailures): string[] {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return told(`${file}:${line} > ${title}`, error?.message);
    }),
    ...errors.map(({ message }) => told('outside the tests', message)),
  ];
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A reason may be a page long: its first lines say what differs, and the stage's own output the rest. */
function told(title: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, 12);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}
