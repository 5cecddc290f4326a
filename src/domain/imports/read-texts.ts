import type { SchemaNode } from './find-recipe-node.ts';

/** Turns a text that holds HTML into plain lines; text without any stays as it is. */
export type PlainText = (text: string) => string;

/** Every text in a schema.org value: a text, a number, a thing with a name, or a list of those. */
export function texts(value: unknown, plain: PlainText): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, plain));
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') {
    const text = plain(value).trim();
    return text === '' ? [] : [text];
  }
  if (!value || typeof value !== 'object') return [];
  const node = value as SchemaNode;
  return texts(node['@value'] ?? node.text ?? node.name ?? node.value ?? node['@id'], plain);
}

/** A text on one line, single spaces between its words. */
export function line(text: string): string {
  return text.replace(/[\s\u00a0\u200b]+/g, ' ').trim();
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
