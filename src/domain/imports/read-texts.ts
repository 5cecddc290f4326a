import type { SchemaNode } from './find-recipe-node.ts';

/** Turns a text that holds HTML into plain lines; text without any stays as it is. */
export type PlainText = (text: string) => string;

/** Every text in a schema.org value: a text, a number, a thing with a name, or a list of those. */
export function texts(value: unknown, plain: PlainText): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, plain));
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') {
    const text = plain(unescaped(value)).trim();
    return text === '' ? [] : [text];
  }
  if (!value || typeof value !== 'object') return [];
  const node = value as SchemaNode;
  const told = node['@value'] ?? node.text ?? node.name ?? node.value;
  return texts(told ?? node[wholeText] ?? node['@id'], plain);
}

/** Where microdata keep everything that stands in a thing, beside its properties. */
export const wholeText = '#text';

/** Soft hyphens and zero-width signs mark where a browser may break a line, or nothing at all. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** A text on one line, single spaces between its words. */
export function line(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
}

/** A text in paragraphs: single spaces, at most one empty line between. */
export function paragraphs(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(line)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const escapes = /\\(?:u([\da-f]{4})|([nrt])|(["'/]))/gi;

/** A text whose JSON was escaped a second time says `\n` and `\u00bd` in so many letters. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(escapes, (_, code?: string, space?: string, sign?: string) => {
    if (code) return String.fromCharCode(Number.parseInt(code, 16));
    return space ? '\n' : (sign ?? '');
  });
}
