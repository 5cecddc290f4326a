import { Parser } from 'htmlparser2';

type Tag = { name: string; attributes: Record<string, string> };

/** What a reader without script gets from a document, every entity decoded. */
export type ReadPage = {
  lang: string;
  title: string;
  headings: string[];
  /** The visible text of the body. */
  text: string;
  jsonLd: string[];
  meta: (name: string) => string[];
  links: (rel: string) => Record<string, string>[];
  ids: Set<string>;
};

/** Reads a document as a crawler does: scripts do not run and are not text. */
export function readHtml(html: string): ReadPage {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  const texts = { title: '', headings: [] as string[], body: '', jsonLd: [] as string[] };
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = { name, attributes };
      tags.push(tag);
      open.push(tag);
      if (name === 'h1') texts.headings.push('');
      if (name === 'script' && attributes.type === 'application/ld+json') texts.jsonLd.push('');
    },
    ontext(text) {
      const tag = open.at(-1);
      if (tag?.name === 'script') {
        if (tag.attributes.type === 'application/ld+json')
          texts.jsonLd[texts.jsonLd.length - 1] += text;
        return;
      }
      if (tag?.name === 'style') return;
      if (tag?.name === 'title' && !open.some(({ name }) => name === 'svg')) texts.title += text;
      if (open.some(({ name }) => name === 'h1')) texts.headings[texts.headings.length - 1] += text;
      if (open.some(({ name }) => name === 'body')) texts.body += text;
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  const named = (name: string) =>
    tags.filter((tag) => tag.name === name).map((tag) => tag.attributes);
  return {
    lang: named('html')[0]?.lang ?? '',
    title: texts.title,
    headings: texts.headings,
    text: texts.body,
    jsonLd: texts.jsonLd,
    meta: (name) =>
      named('meta')
        .filter((one) => one.name === name || one.property === name)
        .map((one) => one.content ?? ''),
    links: (rel) => named('link').filter((one) => one.rel === rel),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.id ?? [])),
  };
}
