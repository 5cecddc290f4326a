import { fnv1aOfNumbers } from '#domain/hashes/fnv-1a.ts';
import { SeqSet } from './seq-set.ts';

/** Which recipes have each of some keys, by the number of the recipe. */
export class KeyLists {
  /** The keys by numbers from 0, and the recipes that have each. */
  readonly #numbers = new Map<string | number, number>();
  readonly #lists: SeqSet[] = [];
  /** Of each recipe a number for its keys, to tell whether they changed; 0 of one that was never here. */
  #prints = new Int32Array(1_024);

  put(seq: number, keys: readonly (string | number)[]): void {
    if (seq >= this.#prints.length) {
      const more = new Int32Array(Math.max(seq + 1, Math.ceil(this.#prints.length * 1.5)));
      more.set(this.#prints);
      this.#prints = more;
    }
    const numbers = keys.map((key) => this.#numberOf(key));
    const print = fnv1aOfNumbers(numbers) | 1;
    const before = this.#prints[seq];
    if (before === print) return;
    this.#prints[seq] = print;
    // Texts change seldom, and what their recipes held is not kept apart: each list is asked.
    if (before !== 0) for (const list of this.#lists) list.delete(seq);
    for (const number of numbers) this.#lists[number]?.add(seq);
  }

  /** A bit for each recipe below a number that has any of these keys. */
  bitsOf(keys: Iterable<string | number>, end: number): Uint32Array {
    const bits = new Uint32Array((end + 31) >>> 5);
    for (const key of keys) this.#listOf(key)?.addTo(bits);
    return bits;
  }

  /** Visits the recipes that have a key, once for each key that they have. */
  visit(keys: Iterable<string | number>, visit: (seq: number) => void): void {
    for (const key of keys) this.#listOf(key)?.forEach(visit);
  }

  #listOf(key: string | number): SeqSet | undefined {
    return this.#lists[this.#numbers.get(key) ?? -1];
  }

  #numberOf(key: string | number): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#lists.length);
    return this.#lists.push(new SeqSet()) - 1;
  }
}
