import { isWithinSlips } from '#domain/search/near.ts';
import { byBytes, Dictionary } from './dictionary.ts';

/** So many new words are kept apart before they become a dictionary of their own. */
const mostFresh = 2_000;

/** Sorted words, with the letters that each of them has and how many these are, up to 255. */
type Layer = { words: Dictionary; letters: Int32Array; lengths: Uint8Array };

/**
 * The words of all recipes in memory. Words stay when the last recipe that holds them goes: whoever
 * asks says which of them still count.
 */
export class WordList {
  readonly #layers: Layer[] = [];
  #fresh = new Set<string>();

  /** Adds words that are sorted by their bytes and not there yet. */
  addSorted(words: readonly string[]): void {
    if (words.length === 0) return;
    this.#layers.push({
      words: Dictionary.of(words),
      letters: Int32Array.from(words, lettersOf),
      lengths: Uint8Array.from(words, ({ length }) => Math.min(255, length)),
    });
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
    const [shortest, longest] = [typed.length - slips, typed.length + slips];
    for (const { words, letters: of, lengths } of this.#layers) {
      for (let at = 0; at < lengths.length; at += 1) {
        const length = lengths[at] as number;
        if (length < shortest || length > longest) continue;
        if (countBits(letters ^ (of[at] as number)) > 2 * slips) continue;
        const word = words.at(at);
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
