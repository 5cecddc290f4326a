import { isWithinSlips } from '#domain/search/near.ts';
import { byBytes, Dictionary } from './dictionary.ts';

/** So many new words are kept apart before they become a dictionary of their own. */
const mostFresh = 2_000;

/**
 * Sorted words, and once more the shortest first: which word that is and what letters it has, and where those of each
 * length begin.
 */
type Layer = { words: Dictionary; numbers: Int32Array; letters: Int32Array; starts: Int32Array };
/** Words of as many letters or more, which none that is typed is near to, are taken together. */
const longest = 64;

/**
 * The words of all recipes in memory. Words stay when the last recipe that holds them goes: the caller
 * says which of them still count.
 */
export class WordList {
  readonly #layers: Layer[] = [];
  #fresh = new Set<string>();

  /** Adds words that are sorted by their bytes and not there yet. */
  addSorted(words: readonly string[]): void {
    if (words.length === 0) return;
    const lengths = words.map(({ length }) => Math.min(longest, length));
    const starts = new Int32Array(longest + 2);
    for (const length of lengths) starts[length + 1] = (starts[length + 1] as number) + 1;
    for (let at = 1; at < starts.length; at += 1) {
      starts[at] = (starts[at] as number) + (starts[at - 1] as number);
    }
    const next = starts.slice();
    const numbers = new Int32Array(words.length);
    for (const [number, length] of lengths.entries()) {
      const at = next[length] as number;
      numbers[at] = number;
      next[length] = at + 1;
    }
    const letters = numbers.map((number) => lettersOf(words[number] as string));
    this.#layers.push({ words: Dictionary.of(words), numbers, letters, starts });
  }

  add(words: readonly string[]): void {
    for (const word of words) if (!this.has(word)) this.#fresh.add(word);
    if (this.#fresh.size < mostFresh) return;
    this.addSorted([...this.#fresh].sort(byBytes));
    this.#fresh = new Set();
  }

  has(word: string): boolean {
    return this.#fresh.has(word) || this.#layers.some(({ words }) => words.find(word) >= 0);
  }

  /** The words that begin so and count, in order; null when there are more than `limit` of them. */
  beginning(typed: string, limit: number, counts: (word: string) => boolean): string[] | null {
    const found = [...this.#fresh].filter((word) => word.startsWith(typed) && counts(word));
    for (const { words } of this.#layers) {
      const { start, end } = words.range(typed);
      for (let at = start; at < end && found.length <= limit; at += 1) {
        const word = words.at(at);
        if (counts(word)) found.push(word);
      }
    }
    return found.length > limit ? null : found.sort(byBytes);
  }

  /** The words with at most so many slips between them and what was typed. */
  near(typed: string, slips: number): string[] {
    const letters = lettersOf(typed);
    // A slip brings one letter and takes another at most.
    const isLike = (others: number) => countBits(letters ^ others) <= 2 * slips;
    const isNear = (word: string) => isWithinSlips(typed, word, slips);
    const found = [...this.#fresh].filter((word) => isLike(lettersOf(word)) && isNear(word));
    const from = Math.min(longest, Math.max(0, typed.length - slips));
    const to = Math.min(longest, typed.length + slips) + 1;
    for (const { words, numbers, letters: of, starts } of this.#layers) {
      const end = starts[to] as number;
      for (let at = starts[from] as number; at < end; at += 1) {
        if (countBits(letters ^ (of[at] as number)) > 2 * slips) continue;
        const word = words.at(numbers[at] as number);
        if (isNear(word)) found.push(word);
      }
    }
    return found;
  }
}

/** Which letters a word has, a bit for one or several. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
