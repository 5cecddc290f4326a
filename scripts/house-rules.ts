import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAbsentClasses } from './absent-classes.ts';
import { findLongFunctions } from './function-lengths.ts';
import { findSpreadLiterals } from './spread-literals.ts';

export type Violation = { path: string; line: number; message: string };

const maxLines = 250;
/** Tests are long where they tell a story; the catalogue and migrations hold no logic. */
const isMeasured =
  /^(?!test\/|src\/messages\/|.*\/migrations\/|.*\.(test|contract)\.).*\.(tsx?|mjs)$/;
const isScript = /\.(tsx?|mjs)$/;
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
    paths: /^(src|scripts|bench|starter)\/(?!.*\.test\.)/,
    // In comments alone: texts for people and the names of tests may say it.
    pattern: /(^\s*\*|\/\*|(^|\s)\/\/).*\bwhoever\b/i,
    message: 'A comment names its subject: a visitor who, the cook who, a request that.',
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
  {
    paths: /^src\/.*\.tsx?$/,
    pattern:
      /\b(from|import)\b\W*'(\.\.\/)+(contract|domain|messages|photos|remote|server|starter|storage|web)\//,
    message: 'The fences see a road between rooms by its name: import #room/path.ts.',
  },
  {
    paths: /^src\/web\/.*(?<!\.test)\.tsx?$/,
    // The formatter ends a line so where a second function follows.
    pattern: /\bimport\('[^']+'\)\.then\($/,
    message:
      'The build fetches a part before `then` is there. What hears of a failure is a .catch().',
  },
  {
    paths: /^src\/web\/.*(?<!\.test)\.tsx?$/,
    // So far to the left stands what a component or a hook does while it renders.
    pattern: /^ {2}\w+\.current \S*= /,
    message:
      'A ref is written in an effect or a handler. For the latest props take useEffectEvent.',
  },
];

/** The rules of the house that the linter cannot see, over all sources under a folder. */
export async function findViolations(folder: string): Promise<Violation[]> {
  const found: Violation[] = [];
  for await (const path of glob(sources, { cwd: folder, exclude: ['**/node_modules/**'] })) {
    const content = await readFile(join(folder, path), 'utf8');
    found.push(...violationsIn(path, content));
    if (path.startsWith('src/web/'))
      found.push(...(await findAbsentClasses(folder, path, content)));
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
  if (isMeasured.test(path)) {
    for (const { line, name, lines, most } of findLongFunctions(path, content)) {
      const message = `${name} has ${lines} lines with all that is nested: split it, ${most} is the limit.`;
      found.push({ path, line, message });
    }
  }
  if (isScript.test(path)) {
    const message = 'A literal is spread: write its parts into what it is spread into.';
    for (const line of findSpreadLiterals(path, content)) found.push({ path, line, message });
  }
  // The linter counts a comment or a template of many lines as one, and no CSS.
  if ((isMeasured.test(path) || path.endsWith('.css')) && lines.length > maxLines) {
    const message = `${lines.length} lines: split it, ${maxLines} is the limit.`;
    found.push({ path, line: maxLines + 1, message });
  }
  return found;
}
