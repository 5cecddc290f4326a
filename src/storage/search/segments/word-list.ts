import { byBytes, Dictionary } from './dictionary.ts';

/** So many new words are kept apart before they become a dictionary of their own. */
const mostFresh = 2_000;

/**
 * The words of all recipes in memory. Words stay when the last recipe that holds them goes: whoever
 * asks says which of them still count.
 */
export class WordList {
  readonly #layers: Dictionary[] = [];
  #fresh = new Set<string>();

  /** Adds words that are sorted by their bytes and not there yet. */
  addSorted(words: readonly string[]): void {
    if (words.length > 0) this.#layers.push(Dictionary.of(words));
  }

  add(words: readonly string[]): void {
    for (const word of words) if (!this.has(word)) this.#fresh.add(word);
    if (this.#fresh.size < mostFresh) return;
    this.addSorted([...this.#fresh].sort(byBytes));
    this.#fresh = new Set();
  }

  has(word: string): boolean {
    return this.#fresh.has(word) || this.#layers.some((layer) => layer.find(word) >= 0);
  }

  /** The words that begin so and count, in order; null when there are more than `limit` of them. */
  beginning(typed: string, limit: number, counts: (word: string) => boolean): string[] | null {
    const found = [...this.#fresh].filter((word) => word.startsWith(typed) && counts(word));
    for (const layer of this.#layers) {
      const { start, end } = layer.range(typed);
      for (let at = start; at < end && found.length <= limit; at += 1) {
        const word = layer.at(at);
        if (counts(word)) found.push(word);
      }
    }
    return found.length > limit ? null : found.sort(byBytes);
  }
}
