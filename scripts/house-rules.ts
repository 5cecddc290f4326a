import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Violation = { path: string; line: number; message: string };

const maxCssLines = 250;
const sources = '{src,scripts,test,bench,starter}/**/*.{ts,tsx,mjs,css}';

type LineRule = { paths: RegExp; pattern: RegExp; message: string };
const lineRules: LineRule[] = [
  {
    paths: /./,
    // Written apart, so that this file does not break its own rule.
    pattern: new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`),
    message: 'Finish it, or open an issue and leave no marker.',
  },
  {
    paths: /^src\/web\/.*(?<!\.test)\.tsx$/,
    pattern:
      /\b(alt|aria-(description|label|roledescription)|label|placeholder|title)="[^"]*\p{L}/u,
    message: "What a person reads or hears comes from the catalogue: {text('key')}.",
  },
  {
    paths: /^src\/.*\.tsx?$/,
    pattern: /\bimport\(['"][^'"]+['"]\)\.[A-Z]/,
    message: 'The fences do not see a type imported like this. Use import type at the top.',
  },
];

/** The rules of the house that the linter cannot see, over all sources under a folder. */
export async function findViolations(folder: string): Promise<Violation[]> {
  const found: Violation[] = [];
  for await (const path of glob(sources, { cwd: folder, exclude: ['**/node_modules/**'] })) {
    found.push(...violationsIn(path, await readFile(join(folder, path), 'utf8')));
  }
  return found.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}

/** The violations in one file; `path` is relative to the repository, with forward slashes. */
export function violationsIn(path: string, content: string): Violation[] {
  const lines = content.trimEnd().split('\n');
  const rules = lineRules.filter(({ paths }) => paths.test(path));
  const found = lines.flatMap((text, index) =>
    rules
      .filter(({ pattern }) => pattern.test(text))
      .map(({ message }) => ({ path, line: index + 1, message })),
  );
  if (path.endsWith('.css') && lines.length > maxCssLines) {
    const message = `${lines.length} lines of CSS: split it, ${maxCssLines} is the limit.`;
    found.push({ path, line: maxCssLines + 1, message });
  }
  return found;
}
