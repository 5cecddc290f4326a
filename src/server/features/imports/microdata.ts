import type { SchemaNode } from '#domain/imports/find-recipe-node.ts';
import { endsLine, isBlock, trimLines } from './plain-text.ts';

type Attributes = Record<string, string>;
type Capture = { depth: number; names: string[]; owner: SchemaNode; text: string[] };
type Scope = { depth: number; node: SchemaNode };

/** Texts that may be read at once; properties inside properties are rare and shallow. */
const mostCaptures = 8;

const attributeOf: Record<string, string> = {
  a: 'href',
  area: 'href',
  audio: 'src',
  data: 'value',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  link: 'href',
  meta: 'content',
  meter: 'value',
  object: 'data',
  source: 'src',
  time: 'datetime',
  video: 'src',
};

/** Collects the things that a page describes in microdata, in the shape of JSON-LD, while it is parsed. */
export class MicrodataReader {
  readonly nodes: SchemaNode[] = [];
  readonly #scopes: Scope[] = [];
  #captures: Capture[] = [];

  open(name: string, attributes: Attributes, depth: number): void {
    if (isBlock(name)) this.text('\n');
    const owner = this.#scopes.at(-1)?.node;
    const names = attributes.itemprop?.split(/\s+/).filter(Boolean) ?? [];
    if (attributes.itemscope !== undefined) {
      const node: SchemaNode = { '@type': attributes.itemtype?.split(/\s+/) ?? [] };
      if (owner && names.length) for (const one of names) add(owner, one, node);
      else this.nodes.push(node);
      this.#scopes.push({ depth, node });
    } else if (owner && names.length) {
      const value = attributes.content ?? attributes[attributeOf[name] ?? ''];
      if (value !== undefined) for (const one of names) add(owner, one, value);
      else if (this.#captures.length < mostCaptures) {
        this.#captures.push({ depth, names, owner, text: [] });
      }
    }
  }

  text(text: string): void {
    for (const capture of this.#captures) capture.text.push(text);
  }

  close(name: string, depth: number): void {
    if (endsLine(name)) this.text('\n');
    for (const { names, owner, text } of this.#captures.filter((one) => one.depth === depth)) {
      const value = trimLines(text.join(''));
      for (const one of names) add(owner, one, value);
    }
    this.#captures = this.#captures.filter((one) => one.depth !== depth);
    if (this.#scopes.at(-1)?.depth === depth) this.#scopes.pop();
  }
}

/** Repeated properties become a list, as in JSON-LD. */
function add(node: SchemaNode, name: string, value: unknown): void {
  const present = Object.hasOwn(node, name) ? node[name] : undefined;
  if (Array.isArray(present)) present.push(value);
  else node[name] = present === undefined ? value : [present, value];
}
