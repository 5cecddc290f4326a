import type { Chosen } from '#domain/facets/facets.ts';
import { type FoodFacts, type FoodsAsked, readFoodFacets } from '#domain/facets/food-facets.ts';
import { bestSupplied, type Supply } from './best-supplied.ts';
import { KeyLists } from './key-lists.ts';

/** The key of recipes of which it is not known what they name. */
const unread = -1;

/** What recipes tell of ingredients, by the number of the recipe. */
export class FoodColumns {
  readonly #needs = new KeyLists();
  readonly #named = new KeyLists();
  /** How many needs each recipe has. */
  #counts = new Uint8Array(1_024);
  /** What was asked for last: a page and its counts ask for the same. */
  #last: { asked: string; end: number; bits: Uint32Array } | null = null;

  put(seq: number, { needs, named }: FoodFacts): void {
    this.#last = null;
    if (seq >= this.#counts.length) {
      const more = new Uint8Array(Math.max(seq + 1, Math.ceil(this.#counts.length * 1.5)));
      more.set(this.#counts);
      this.#counts = more;
    }
    this.#counts[seq] = Math.min(255, needs.length);
    this.#needs.put(seq, needs);
    this.#named.put(seq, named ?? [unread]);
  }

  /** Tells whether a recipe has what is to be had and names nothing that is avoided, of those below a number. */
  fitting(chosen: Chosen, end: number): ((seq: number) => boolean) | null {
    if (chosen.have.length + chosen.avoid.length === 0) return null;
    const asked = JSON.stringify([chosen.have, chosen.avoid]);
    if (this.#last?.asked !== asked || this.#last.end !== end) {
      this.#last = { asked, end, bits: this.#bitsOf(readFoodFacets(chosen), end) };
    }
    const { bits } = this.#last;
    return (seq) => ((bits[seq >>> 5] as number) & (1 << (seq & 31))) !== 0;
  }

  /** The recipes of which least is missing, of those that are there and are not known to name what is avoided. */
  needing(
    { stock, avoid }: Supply,
    limit: number,
    end: number,
    isThere: (seq: number) => boolean,
  ): number[] {
    const out = this.#named.bitsOf(avoid, end);
    const isOut = (seq: number) => ((out[seq >>> 5] as number) & (1 << (seq & 31))) !== 0;
    const met = (keys: ReadonlySet<string>) => {
      const counts = new Uint8Array(end);
      this.#needs.visit(keys, (seq) => {
        counts[seq] = (counts[seq] as number) + 1;
      });
      return counts;
    };
    const shelf = {
      size: end,
      seqOf: (seq: number) => seq,
      needsOf: (seq: number) => (isThere(seq) && !isOut(seq) ? (this.#counts[seq] as number) : -1),
      had: met(stock.had),
      assumed: met(stock.assumed),
    };
    return bestSupplied(shelf, limit);
  }

  /** A bit for each recipe that has all that is to be had and names nothing that is avoided. */
  #bitsOf({ have, avoid }: FoodsAsked, end: number): Uint32Array {
    const bits = new Uint32Array((end + 31) >>> 5).fill(0xffffffff);
    for (const keys of have) {
      for (const [at, some] of this.#needs.bitsOf(keys, end).entries()) {
        bits[at] = (bits[at] as number) & some;
      }
    }
    if (avoid.length === 0) return bits;
    for (const [at, some] of this.#named.bitsOf([unread, ...avoid], end).entries()) {
      bits[at] = (bits[at] as number) & ~some;
    }
    return bits;
  }
}
