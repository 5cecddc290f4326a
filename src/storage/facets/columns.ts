import {
  type Choice,
  countChoices,
  type FacetCounts,
  mostFirst,
  mostTags,
} from '#domain/facets/count.ts';
import type { Chosen, Sort } from '#domain/facets/facets.ts';
import {
  answering,
  comparePlaces,
  type Facts,
  type KindOf,
  type Place,
} from '#domain/facets/facts.ts';
import type { FoodFacts } from '#domain/facets/food-facets.ts';
import { printOf } from '../search/segments/segment.ts';
import type { Supply } from './best-supplied.ts';
import { BlockBounds, isBehind } from './block-bounds.ts';
import { FoodColumns } from './food-columns.ts';
import { Kinds } from './kinds.ts';
import { TagLists } from './tag-lists.ts';

type Numbers = Int32Array | Float64Array;

/**
 * The facts of all recipes in arrays, by the number of the recipe: some forty bytes for each. How many recipes there
 * are of each kind is kept beside them, so that choices are counted without a look at any.
 */
export class FacetColumns {
  readonly #kinds = new Kinds();
  readonly #tags = new TagLists();
  readonly #foods = new FoodColumns();
  /** Of each recipe its kind; 0 where none is. */
  #kindOf = new Int32Array(1_024);
  #prints = new Int32Array(1_024);
  #createdAt = new Float64Array(1_024);
  #quickness = new Int32Array(1_024);
  #mean = new Int32Array(1_024);
  #score = new Int32Array(1_024);
  #made = new Int32Array(1_024);
  readonly #bounds = new BlockBounds();
  #end = 0;

  put(facts: Facts, foods: FoodFacts, id: string): void {
    const { seq } = facts;
    this.remove(seq);
    this.#grow(seq + 1);
    const kind = this.#kinds.numberOf(facts);
    this.#kinds.add(kind, 1);
    this.#kindOf[seq] = kind;
    this.#prints[seq] = printOf(id);
    this.#createdAt[seq] = facts.createdAt;
    this.#quickness[seq] = facts.quickness;
    this.#mean[seq] = facts.mean;
    this.#score[seq] = facts.score;
    this.#made[seq] = facts.made;
    this.#bounds.put(facts);
    this.#tags.put(seq, facts.tags);
    this.#tags.count(seq, 1);
    this.#foods.put(seq, foods);
  }

