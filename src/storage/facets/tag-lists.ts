import { GrowingInts } from '../search/segments/growing.ts';
import { begunTags } from './begun-tags.ts';

const none: readonly string[] = [];

/** The tags of recipes as numbers one behind the other, by the number of the recipe. */
export class TagLists {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  /** How many recipes have each tag, and which tags have a word of these two first characters. */
  readonly #counts: number[] = [];
  readonly #begun = new Map<string, number[]>();
  readonly #lists = new GrowingInts();
  /** Where the tags of each recipe begin, in front of them how many they are; none at 0. */
  #starts = new Int32Array(1_024);

  constructor() {
    this.#lists.push(0);
  }

  put(seq: number, tags: readonly string[]): void {
    if (seq >= this.#starts.length) {
      const more = new Int32Array(Math.max(seq + 1, this.#starts.length * 2));
      more.set(this.#starts);
      this.#starts = more;
    }
    if (this.#has(seq, tags)) return;
    // What a recipe had before stays behind until the next start: tags change seldom, and its reviews often.
    this.#starts[seq] = tags.length === 0 ? 0 : this.#lists.length;
    if (tags.length === 0) return;
    this.#lists.push(tags.length);
    for (const tag of tags) this.#lists.push(this.#numberOf(tag));
  }

  /** A recipe is there with its tags, or no longer. */
  count(seq: number, change: 1 | -1): void {
    for (const tag of this.#numbersOf(seq)) {
      this.#counts[tag] = (this.#counts[tag] as number) + change;
    }
  }

  /** Tags with a word that begins so (`begunTags`). */
  beginning(typed: string, limit: number): string[] {
    const tags = (this.#begun.get(typed.slice(0, 2)) ?? []).map((tag) => ({
      value: this.#names[tag] as string,
      count: this.#counts[tag] as number,
    }));
    return begunTags(tags, typed, limit);
  }

  #has(seq: number, tags: readonly string[]): boolean {
    const had = this.of(seq);
    return had.length === tags.length && had.every((tag, at) => tag === tags[at]);
  }

  /** How many numbers are held, those that were left behind among them. */
  get size(): number {
    return this.#lists.length;
  }

  of(seq: number): readonly string[] {
    const start = this.#starts[seq] ?? 0;
    if (start === 0) return none;
    return Array.from(this.#numbersOf(seq), (n) => this.#names[n] as string);
  }

  /** How many of all recipes have each tag. */
  counts(): Map<string, number> {
    return this.#named(this.#counts);
  }

  #numbersOf(seq: number): Int32Array {
    const view = this.#lists.view();
    const start = this.#starts[seq] ?? 0;
    return view.subarray(start + 1, start + 1 + (view[start] as number));
  }

  /** Tells whether a recipe has any of some tags; all do where there are none. */
  anyOf(tags: readonly string[]): (seq: number) => boolean {
    if (tags.length === 0) return () => true;
    const wanted = new Set(tags.map((tag) => this.#numbers.get(tag)));
    const view = this.#lists.view();
    return (seq) => {
      const start = this.#starts[seq] ?? 0;
      for (let at = start + (view[start] as number); at > start; at -= 1) {
        if (wanted.has(view[at])) return true;
      }
      return false;
    };
  }

  /** Counts the tags of recipes; how many recipes have each. */
  counter(): { add(seq: number): void; counts(): Map<string, number> } {
    const counts = new Int32Array(this.#names.length);
    const view = this.#lists.view();
    return {
      add: (seq) => {
        const start = this.#starts[seq] ?? 0;
        for (let at = start + (view[start] as number); at > start; at -= 1) {
          const tag = view[at] as number;
          counts[tag] = (counts[tag] as number) + 1;
        }
      },
      counts: () => this.#named(counts),
    };
  }

  #named(counts: Iterable<number>): Map<string, number> {
    const found = new Map<string, number>();
    let tag = 0;
    for (const count of counts) {
      if (count > 0) found.set(this.#names[tag] as string, count);
      tag += 1;
    }
    return found;
  }

  #numberOf(tag: string): number {
    const known = this.#numbers.get(tag);
    if (known !== undefined) return known;
    const number = this.#names.push(tag) - 1;
    this.#numbers.set(tag, number);
    this.#counts.push(0);
    for (const begun of new Set(tag.split(' ').map((word) => word.slice(0, 2)))) {
      const tags = this.#begun.get(begun);
      if (tags) tags.push(number);
      else this.#begun.set(begun, [number]);
    }
    return number;
  }
}
