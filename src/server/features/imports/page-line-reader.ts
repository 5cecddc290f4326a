import type { PageLine } from '#domain/imports/page-lines.ts';
import { edgeOf, withoutEdges } from './edges.ts';
import { endsLine, isBlock } from './plain-text.ts';

type Attributes = Record<string, string>;
type Element = { name: string; hint: string; label: string; item: number };
type Begun = Omit<PageLine, 'text'> & { pieces: string[] };

/** What a page shows beside its text: ways to other pages, and what to press. */
const asides = new Set(['nav', 'footer', 'button', 'option']);
const bold = new Set(['b', 'strong']);
/** Elements around a line that may say what it belongs to. */
const mostAround = 6;
/** More lines than any recipe's page has. */
const mostLines = 300_000;

/** Collects the lines of a page with the elements they stand in, while it is parsed. */
export class PageLineReader {
  readonly lines: PageLine[] = [];
  readonly #open: Element[] = [];
  #begun: Begun | null = null;
  #items = 0;
  #asides = 0;
  #bold = 0;

  open(name: string, attributes: Attributes): void {
    if (isBlock(name)) this.#end();
    this.#edge(name);
    if (asides.has(name)) this.#asides += 1;
    if (bold.has(name)) this.#bold += 1;
    const { class: classes = '', id = '', itemprop = '' } = attributes;
    const hint = `${classes} ${id} ${itemprop}`.slice(0, 300).trim().toLowerCase();
    if (name === 'li' || name === 'tr') this.#items += 1;
    const item = name === 'li' || name === 'tr' ? this.#items : (this.#open.at(-1)?.item ?? 0);
    this.#open.push({ name, hint, label: `${name} ${hint}`, item });
  }

  text(text: string): void {
    if (this.#asides > 0) return;
    if (text.trim() === '') return void this.#begun?.pieces.push(text);
    this.#begun ??= this.#begin();
    this.#begun.isBold &&= this.#bold > 0;
    this.#begun.pieces.push(text);
  }

  close(name: string): void {
    if (endsLine(name)) this.#end();
    this.#edge(name);
    if (asides.has(name)) this.#asides -= 1;
    if (bold.has(name)) this.#bold -= 1;
    this.#open.pop();
  }

  #edge(name: string): void {
    const edge = edgeOf(name);
    if (edge !== '') this.#begun?.pieces.push(edge);
  }

  #begin(): Begun {
    const at = this.#open.findLastIndex(({ name }) => isBlock(name) || name === 'th');
    const block = this.#open[at];
    const inner = this.#open.at(-1);
    return {
      pieces: [],
      block: block?.name ?? '',
      hint: [block?.hint, inner === block ? '' : inner?.hint].filter(Boolean).join(' '),
      isBold: true,
      item: inner?.item ?? 0,
      around: this.#open.slice(Math.max(0, at + 1 - mostAround), at + 1).map(({ label }) => label),
    };
  }

  #end(): void {
    if (!this.#begun) return;
    const { pieces, ...begun } = this.#begun;
    this.#begun = null;
    const text = withoutEdges(pieces.join('')).replace(/\s+/g, ' ').trim();
    if (text !== '' && this.lines.length < mostLines) this.lines.push({ text, ...begun });
  }
}
