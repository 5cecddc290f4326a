import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const;
type Method = (typeof methods)[number];
type Line = { method: Method; text: string };
type Expected = { method: Method; pattern: RegExp | string };

let lines: Line[] = [];
let expected: Expected[] = [];

/**
 * Says that this test makes the code write to the console: each call allows, and demands, at
 * least one line of that method with that text. Any line no call allows fails the test.
 */
export function expectConsole(method: Method, pattern: RegExp | string): void {
  expected.push({ method, pattern });
}

function matches(line: Line, { method, pattern }: Expected): boolean {
  if (line.method !== method) return false;
  return typeof pattern === 'string' ? line.text.includes(pattern) : pattern.test(line.text);
}

// From the start, so that what a module or a beforeAll hook writes is seen by the first test.
for (const method of methods) {
  console[method] = (...values: unknown[]) => lines.push({ method, text: format(...values) });
}

function check(): void {
  const unexpected = lines.filter((line) => !expected.some((one) => matches(line, one)));
  const missing = expected.filter((one) => !lines.some((line) => matches(line, one)));
  const complaints = [
    ...unexpected.map((line) => `unexpected console.${line.method}: ${line.text}`),
    ...missing.map((one) => `expected console.${one.method} with ${one.pattern}, none came`),
  ];
  lines = [];
  expected = [];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

afterEach(check);
afterAll(check);
