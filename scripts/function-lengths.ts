import { parseSync } from 'vite';

export type LongFunction = { line: number; name: string; lines: number; most: number };

/** A component is mostly markup, which takes more lines than code. */
const mostOf = (path: string) => (path.endsWith('.tsx') ? 80 : 40);
const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

type Node = { type: string; start: number; end: number; key?: Named; id?: Named };
type Named = { name?: string } | null;

/**
 * The functions, methods and closures in a file that are too long, with all that stands in them: the
 * linter leaves out what is nested, so that a closure could hold any number of functions. Comments and
 * empty lines do not count.
 */
export function findLongFunctions(path: string, content: string): LongFunction[] {
  const { program, errors } = parseSync(path, content);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const most = mostOf(path);
  const found: LongFunction[] = [];
  visit(program as unknown as Node, '', (node, name) => {
    const lines = countLines(content.slice(node.start, node.end));
    const line = content.slice(0, node.start).split('\n').length;
    if (lines > most) found.push({ line, name: name || 'a function', lines, most });
  });
  return found;
}

function visit(node: Node, outer: string, take: (node: Node, name: string) => void): void {
  const name = node.key?.name ?? node.id?.name ?? outer;
  if (kinds.includes(node.type)) take(node, name);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, name, take);
    }
  }
}

function countLines(code: string): number {
  return code.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
}
