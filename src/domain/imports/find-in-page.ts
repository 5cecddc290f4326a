import { keyOf, likeness } from './compare-texts.ts';
import type { PageLine } from './page-lines.ts';

/** Lines between two ingredients: a heading, an offer of a tool, a unit to choose. */
const farthest = 12;
/** An ingredient that the page sets in columns is several lines. */
const mostPieces = 4;
/** Places where a list may begin: pages name their first ingredient in prose, in lists and for printing. */
const mostStarts = 30;
const mostLines = 20_000;
/** How many of the first texts a list may begin with: the page may write one of them otherwise. */
const mostMissed = 3;
const leastLikeness = 0.6;
/** What a likeness counts beside an equal text, and a line that the run passes beside both. */
const alikeCounts = 0.6;
const lineCosts = 0.001;

/** What is compared of a line; longer ones are prose. */
const longestKey = 400;

export type KeyedLine = PageLine & { key: string };
/** Where each text stands in the page, as its first line and the one after its last; null where it was not found. */
type Places = ({ from: number; to: number } | null)[];
export type FoundInPage = { places: Places; lines: KeyedLine[] };

/** The best run of lines that shows these texts in their order; null where none shows nearly all. */
export function findInPage(
  texts: readonly string[],
  page: readonly PageLine[],
): FoundInPage | null {
  const keys = texts.map(shortKey);
  const lines = page.slice(0, mostLines).map((line) => ({ ...line, key: shortKey(line.text) }));
  const least = Math.ceil(keys.length * 0.8);
  let best: Places | null = null;
  let most = 0;
  for (const start of startsOf(keys, lines)) {
    const places = follow(keys, lines, start);
    if (places.filter(Boolean).length < least) continue;
    const worth = worthOf(places, keys, lines);
    if (worth > most) [best, most] = [places, worth];
  }
  return best && { places: best, lines };
}

/** Where one of the first texts stands. */
function startsOf(keys: string[], lines: KeyedLine[]): number[] {
  const first = keys.slice(0, mostMissed);
  const starts: number[] = [];
  for (let at = 0; at < lines.length && starts.length < mostStarts; at += 1) {
    if (first.some((key) => matchAt(key, lines, at))) starts.push(at);
  }
  return starts;
}

/** Pages name their ingredients in prose too; a list says them as they are told, close together. */
function worthOf(places: Places, keys: string[], lines: KeyedLine[]): number {
  const found = places.map((place, index) => {
    if (!place) return 0;
    const shown = lines.slice(place.from, place.to).map(({ key }) => key);
    return shown.join('') === keys[index] ? 1 : alikeCounts;
  });
  const spots = places.flatMap((place) => place ?? []);
  const length = (spots.at(-1)?.to ?? 0) - (spots[0]?.from ?? 0);
  return found.reduce((sum: number, one) => sum + one, 0) - length * lineCosts;
}

const shortKey = (text: string): string => keyOf(text.slice(0, longestKey));

function follow(keys: string[], lines: KeyedLine[], start: number): Places {
  let at = start;
  return keys.map((key) => {
    for (let from = at; from < Math.min(at + farthest, lines.length); from += 1) {
      const to = matchAt(key, lines, from);
      // A heading may be like the line under it: 'Blue cheese dip' over '100 g blue cheese'.
      if (!to || (lines[from]?.key !== key && lines[from + 1]?.key === key)) continue;
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
