import { parseSync } from 'vite';

type LongFunction = { line: number; name: string; lines: number; most: number };

const most = 40;
/** A component is mostly markup, which takes more lines than code. */
const mostOfComponent = 80;
const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

type Node = { type: string; start: number; end: number; key?: Named; id?: Named };
type Named = { name?: string } | null;
type Take = (node: Node, name: string, isComponent: boolean) => void;

/**
 * The functions, methods and closures in a file that are too long, with all that stands in them: the
 * linter leaves out what is nested, so that a closure could hold any number of functions. Comments and
 * empty lines do not count.
 */
export function findLongFunctions(path: string, content: string): LongFunction[] {
  const { program, errors } = parseSync(path, content);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: LongFunction[] = [];
  visit(program as unknown as Node, null, '', (node, name, isComponent) => {
    const lines = countLines(content.slice(node.start, node.end));
    const line = content.slice(0, node.start).split('\n').length;
    const limit = isComponent && path.endsWith('.tsx') ? mostOfComponent : most;
    if (lines > limit) found.push({ line, name: name || 'a function', lines, most: limit });
  });
  return found;
}

function visit(node: Node, parent: Node | null, outer: string, take: Take): void {
  const name = node.key?.name ?? node.id?.name ?? outer;
  if (kinds.includes(node.type)) take(node, name, isComponent(node, parent));
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, node, name, take);
    }
  }
}

/** By its own name, declared or given by a constant: a closure in a component is none. */
function isComponent(node: Node, parent: Node | null): boolean {
  const given = parent?.type === 'VariableDeclarator' ? parent.id?.name : undefined;
  return /^[A-Z]/.test(node.id?.name ?? given ?? '');
}

function countLines(code: string): number {
  return code.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
}
