import type { SchemaNode } from '#domain/imports/find-recipe-node.ts';
import { wholeText } from '#domain/imports/read-texts.ts';
import { edgeOf, withoutEdges } from './edges.ts';
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
/** What these say is for readers, wherever the link leads. */
const readProperties =
  /ingredient|instruction|^(?:name|text|description|recipeyield|yield|amount)$/i;

/** The attributes in which a page says what a thing is and what it has. */
type Vocabulary = { scope: string; type: string; property: string };
export const microdata: Vocabulary = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
export const rdfa: Vocabulary = { scope: 'typeof', type: 'typeof', property: 'property' };

/** Collects the things that a page describes in its elements, in the shape of JSON-LD, while it is parsed. */
export class MicrodataReader {
  readonly nodes: SchemaNode[] = [];
  readonly #vocabulary: Vocabulary;
  readonly #scopes: Scope[] = [];
  #captures: Capture[] = [];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  open(name: string, attributes: Attributes, depth: number): void {
    this.#mark(name, isBlock(name));
    if (name === 'li') this.text('• ');
    const owner = this.#scopes.at(-1)?.node;
    const { scope, type, property } = this.#vocabulary;
    const names = propertiesOf(attributes[property]);
    if (attributes[scope] !== undefined) {
      const node: SchemaNode = { '@type': attributes[type]?.split(/\s+/) ?? [] };
      if (owner && names.length) for (const one of names) add(owner, one, node);
      else this.nodes.push(node);
      if (owner && names.some((one) => readProperties.test(one))) {
        this.#capture(depth, [wholeText], node);
      }
      this.#scopes.push({ depth, node });
    } else if (owner && names.length) {
      const value = attributes.content ?? attributeValue(name, attributes, names);
      if (value !== undefined) for (const one of names) add(owner, one, value);
      else this.#capture(depth, names, owner);
    }
  }

  text(text: string): void {
    for (const capture of this.#captures) capture.text.push(text);
  }

  close(name: string, depth: number): void {
    this.#mark(name, endsLine(name));
    for (const { names, owner, text } of this.#captures.filter((one) => one.depth === depth)) {
      const value = trimLines(withoutEdges(text.join('')));
      for (const one of names) add(owner, one, value);
    }
    this.#captures = this.#captures.filter((one) => one.depth !== depth);
    if (this.#scopes.at(-1)?.depth === depth) this.#scopes.pop();
  }

  #capture(depth: number, names: string[], owner: SchemaNode): void {
    if (this.#captures.length < mostCaptures) {
      this.#captures.push({ depth, names, owner, text: [] });
    }
  }

  #mark(name: string, isLine: boolean): void {
    this.text(isLine ? '\n' : edgeOf(name));
  }
}

/** The names of properties, without the prefixes of vocabularies, each once. */
function propertiesOf(names = ''): string[] {
  const all = names.split(/\s+/).filter(Boolean);
  const plain = all.map((name) => name.replace(/^(?:schema:|v:|https?:\/\/schema\.org\/)/, ''));
  return [...new Set(plain)];
}

function attributeValue(name: string, attributes: Attributes, names: string[]): string | undefined {
  const isRead = (name === 'a' || name === 'data') && names.some((one) => readProperties.test(one));
  return isRead ? undefined : attributes[attributeOf[name] ?? ''];
}

/** Repeated properties become a list, as in JSON-LD. */
function add(node: SchemaNode, name: string, value: unknown): void {
  const present = Object.hasOwn(node, name) ? node[name] : undefined;
  if (Array.isArray(present)) present.push(value);
  else node[name] = present === undefined ? value : [present, value];
}
