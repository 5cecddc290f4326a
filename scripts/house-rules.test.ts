import { expect, test } from 'vitest';
import { findViolations, violationsIn } from './house-rules.ts';
import { root } from './runtime.mjs';

// Written apart, so that this file does not break the rule it tests.
const marker = 'TO' + 'DO';

test('a marker of unfinished work is found with its line', () => {
  const [violation] = violationsIn('src/a.ts', `const a = 1;\n// ${marker}: the rest\n`);
  expect(violation).toMatchObject({ path: 'src/a.ts', line: 2 });
});

test('a word that only contains a marker is none', () => {
  expect(violationsIn('src/a.ts', `const MAS${marker}N = 1;\n`)).toEqual([]);
});

test('a comment names its subject', () => {
  for (const line of [
    '/** Refuses whoever asks. */',
    '/**\n * Told: whoever asks hears of it.\n */',
    'ask(); // Whoever asks waits.',
  ]) {
    const [violation] = violationsIn('src/a.ts', line);
    expect(violation?.message, line).toContain('names its subject');
  }
  expect(violationsIn('src/a.css', '/* Whoever shows it. */')).toHaveLength(1);
  expect(violationsIn('src/a.ts', "const hint = 'Whoever has the link sees it.';")).toEqual([]);
  expect(violationsIn('src/a.test.ts', '// Whoever asks waits.')).toEqual([]);
});

test('a text for people is not written into markup', () => {
  expect(violationsIn('src/web/ui/a.tsx', '<button aria-label="Close" />')).toHaveLength(1);
  expect(violationsIn('src/web/ui/a.tsx', '<img alt="" title={text("a.b")} />')).toEqual([]);
  expect(violationsIn('src/web/ui/a.test.tsx', '<img alt="A pie" />')).toEqual([]);
});

test('a type is imported where the fences see it', () => {
  const [violation] = violationsIn('src/web/a.ts', "type A = import('#server/a.ts').Aa;");
  expect(violation?.message).toContain('import type');
  expect(violationsIn('src/web/a.ts', "await import('./b.ts');")).toEqual([]);
});

test('the failure of a part that is loaded is heard of behind what the build puts around its import', () => {
  const lost = "import('./b.ts').then(\n  (b) => show(b),\n  (error) => tell(error),\n);";
  expect(violationsIn('src/web/a.ts', lost)).toMatchObject([{ line: 1 }]);
  const heard = "import('./b.ts')\n  .then((b) => show(b))\n  .catch((error) => tell(error));";
  expect(violationsIn('src/web/a.ts', heard)).toEqual([]);
});

test('a literal is not spread into another', () => {
  for (const line of [
    'const a = { ...{ b, c }, d };',
    "const a = ['b', ...['c', 'd']];",
    "pick(...(['b', 'c'] as const));",
    'const a = { ...({ b } satisfies B) };',
  ]) {
    expect(violationsIn('src/a.ts', line), line).toMatchObject([{ line: 1 }]);
  }
  expect(violationsIn('src/a.tsx', 'const a = <B {...{ c, d }} />;')).toHaveLength(1);
  for (const line of [
    'const a = { ...(b ? { c } : {}), ...[d].at(0) };',
    'const a = [...b, ...[c, d].map(e)];',
  ]) {
    expect(violationsIn('src/a.ts', line), line).toEqual([]);
  }
});

test('a ref is not written while rendering', () => {
  const hook = 'function useA() {\n  const a = useRef(0);\n  a.current = 1;\n}\n';
  expect(violationsIn('src/web/a.ts', hook)).toMatchObject([{ line: 3 }]);
  const effect = 'function useA() {\n  useEffect(() => {\n    a.current = 1;\n  });\n}\n';
  expect(violationsIn('src/web/a.ts', effect)).toEqual([]);
});

test('a function is measured with what is nested in it, comments and empty lines aside', () => {
  const nested = (lines: number) =>
    `const createA = () => {\n  const b = () => {\n${'    go();\n\n    // on\n'.repeat(lines)}  };\n  return { b };\n};\n`;
  expect(violationsIn('src/a.ts', nested(35))).toEqual([]);
  const [violation, ...others] = violationsIn('src/a.ts', nested(36));
  expect(violation).toMatchObject({ line: 1, message: expect.stringContaining('createA has 41') });
  expect(others).toEqual([]);
  expect(violationsIn('src/a.test.ts', nested(36))).toEqual([]);
  const method = `class A {\n  run() {\n${'    go();\n'.repeat(39)}  }\n}\n`;
  expect(violationsIn('src/a.ts', method)).toMatchObject([{ line: 2 }]);
});

test('a component may have twice as many lines; a hook and a closure beside markup may not', () => {
  const lines = (count: number) => '  go();\n'.repeat(count);
  for (const head of ['function Pie() {', 'const Pie = () => {']) {
    expect(violationsIn('src/web/a.tsx', `${head}\n${lines(78)}}\n`), head).toEqual([]);
    expect(violationsIn('src/web/a.tsx', `${head}\n${lines(79)}}\n`), head).toHaveLength(1);
    expect(violationsIn('src/web/a.ts', `${head}\n${lines(39)}}\n`), head).toHaveLength(1);
  }
  const hook = `function usePie() {\n${lines(39)}}\n`;
  expect(violationsIn('src/web/a.tsx', hook)).toHaveLength(1);
  const closure = `function Pie() {\n  return <p onClick={() => {\n${lines(39)}  }} />;\n}\n`;
  expect(violationsIn('src/web/a.tsx', closure)).toMatchObject([{ line: 2 }]);
});

test('a road between rooms goes by its name', () => {
  for (const line of [
    "import { a } from '../storage/port.ts';",
    "await import('../../server/app.ts');",
  ]) {
    const [violation] = violationsIn('src/web/lists/a.ts', line);
    expect(violation?.message, line).toContain('import #room/path.ts');
  }
  expect(violationsIn('src/web/lists/a.ts', "import { a } from '../session/auth.ts';")).toEqual([]);
});

test('a stylesheet may have 250 lines and no more', () => {
  const rule = 'a { color: red }\n';
  expect(violationsIn('src/a.css', rule.repeat(250))).toEqual([]);
  expect(violationsIn('src/a.css', rule.repeat(251))).toHaveLength(1);
});

test('neither may a source, comments and templates of many lines counted, but for tests', () => {
  const comment = `/**\n${' * Why.\n'.repeat(248)} */\n`;
  expect(violationsIn('src/a.ts', comment)).toEqual([]);
  expect(violationsIn('src/a.ts', `${comment}go();\n`)).toMatchObject([{ line: 251 }]);
  expect(violationsIn('src/a.test.ts', `${comment}go();\n`)).toEqual([]);
});

test('this repository keeps the rules', async () => {
  expect(await findViolations(root)).toEqual([]);
});
