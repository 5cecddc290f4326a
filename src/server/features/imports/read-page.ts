import { Parser } from 'htmlparser2';
import type { PageLine } from '#domain/imports/page-lines.ts';
import type { PageTitles } from '#domain/imports/read-plain-page.ts';
import { MicrodataReader, microdata, rdfa } from './microdata.ts';
import { PageLineReader } from './page-line-reader.ts';
import { deepest, isUnread } from './plain-text.ts';
import { readJson } from './read-json.ts';

type Attributes = Record<string, string>;

type PageData = {
  /** JSON-LD documents, microdata and RDFa, in that order. */
  documents: unknown[];
  /** The page's own address as it names it, if it does. */
  canonical: string | null;
  /** The language tag of its root element, if it has one. */
  language: string | null;
  titles: PageTitles;
  /** What its reader sees. */
  lines: PageLine[];
};

/** Everything that a page says in structured data, and its text; whatever cannot be parsed is left out. */
export function readPage(html: string): PageData {
  const page = new PageReader();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (page.open(name, attributes) > deepest) parser.pause();
    },
    ontext: (text) => page.text(text),
    onclosetag: (name) => page.close(name),
  });
  parser.write(html);
  if (page.depth <= deepest) parser.end();
  return page.data();
}

class PageReader {
  depth = 0;
  readonly #things = [new MicrodataReader(microdata), new MicrodataReader(rdfa)];
  readonly #lines = new PageLineReader();
  readonly #scripts: string[] = [];
  readonly #meta: Record<string, string> = {};
  #canonical: string | null = null;
  #script: string[] | null = null;
  #language: string | null = null;
  #title = '';
  #isTitle = false;
  #hidden = 0;

  /** Takes an element; answers how deep it stands. */
  open(name: string, attributes: Attributes): number {
    this.depth += 1;
    if (this.depth > deepest) return this.depth;
    // Drawings have titles too, and come later.
    this.#isTitle = name === 'title' && this.#title === '';
    if (isUnread(name)) this.#hidden += 1;
    if (isJsonLd(name, attributes)) this.#script = [];
    if (isCanonical(name, attributes)) this.#canonical ??= attributes.href ?? null;
    if (name === 'html') this.#language ??= attributes.lang ?? null;
    if (name === 'meta') this.#meta[attributes.property ?? ''] ??= attributes.content ?? '';
    for (const things of this.#things) things.open(name, attributes, this.depth);
    this.#lines.open(name, attributes);
    return this.depth;
  }

  text(text: string): void {
    if (this.#script) this.#script.push(text);
    else if (this.#isTitle) this.#title += text;
    else if (this.#hidden === 0) {
      const spaced = text.replace(/\s+/g, ' ');
      for (const things of this.#things) things.text(spaced);
      this.#lines.text(spaced);
    }
  }

  close(name: string): void {
    if (this.#script && name === 'script') {
      this.#scripts.push(this.#script.join(''));
      this.#script = null;
    }
    for (const things of this.#things) things.close(name, this.depth);
    this.#lines.close(name);
    this.#isTitle = false;
    if (isUnread(name)) this.#hidden -= 1;
    this.depth -= 1;
  }

  data(): PageData {
    const { lines } = this.#lines;
    return {
      documents: [
        ...this.#scripts.flatMap(readJson),
        ...this.#things.flatMap(({ nodes }) => nodes),
      ],
      canonical: this.#canonical,
      language: this.#language,
      titles: {
        shared: this.#meta['og:title'] ?? '',
        site: this.#meta['og:site_name'] ?? '',
        document: this.#title,
      },
      lines,
    };
  }
}

function isJsonLd(name: string, { type = '' }: Attributes): boolean {
  return name === 'script' && type.trimStart().toLowerCase().startsWith('application/ld+json');
}

function isCanonical(name: string, { rel = '', href }: Attributes): boolean {
  return name === 'link' && rel.toLowerCase() === 'canonical' && href !== undefined;
}
