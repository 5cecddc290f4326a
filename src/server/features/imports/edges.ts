import { columns } from './plain-text.ts';

/** Elements that pages set apart by style alone: words on both sides of their edge are two words. */
const apart = new Set(['a', 'b', 'data', 'label', 'span', 'strong']);
/** Where such an edge is; a sign that Unicode keeps for inner use, so that no page says it. */
const edge = '\ufdd0';

/** What the beginning or the end of an element that begins no line puts between its text and the next. */
export function edgeOf(name: string): string {
  if (columns.has(name)) return ' ';
  return apart.has(name) ? edge : '';
}

/** A space where an element's edge stands between two words, nothing elsewhere. */
export function withoutEdges(text: string): string {
  return text.replace(/([\p{L}\p{N})]?)\ufdd0+(?=([\p{L}\p{N}(]?))/gu, (_, before, after) =>
    before && after ? `${before} ` : before,
  );
}
