import { Parser } from 'htmlparser2';
import type { SchemaNode } from '#domain/imports/find-recipe-node.ts';
import { MicrodataReader } from './microdata.ts';
import { deepest, isUnread } from './plain-text.ts';

export type PageData = {
  /** JSON-LD documents and microdata, in that order. */
  documents: unknown[];
  /** The page's own address as it names it, if it does. */
  canonical: string | null;
};

/** Everything that a page says in structured data; whatever cannot be parsed is left out. */
export function readPage(html: string): PageData {
  const scripts: string[] = [];
  const microdata = new MicrodataReader();
  let canonical: string | null = null;
  let script: string[] | null = null;
  let hidden = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > deepest) return parser.pause();
      if (isUnread(name)) hidden += 1;
      if (isJsonLd(name, attributes)) script = [];
      if (isCanonical(name, attributes)) canonical ??= attributes.href ?? null;
      microdata.open(name, attributes, depth);
    },
    ontext(text) {
      if (script) script.push(text);
      else if (hidden === 0) microdata.text(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (script && name === 'script') {
        scripts.push(script.join(''));
        script = null;
      }
      microdata.close(name, depth);
      if (isUnread(name)) hidden -= 1;
      depth -= 1;
    },
  });
  parser.write(html);
  if (depth <= deepest) parser.end();
  return { documents: [...scripts.flatMap(readJson), ...microdata.nodes], canonical };
}

function isJsonLd(name: string, { type = '' }: Record<string, string>): boolean {
  return name === 'script' && /^\s*application\/ld\+json\b/i.test(type);
}

function isCanonical(name: string, { rel = '', href }: Record<string, string>): boolean {
  return name === 'link' && rel.toLowerCase() === 'canonical' && href !== undefined;
}

/** A JSON-LD document, forgiving what pages get wrong: comments around it, line breaks in its texts. */
export function readJson(text: string): unknown[] {
  const bare = unwrap(text);
  for (const candidate of [bare, bare.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return [JSON.parse(candidate) as SchemaNode];
    } catch {
      // Tried again without control characters, then given up: other parts of the page may do.
    }
  }
  return [];
}

const openings = ['<!--', '//<![CDATA[', '/*<![CDATA[*/', '<![CDATA['];
const closings = ['-->', '//]]>', '/*]]>*/', ']]>', ';'];

/** The text without the comments and signs around it that keep old browsers from seeing it. */
function unwrap(text: string): string {
  let bare = text.trim();
  for (let found: string | undefined = ''; found !== undefined; ) {
    found = openings.find((opening) => bare.startsWith(opening));
    if (found) bare = bare.slice(found.length).trimStart();
  }
  for (let found: string | undefined = ''; found !== undefined; ) {
    found = closings.find((closing) => bare.endsWith(closing));
    if (found) bare = bare.slice(0, -found.length).trimEnd();
  }
  return bare;
}
