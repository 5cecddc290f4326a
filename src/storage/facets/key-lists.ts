import { fnv1aOfNumbers } from '#domain/hashes/fnv-1a.ts';
import { GrowingInts } from '../search/segments/growing.ts';
import { SeqSet } from './seq-set.ts';

/** So many keys of recipes wait to be put in the lists of those keys, which lie all over the memory: each list then gets what is its at once. */
const mostWaiting = 1 << 18;

/** Which recipes have each of some keys, by the number of the recipe. */
export class KeyLists {
  /** The keys by numbers from 0, and the recipes that have each. */
  readonly #numbers = new KeyNumbers();
  readonly #lists: SeqSet[] = [];
  /** The numbers of keys that are not in their lists yet, and the recipes that have them. */
  #waitingNumbers = new GrowingInts();
  #waitingSeqs = new GrowingInts();
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
    if (before !== 0) {
      this.#settle();
      // Texts change seldom, and what their recipes held is not kept apart: each list is asked.
      for (const list of this.#lists) list.delete(seq);
    }
    for (const number of numbers) {
      this.#waitingNumbers.push(number);
      this.#waitingSeqs.push(seq);
    }
    if (this.#waitingNumbers.length < mostWaiting) return;
    this.#fill();
    this.#waitingNumbers.length = 0;
    this.#waitingSeqs.length = 0;
  }

  /** A bit for each recipe below a number that has any of these keys. */
  bitsOf(keys: Iterable<string | number>, end: number): Uint32Array {
    this.#settle();
    const bits = new Uint32Array((end + 31) >>> 5);
    for (const key of keys) this.#listOf(key)?.addTo(bits);
    return bits;
  }

  /** Visits the recipes that have a key, once for each key that they have. */
  visit(keys: Iterable<string | number>, visit: (seq: number) => void): void {
    this.#settle();
    for (const key of keys) this.#listOf(key)?.forEach(visit);
  }

  /** Nothing waits from then on, and the room for it is given up: more seldom comes at once. */
  #settle(): void {
    if (this.#waitingNumbers.length === 0) return;
    this.#fill();
    this.#waitingNumbers = new GrowingInts();
    this.#waitingSeqs = new GrowingInts();
  }

  /** Puts what waits in the lists, one list after the other. */
  #fill(): void {
    const numbers = this.#waitingNumbers.view();
    const seqs = this.#waitingSeqs.view();
    const ends = new Int32Array(this.#lists.length + 1);
    for (const number of numbers) ends[number + 1] = (ends[number + 1] as number) + 1;
    for (let at = 1; at < ends.length; at += 1) {
      ends[at] = (ends[at] as number) + (ends[at - 1] as number);
    }
    // From here on an end is how far its list was filled.
    const sorted = new Int32Array(numbers.length);
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] as number;
      const place = ends[number] as number;
      sorted[place] = seqs[at] as number;
      ends[number] = place + 1;
    }
    let from = 0;
    for (const [number, list] of this.#lists.entries()) {
      const end = ends[number] as number;
      for (let at = from; at < end; at += 1) list.add(sorted[at] as number);
      from = end;
    }
  }

  #listOf(key: string | number): SeqSet | undefined {
    return this.#lists[this.#numbers.of(key) ?? -1];
  }

  #numberOf(key: string | number): number {
    const known = this.#numbers.of(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#lists.length);
    return this.#lists.push(new SeqSet()) - 1;
  }
}

/** A number for each key. Keys that are numbers, from -1 on, have places in an array: a recipe names sixty foods, and a million recipes are read at a start. */
class KeyNumbers {
  readonly #ofTexts = new Map<string, number>();
  readonly #ofNumbers: (number | undefined)[] = [];

  of(key: string | number): number | undefined {
    return typeof key === 'number' ? this.#ofNumbers[key + 1] : this.#ofTexts.get(key);
  }

  set(key: string | number, number: number): void {
    if (typeof key === 'string') this.#ofTexts.set(key, number);
    else this.#ofNumbers[key + 1] = number;
  }
}
