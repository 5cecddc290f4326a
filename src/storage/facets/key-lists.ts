import { printOf } from '../search/segments/segment.ts';
import { SeqSet } from './seq-set.ts';

/** Which recipes have each of some keys, by the number of the recipe. */
export class KeyLists {
  readonly #lists = new Map<string | number, SeqSet>();
  /** Of each recipe a number for its keys, to tell whether they changed; 0 of one that was never here. */
  #prints = new Int32Array(1_024);

  put(seq: number, keys: readonly (string | number)[]): void {
    if (seq >= this.#prints.length) {
      const more = new Int32Array(Math.max(seq + 1, Math.ceil(this.#prints.length * 1.5)));
      more.set(this.#prints);
      this.#prints = more;
    }
    const print = printOf(keys.join('\n')) | 1;
    const before = this.#prints[seq];
    if (before === print) return;
    this.#prints[seq] = print;
    // Texts change seldom, and what their recipes held is not kept apart: each list is asked.
    if (before !== 0) for (const list of this.#lists.values()) list.delete(seq);
    for (const key of keys) this.#listOf(key).add(seq);
  }

  /** A bit for each recipe below a number that has any of these keys. */
  bitsOf(keys: Iterable<string | number>, end: number): Uint32Array {
    const bits = new Uint32Array((end + 31) >>> 5);
    for (const key of keys) this.#lists.get(key)?.addTo(bits);
    return bits;
  }

  /** Visits the recipes that have a key, once for each key that they have. */
  visit(keys: Iterable<string | number>, visit: (seq: number) => void): void {
    for (const key of keys) this.#lists.get(key)?.forEach(visit);
  }

  #listOf(key: string | number): SeqSet {
    const list = this.#lists.get(key) ?? new SeqSet();
    this.#lists.set(key, list);
    return list;
  }
}
