import { parseSync } from 'vite';

type Node = { type: string; start: number; argument?: Node; expression?: Node };

const literals = ['ArrayExpression', 'ObjectExpression'];
const spreads = ['JSXSpreadAttribute', 'SpreadElement'];
/** What may stand around a literal that is spread, as in `...(['a'] as const)`. */
const around = ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'];

/** The lines on which a literal is spread into another, whose parts would say the same without. */
export function findSpreadLiterals(path: string, content: string): number[] {
  // To parse a file takes a while, and few have one.
  if (!/\.\.\.\(*[[{]/.test(content)) return [];
  const { program, errors } = parseSync(path, content);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: number[] = [];
  visit(program as unknown as Node, ({ start }) =>
    found.push(content.slice(0, start).split('\n').length),
  );
  return found;
}

function visit(node: Node, take: (spread: Node) => void): void {
  if (spreads.includes(node.type) && literals.includes(bare(node.argument)?.type ?? '')) take(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, take);
    }
  }
}

const bare = (node: Node | undefined): Node | undefined =>
  node && around.includes(node.type) ? bare(node.expression) : node;