  remove(seq: number): void {
    if (seq >= this.#end || this.#kindOf[seq] === 0) return;
    this.#kinds.add(this.#kindOf[seq] as number, -1);
    this.#kindOf[seq] = 0;
    this.#tags.count(seq, -1);
  }

  /** The recipes that may have an id: it among them if it is here, and seldom another. */
  seqsLike(id: string): number[] {
    const print = printOf(id);
    const found: number[] = [];
    for (let at = this.#prints.indexOf(print); at >= 0; at = this.#prints.indexOf(print, at + 1)) {
      if (this.#kindOf[at] !== 0) found.push(at);
    }
    return found;
  }

  facts(seqs: readonly number[], chosen: Chosen): Facts[] {
    const hasFoods = this.#foods.fitting(chosen, this.#end);
    const found: Facts[] = [];
    for (const seq of seqs) {
      const number = seq < this.#end ? (this.#kindOf[seq] as number) : 0;
      if (number === 0 || hasFoods?.(seq) === false) continue;
      const { category, course, diets, difficulty } = this.#kinds.kind(number);
      // Field by field: a thousand are made for one search, and spreading takes several times as long.
      found.push({
        seq,
        createdAt: this.#createdAt[seq] as number,
        category,
        course,
        diets,
        quickness: this.#quickness[seq] as number,
        difficulty,
        mean: this.#mean[seq] as number,
        score: this.#score[seq] as number,
        made: this.#made[seq] as number,
        tags: this.#tags.of(seq),
      });
    }
    return found;
  }

  kinds(seqs: readonly number[]): KindOf[] {
    const found: KindOf[] = [];
    for (const seq of seqs) {
      const number = seq < this.#end ? (this.#kindOf[seq] as number) : 0;
      if (number === 0) continue;
      const quickness = this.#quickness[seq] as number;
      found.push({ seq, quickness, kind: this.#kinds.kind(number) });
    }
    return found;
  }

  /** The places of recipes in an order, behind a place, at most so many. */
  list(chosen: Chosen, sort: Sort, limit: number, after: Place | null): Place[] {
    const fits = this.#kinds.fits(answering({ ...chosen, tag: [] }));
    const isAmong = this.#among(chosen);
    const key = this.#keyOf(sort);
    const kindOf = this.#kindOf;
    let best: Place[] = [];
    let worst: Place | null = null;
    let looked = Number.POSITIVE_INFINITY;
    for (let seq = this.#end - 1; seq >= 0; seq -= 1) {
      if (worst && seq < looked) {
        looked = BlockBounds.first(seq);
        if (this.#bounds.areBehind(sort, seq, worst)) {
          seq = looked;
          continue;
        }
      }
      if (fits[kindOf[seq] as number] === 0 || isAmong?.(seq) === false) continue;
      const of = key ? (key[seq] as number) : 0;
      // Most come behind the worst of those that are kept by their key alone.
      if (worst && of < worst.key) continue;
      const createdAt = this.#createdAt[seq] as number;
      if (after && !isBehind(of, createdAt, seq, after)) continue;
      if (worst && isBehind(of, createdAt, seq, worst)) continue;
      best.push({ key: of, createdAt, seq });
      if (best.length < limit * 2) continue;
      best = best.sort(comparePlaces).slice(0, limit);
      worst = best.at(-1) ?? null;
    }
    return best.sort(comparePlaces).slice(0, limit);
  }

  /** The recipes of which least is missing, none that is known to name what is avoided, at most so many. */
  needing(supply: Supply, limit: number): number[] {
    return this.#foods.needing(supply, limit, this.#end, (seq) => this.#kindOf[seq] !== 0);
  }

  tagsBeginning(typed: string, limit: number): string[] {
    return this.#tags.beginning(typed, limit);
  }

  /** How many recipes have what is chosen, and how many each choice leads to. */
  count(chosen: Chosen): { total: number; facets: FacetCounts } {
    const untagged = { ...chosen, tag: [] };
    const isAmong = this.#among(chosen);
    const kinds = isAmong ? this.#countKinds(isAmong) : this.#kinds.counted();
    let total = 0;
    const isIn = answering(untagged);
    for (const { kind, count } of kinds) if (isIn(kind)) total += count;
    const tags = { facet: 'tag' as const, choices: this.#countTags(untagged, chosen.tag) };
    return { total, facets: [...countChoices(kinds, untagged), tags] };
  }

  /** Tells whether a recipe has what is chosen that kinds do not tell; null where that is nothing. */
  #among(chosen: Chosen): ((seq: number) => boolean) | null {
    const hasFoods = this.#foods.fitting(chosen, this.#end);
    if (chosen.tag.length === 0) return hasFoods;
    const isTagged = this.#tags.anyOf(chosen.tag);
    return hasFoods ? (seq) => hasFoods(seq) && isTagged(seq) : isTagged;
  }

  #countKinds(isAmong: (seq: number) => boolean) {
    const counts = new Int32Array(this.#kinds.size);
    for (let seq = 0; seq < this.#end; seq += 1) {
      const kind = this.#kindOf[seq] as number;
      if (kind !== 0 && isAmong(seq)) counts[kind] = (counts[kind] as number) + 1;
    }
    return this.#kinds.countedAs(counts);
  }

  #countTags(others: Chosen, chosen: readonly string[]): Choice[] {
    const counts = this.#tagCounts(others);
    const all = mostFirst([...counts].map(([value, count]) => ({ value, count })));
    const common = all.slice(0, mostTags).map(({ value }) => value);
    const shown = [...new Set([...common, ...chosen])];
    return mostFirst(shown.map((value) => ({ value, count: counts.get(value) ?? 0 })));
  }

  /** How many recipes with what is chosen have each tag. */
  #tagCounts(chosen: Chosen): Map<string, number> {
    // Of all recipes that is known.
    if (Object.values(chosen).every((values) => values.length === 0)) return this.#tags.counts();
    const fits = this.#kinds.fits(answering(chosen));
    const hasFoods = this.#foods.fitting(chosen, this.#end);
    const counter = this.#tags.counter();
    const kindOf = this.#kindOf;
    for (let seq = 0; seq < this.#end; seq += 1) {
      if (fits[kindOf[seq] as number] === 1 && hasFoods?.(seq) !== false) counter.add(seq);
    }
    return counter.counts();
  }

  #keyOf(sort: Sort): Int32Array | null {
    if (sort === 'rated') return this.#score;
    if (sort === 'quickest') return this.#quickness;
    return sort === 'made' ? this.#made : null;
  }

  #grow(length: number): void {
    this.#end = Math.max(this.#end, length);
    if (length <= this.#kindOf.length) return;
    const size = Math.max(length, Math.ceil(this.#kindOf.length * 1.5));
    this.#kindOf = grown(this.#kindOf, new Int32Array(size));
    this.#prints = grown(this.#prints, new Int32Array(size));
    this.#createdAt = grown(this.#createdAt, new Float64Array(size));
    this.#quickness = grown(this.#quickness, new Int32Array(size));
    this.#mean = grown(this.#mean, new Int32Array(size));
    this.#score = grown(this.#score, new Int32Array(size));
    this.#made = grown(this.#made, new Int32Array(size));
  }
}

function grown<A extends Numbers>(from: A, to: A): A {
  to.set(from);
  return to;
}
