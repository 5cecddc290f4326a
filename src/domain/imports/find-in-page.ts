import { keyOf, likeness } from './compare-texts.ts';
import type { PageLine } from './page-lines.ts';

/** Lines between two ingredients: a heading, an offer of a tool, a unit to choose. */
const farthest = 12;
/** An ingredient that the page sets in columns is several lines. */
const mostPieces = 4;
/** Places where a list may begin: pages name their first ingredient in prose, in lists and for printing. */
const mostStarts = 30;
const mostLines = 20_000;
const leastLikeness = 0.7;

/** What is compared of a line; longer ones are prose. */
const longestKey = 400;

export type KeyedLine = PageLine & { key: string };
/** Where each text stands in the page, as its first line and the one after its last; null where it was not found. */
export type Places = ({ from: number; to: number } | null)[];
export type FoundInPage = { places: Places; lines: KeyedLine[] };

/** The best run of lines that shows these texts in their order; null where none shows nearly all. */
export function findInPage(
  texts: readonly string[],
  page: readonly PageLine[],
): FoundInPage | null {
  const keys = texts.map(shortKey);
  const lines = page.slice(0, mostLines).map((line) => ({ ...line, key: shortKey(line.text) }));
  const [first = ''] = keys;
  let best: Places | null = null;
  let most = Math.ceil(keys.length * 0.8) - 1;
  let starts = 0;
  for (let at = 0; at < lines.length && starts < mostStarts; at += 1) {
    if (!matchAt(first, lines, at)) continue;
    starts += 1;
    const places = follow(keys, lines, at);
    const found = places.filter(Boolean).length;
    if (found <= most) continue;
    [best, most] = [places, found];
  }
  return best && { places: best, lines };
}

const shortKey = (text: string): string => keyOf(text.slice(0, longestKey));

function follow(keys: string[], lines: KeyedLine[], start: number): Places {
  let at = start;
  return keys.map((key) => {
    for (let from = at; from < Math.min(at + farthest, lines.length); from += 1) {
      const to = matchAt(key, lines, from);
      if (!to) continue;
      at = to;
      return { from, to };
    }
    return null;
  });
}

/** The line after an ingredient that begins on this one; 0 where another text stands there. */
function matchAt(key: string, lines: KeyedLine[], from: number): number {
  const own = lines[from]?.key ?? '';
  if (own === '' || key === '') return 0;
  if (isSame(own, key)) return from + 1;
  if (own.length >= key.length || !key.startsWith(own)) return 0;
  let together = own;
  for (let to = from + 1; to < Math.min(from + mostPieces, lines.length); to += 1) {
    together += lines[to]?.key ?? '';
    if (together === key) return to + 1;
    if (!key.startsWith(together)) return 0;
  }
  return 0;
}

function isSame(shown: string, told: string): boolean {
  if (shown === told) return true;
  const [short, long] = [shown, told].sort((a, b) => a.length - b.length) as [string, string];
  if (short.length * 2 < long.length) return false;
  return (short.length > 5 && long.includes(short)) || likeness(shown, told) >= leastLikeness;
}
