import type { Expression } from '#domain/search/expression.ts';
import type { Postings } from '../postings.ts';
import { type PostingsLists, windowSize, windowWords } from './postings-lists.ts';
import type { Segment } from './segment.ts';

/** With fewer documents left in a window than this, each is looked at by itself. */
const few = 8;

const none = new Int32Array(0);

/** An expression over the terms of one segment. */
type Node =
  | { kind: 'term'; term: number; count: number }
  | { kind: 'all' | 'any'; nodes: Node[]; count: number };

/** Finds what an expression matches in a segment, last published first, window by window, as far as it is asked. */
export class WindowSearch {
  readonly #segment: Segment;
  readonly #lists: PostingsLists;
  readonly #root: Node | null;
  /** Room for what a window holds, made for the first one that is looked at. */
  #found = none;
  #foundCount = 0;
  #window: number;
  readonly #end: number;

  constructor(segment: Segment, where: Postings, expression: Expression, before: number) {
    this.#segment = segment;
    this.#lists = segment.parts.lists[where];
    this.#root = resolve(segment, this.#lists, expression);
    this.#end = segment.countBefore(before);
    this.#window = this.#root ? Math.floor((this.#end - 1) / windowSize) : -1;
  }

  /** No recipe that is still to come was published after this one; -1 when none is to come. */
  get bound(): number {
    if (this.#foundCount > 0)
      return this.#segment.seqOf(this.#found[this.#foundCount - 1] as number);
    if (this.#window < 0) return -1;
    return this.#segment.seqOf(Math.min(this.#end, (this.#window + 1) * windowSize) - 1);
  }

  /** Gives what was published after `than` and is still to come, at most `limit`; what there is at once. */
  take(than: number, limit: number, into: number[]): void {
    if (this.#foundCount === 0) this.#lookFurther();
    const segment = this.#segment;
    const least = Math.max(0, this.#foundCount - limit);
    while (this.#foundCount > least) {
      const seq = segment.seqOf(this.#found[this.#foundCount - 1] as number);
      if (seq <= than) return;
      into.push(seq);
      this.#foundCount -= 1;
    }
  }

  /** Looks at the next window that may hold something. */
  #lookFurther(): void {
    const root = this.#root;
    if (!root || this.#window < 0) return;
    this.#window = lastWindow(this.#lists, root, this.#window);
    if (this.#window < 0) return;
    const bits = scratch(0);
    bits.fill(0);
    if (fill(this.#lists, root, this.#window, bits, 1)) this.#collect(bits);
    this.#window -= 1;
  }

  #collect(bits: Int32Array): void {
    if (this.#found === none) this.#found = new Int32Array(windowSize);
    const { dead } = this.#segment.parts;
    const base = this.#window * windowSize;
    let count = 0;
    for (let i = 0; i < windowWords; i += 1) {
      const word = bits[i] as number;
      if (word === 0) continue;
      let left = word & ~(dead[(base >> 5) + i] as number);
      while (left !== 0) {
        const document = base + i * 32 + 31 - Math.clz32(left & -left);
        left &= left - 1;
        if (document >= this.#end) break;
        this.#found[count] = document;
        count += 1;
      }
    }
    this.#foundCount = count;
  }
}

/** The search with the newest recipe to come, and what the next one may come with. */
export function twoLargest(searches: readonly WindowSearch[]): [WindowSearch | null, number] {
  let best: WindowSearch | null = null;
  let [most, second] = [-1, -1];
  for (const search of searches) {
    const { bound } = search;
    if (bound > most) [best, most, second] = [search, bound, most];
    else if (bound > second) second = bound;
  }
  return [best, second];
}

/** Tells which documents of a segment match; null when none can. */
export function matcherIn(
  segment: Segment,
  where: Postings,
  expression: Expression,
): ((document: number) => boolean) | null {
  const lists = segment.parts.lists[where];
  const root = resolve(segment, lists, expression);
  return root && ((document) => matches(lists, root, document));
}

/** The expression with the numbers of its terms here; null when nothing can match. */
function resolve(segment: Segment, lists: PostingsLists, expression: Expression): Node | null {
  const { terms } = segment.parts;
  if ('term' in expression) return termNode(lists, terms.find(expression.term));
  if ('prefix' in expression) {
    const { start, end } = terms.range(expression.prefix);
    const nodes: Node[] = [];
    for (let term = start; term < end; term += 1) {
      const node = termNode(lists, term);
      if (node) nodes.push(node);
    }
    return anyOf(nodes);
  }
  if ('any' in expression) {
    return anyOf(expression.any.flatMap((one) => resolve(segment, lists, one) ?? []));
  }
  const nodes = expression.all.map((one) => resolve(segment, lists, one));
  if (nodes.includes(null)) return null;
  const rarestFirst = (nodes as Node[]).sort((a, b) => a.count - b.count);
  return { kind: 'all', nodes: rarestFirst, count: rarestFirst[0]?.count ?? 0 };
}

function termNode(lists: PostingsLists, term: number): Node | null {
  const count = term < 0 ? 0 : lists.count(term);
  return count === 0 ? null : { kind: 'term', term, count };
}

function anyOf(nodes: Node[]): Node | null {
  const [only] = nodes;
  if (only && nodes.length === 1) return only;
  const count = nodes.reduce((sum, node) => sum + node.count, 0);
  return only ? { kind: 'any', nodes, count } : null;
}

/** The last window up to this one in which something may match. */
function lastWindow(lists: PostingsLists, node: Node, window: number): number {
  if (node.kind === 'term') return lists.lastWindow(node.term, window);
  let last = node.kind === 'all' ? window : -1;
  for (const one of node.nodes) {
    if (node.kind === 'all') last = last < 0 ? last : lastWindow(lists, one, last);
    else last = Math.max(last, lastWindow(lists, one, window));
    if (node.kind === 'any' && last === window) return last;
  }
  return last;
}

/** Sets the bits of what matches in a window; whether there may be any. */
function fill(
  lists: PostingsLists,
  node: Node,
  window: number,
  into: Int32Array,
  depth: number,
): boolean {
  if (node.kind === 'term') return lists.fill(node.term, window, into);
  if (node.kind === 'any') {
    let isAny = false;
    for (const one of node.nodes) isAny = fill(lists, one, window, into, depth) || isAny;
    return isAny;
  }
  const matching = scratch(depth);
  const others = scratch(depth + 1);
  matching.fill(0);
  for (const [i, one] of node.nodes.entries()) {
    if (i === 0) {
      if (!fill(lists, one, window, matching, depth + 2)) return false;
    } else if (countBits(matching) <= few) {
      keepThose(matching, window, (document) => matches(lists, one, document));
    } else {
      others.fill(0);
      if (!fill(lists, one, window, others, depth + 2)) return false;
      for (let k = 0; k < windowWords; k += 1)
        matching[k] = (matching[k] as number) & (others[k] as number);
    }
    if (i > 0 && matching.every((word) => word === 0)) return false;
  }
  for (let k = 0; k < windowWords; k += 1) into[k] = (into[k] as number) | (matching[k] as number);
  return true;
}

function matches(lists: PostingsLists, node: Node, document: number): boolean {
  if (node.kind === 'term') return lists.has(node.term, document);
  const holds = (one: Node) => matches(lists, one, document);
  return node.kind === 'all' ? node.nodes.every(holds) : node.nodes.some(holds);
}

function keepThose(bits: Int32Array, window: number, isKept: (document: number) => boolean): void {
  for (let i = 0; i < windowWords; i += 1) {
    let left = bits[i] as number;
    while (left !== 0) {
      const bit = left & -left;
      left ^= bit;
      const document = window * windowSize + i * 32 + 31 - Math.clz32(bit);
      if (!isKept(document)) bits[i] = (bits[i] as number) & ~bit;
    }
  }
}

/** How many bits are set, counted no further than is asked for. */
function countBits(bits: Int32Array): number {
  let count = 0;
  for (let i = 0; i < windowWords && count <= few; i += 1) {
    for (let left = bits[i] as number; left !== 0; left &= left - 1) count += 1;
  }
  return count;
}

const scratches: Int32Array[] = [];

/** Room for a window, by how deep in an expression it is needed. */
function scratch(depth: number): Int32Array {
  scratches[depth] ??= new Int32Array(windowWords);
  return scratches[depth];
}
