/** Only the beginning of a word is taken apart: it bounds the keys per word and loses no neighbour. */
const keyLength = 7;
const shortest = 3;
const longest = 24;

/** How many slips a word of this length is forgiven. */
export function forgivenSlips(word: string): 0 | 1 | 2 {
  if (word.length < 4 || word.length > longest) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The keys under which a word is kept, so that any word within its slips shares a key with it. */
export function keysOfWord(word: string): string[] {
  if (word.length < shortest || word.length > longest + 2) return [];
  // A typed word has two slips from eight letters on, so its neighbours have six or more.
  return deletions(word.slice(0, keyLength), word.length < 6 ? 1 : 2);
}

/** The keys under which the neighbours of a typed word are to be looked up. */
export function keysOfTyped(word: string): string[] {
  const slips = forgivenSlips(word);
  return slips === 0 ? [] : deletions(word.slice(0, keyLength), slips);
}

function deletions(text: string, most: number): string[] {
  const found = new Set([text]);
  let last = [text];
  for (let round = 0; round < most; round += 1) {
    last = last.flatMap((from) => Array.from(from, (_, i) => from.slice(0, i) + from.slice(i + 1)));
    for (const key of last) found.add(key);
  }
  return [...found];
}

/**
 * How many slips (a letter more, less, another, or two neighbours exchanged) lie between
 * two words; `limit + 1` as soon as it is more than `limit`.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      row.push(cell({ a, b, i, j, row, last, before }));
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

type Cell = {
  a: string;
  b: string;
  i: number;
  j: number;
  row: number[];
  last: number[];
  before: number[];
};

function cell({ a, b, i, j, row, last, before }: Cell): number {
  const at = (from: number[], index: number) => from[index] ?? Number.POSITIVE_INFINITY;
  const same = a[i - 1] === b[j - 1];
  const best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
  const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return exchanged ? Math.min(best, at(before, j - 2) + 1) : best;
}

const bandWidth = 64;
const bands = [0, 1, 2].map(() => new Uint8Array(bandWidth)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** Whether at most `limit` slips lie between two words. */
export const isWithinSlips = (a: string, b: string, limit: number): boolean =>
  slipsWithin(a, b, limit) <= limit;

/** `slipsBetween` for very many words, which are mostly unlike. */
function slipsWithin(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (b.length >= bandWidth) return slipsBetween(a, b, limit);
  let [before, last, row] = bands;
  const get = (from: Uint8Array, j: number) => from[j] as number;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row.fill(limit + 1, 0, b.length + 1);
    row[0] = Math.min(i, limit + 1);
    let least = get(row, 0);
    const letter = a.charCodeAt(i - 1);
    const to = Math.min(b.length, i + limit);
    for (let j = Math.max(1, i - limit); j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      let best = get(last, j - 1) + (letter === other ? 0 : 1);
      best = Math.min(best, get(last, j) + 1, get(row, j - 1) + 1);
      const isExchanged =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2);
      if (isExchanged) best = Math.min(best, get(before, j - 2) + 1);
      row[j] = best;
      least = Math.min(least, best);
    }
    if (least > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(get(last, b.length), limit + 1);
}

/**
 * How unlikely it is that someone who typed `typed` meant `word`: the slips, where a
 * doubled letter, another vowel and exchanged neighbours are likelier slips, and a wrong
 * first letter is an unlikelier one.
 */
export function unlikeliness(typed: string, word: string): number {
  const limit = forgivenSlips(typed);
  const slips = slipsWithin(typed, word, limit);
  if (slips > limit) return Number.POSITIVE_INFINITY;
  const sound = slipsWithin(soundOf(typed), soundOf(word), limit);
  const first = typed[0] === word[0] ? 0 : 0.5;
  return slips + 0.4 * (Math.min(sound, slips) - slips) + first;
}

/** Single letters and one vowel for all: what is left when doubling and vowels are confused. */
function soundOf(word: string): string {
  return word.replace(/[eiouy]/g, 'a').replace(/(.)\1+/g, '$1');
}
