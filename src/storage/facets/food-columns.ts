import type { Chosen } from '#domain/facets/facets.ts';
import { type FoodFacts, type FoodsAsked, readFoodFacets } from '#domain/facets/food-facets.ts';
import { KeyLists } from './key-lists.ts';

/** The key of recipes of which it is not known what they name. */
const unread = -1;
const avoided = 255;

/** What recipes tell of ingredients, by the number of the recipe. */
export class FoodColumns {
  readonly #needs = new KeyLists();
  readonly #named = new KeyLists();
  /** What was asked for last: a page and its counts ask for the same. */
  #last: { asked: string; end: number; marks: Uint8Array } | null = null;

  put(seq: number, { needs, named }: FoodFacts): void {
    this.#last = null;
    this.#needs.put(seq, needs);
    this.#named.put(seq, named ?? [unread]);
  }

  /** Tells whether a recipe has what is to be had and names nothing that is avoided, of those below a number. */
  fitting(chosen: Chosen, end: number): ((seq: number) => boolean) | null {
    const most = chosen.have.length;
    if (most + chosen.avoid.length === 0) return null;
    const asked = JSON.stringify([chosen.have, chosen.avoid]);
    if (this.#last?.asked !== asked || this.#last.end !== end) {
      this.#last = { asked, end, marks: this.#marksOf(readFoodFacets(chosen), end) };
    }
    const { marks } = this.#last;
    return (seq) => marks[seq] === most;
  }

  /** Of each recipe how many of what is to be had it has, one behind the other. */
  #marksOf({ have, avoid }: FoodsAsked, end: number): Uint8Array {
    const marks = new Uint8Array(end);
    for (const [at, keys] of have.entries()) {
      this.#needs.visit(keys, (seq) => {
        if (marks[seq] === at) marks[seq] = at + 1;
      });
    }
    if (avoid.length === 0) return marks;
    this.#named.visit([unread, ...avoid], (seq) => {
      marks[seq] = avoided;
    });
    return marks;
  }
}
