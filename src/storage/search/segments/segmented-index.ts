import type { Expression } from '#domain/search/expression.ts';
import type { Held, Postings, PostingsReader } from '../postings.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { merged } from './merged.ts';
import { heldIn, rankIn } from './score-in.ts';
import { type IndexedRecipe, printOf, type Segment } from './segment.ts';
import { SegmentWriter } from './segment-writer.ts';
import { matcherIn, twoLargest, WindowSearch } from './window-search.ts';

/** So many recipes are kept apart before they become a segment. */
const mostFresh = 64;
/** So many segments of one size become one of the next. */
const merges = 8;
/** A segment of so many recipes is merged no further; a larger one would need much memory while it is made. */
export const largestSegment = 65_536;

/** Which recipe, and when it was changed last. */
export type Version = Pick<IndexedRecipe, 'seq' | 'id' | 'updatedAt'>;

/**
 * The search index in memory: packed segments, the newest of them small. What is put or removed is
 * seen by the next search. It is a copy of the index that the database holds, and can be made anew from it.
 */
export class SegmentedIndex {
  #segments: Segment[] = [];
  readonly #fresh = new Map<number, IndexedRecipe>();
  #freshSegment: Segment | null = null;
  /** Recipes that died since the merge that is going on began: it may hold them still. */
  #diedMeanwhile: Set<number> | null = null;

  /** As they are now: more may come while they are looked at. */
  get segments(): readonly Segment[] {
    return [...this.#segments];
  }

  get size(): number {
    const living = this.#segments.reduce((sum, { size, deadCount }) => sum + size - deadCount, 0);
    return living + this.#fresh.size;
  }

  /** Adds a recipe, or replaces it by what it is now. */
  put(recipe: IndexedRecipe): void {
    this.remove(recipe.seq);
    this.#fresh.set(recipe.seq, recipe);
    if (this.#fresh.size >= mostFresh) this.freeze();
  }

  remove(seq: number): void {
    this.#fresh.delete(seq);
    this.#freshSegment = null;
    for (const segment of this.#segments) {
      const document = segment.find(seq);
      if (document >= 0) segment.kill(document);
    }
    this.#diedMeanwhile?.add(seq);
  }

  /** The recipes that may have an id: it among them if it is here, and seldom another. */
  seqsLike(id: string): number[] {
    const print = printOf(id);
    return this.#all().flatMap((segment) =>
      segment.withPrint(print).map((document) => segment.seqOf(document)),
    );
  }

  /** Adds a segment as it is; none of its recipes is here. */
  addSegment(segment: Segment): void {
    if (segment.size > 0) this.#segments.push(segment);
  }

  clear(): void {
    this.#segments = [];
    this.#fresh.clear();
    this.#freshSegment = null;
  }

  /** Makes a segment of what is kept apart. */
  freeze(): void {
    if (this.#fresh.size > 0) this.#segments.push(this.#fromFresh());
    this.#fresh.clear();
    this.#freshSegment = null;
  }

  /** Whether a recipe is here as it was changed last. */
  holds({ seq, id, updatedAt }: Version): boolean {
    const fresh = this.#fresh.get(seq);
    if (fresh) return fresh.updatedAt === updatedAt && fresh.id === id;
    return this.#segments.some((segment) => {
      const document = segment.find(seq);
      const { updatedAt: times, prints } = segment.parts;
      return document >= 0 && times[document] === updatedAt && prints[document] === printOf(id);
    });
  }

  /** The numbers of the recipes here from one up to another. */
  seqsBetween(from: number, to: number): number[] {
    return this.#all().flatMap((segment) => {
      const seqs: number[] = [];
      for (let at = segment.countBefore(from); at < segment.countBefore(to + 1); at += 1) {
        if (!segment.isDead(at)) seqs.push(segment.seqOf(at));
      }
      return seqs;
    });
  }

  /** Merges small segments and rids others of what is dead, a step at a time, until nothing is left to do. */
  *tidy(): Generator<void> {
    for (let group = this.#toMerge(); group.length > 0; group = this.#toMerge()) {
      yield* this.#replace(group);
    }
  }

  /** Rids every segment of what is dead, and makes one of what is kept apart. */
  *sweep(): Generator<void> {
    this.freeze();
    for (const segment of this.#segments.filter(({ deadCount }) => deadCount > 0)) {
      yield* this.#replace([segment]);
    }
  }

  /** Puts one segment in the place of several. */
  *#replace(group: readonly Segment[]): Generator<void> {
    const died = new Set<number>();
    this.#diedMeanwhile = died;
    const result = yield* merged(group);
    this.#diedMeanwhile = null;
    for (const seq of died) {
      const document = result.find(seq);
      if (document >= 0) result.kill(document);
    }
    this.#segments = this.#segments.filter((segment) => !group.includes(segment));
    this.addSegment(result);
  }

  find(where: Postings, expression: Expression, limit: number, before?: number): number[] {
    const searches = this.#all().map(
      (segment) => new WindowSearch(segment, where, expression, before ?? Number.POSITIVE_INFINITY),
    );
    const found: number[] = [];
    while (found.length < limit) {
      const [best, second] = twoLargest(searches);
      if (!best) break;
      best.take(second, limit - found.length, found);
    }
    return found;
  }

  /** How many recipes match, counted no further than `upTo`. */
  count(where: Postings, expression: Expression, upTo: number): number {
    if ('term' in expression) {
      const { least, most } = this.#holding(where, expression.term);
      if (least === most || least >= upTo) return Math.min(least, upTo);
    }
    return this.find(where, expression, upTo).length;
  }

  /** How many recipes hold a term: of each segment those that are dead may all have held it. */
  #holding(where: Postings, term: string): { least: number; most: number } {
    let [least, most] = [0, 0];
    for (const { parts, deadCount } of this.#all()) {
      const number = parts.terms.find(term);
      const count = number < 0 ? 0 : parts.lists[where].count(number);
      most += count;
      least += Math.max(0, count - deadCount);
    }
    return { least, most };
  }

  /** Of these recipes those that match. */
  among(where: Postings, expression: Expression, seqs: readonly number[]): number[] {
    const matching = this.#all().flatMap((segment) => {
      const matches = matcherIn(segment, where, expression);
      return matches ? { segment, matches } : [];
    });
    return seqs.filter((seq) =>
      matching.some(({ segment, matches }) => {
        const document = segment.find(seq);
        return document >= 0 && matches(document);
      }),
    );
  }

  /** Which of these terms stand in the names and in the ingredients of these recipes. */
  held(seqs: readonly number[], terms: readonly string[]): Held[] {
    return heldIn(this.#all(), seqs, terms);
  }

  /** Whether any recipe holds a term. */
  isHeld(term: string): boolean {
    return this.count('all', { term }, 1) > 0;
  }

  /** The index as searching sees it. */
  reader(): Omit<PostingsReader, keyof Vocabulary> {
    return {
      find: async (where, expression, limit, before) => this.find(where, expression, limit, before),
      count: async (where, expression, upTo) => this.count(where, expression, upTo),
      among: async (where, expression, seqs) => this.among(where, expression, seqs),
      ranked: async (...asked) => rankIn(this.#all(), ...asked),
      held: async (seqs, terms) => this.held(seqs, terms),
    };
  }

  #all(): Segment[] {
    if (this.#fresh.size === 0) return this.#segments;
    this.#freshSegment ??= this.#fromFresh();
    return [...this.#segments, this.#freshSegment];
  }

  #fromFresh(): Segment {
    const writer = new SegmentWriter();
    const recipes = [...this.#fresh.values()].sort((a, b) => a.seq - b.seq);
    for (const recipe of recipes) writer.add(recipe);
    return writer.finish();
  }

  /** Segments that would better be one, none when all is well. */
  #toMerge(): Segment[] {
    const rotten = this.#segments.find(({ size, deadCount }) => deadCount * 4 > size);
    if (rotten) return [rotten];
    const levels = Map.groupBy(this.#segments, levelOf);
    for (const [level, group] of levels) {
      if (level < levelOfLargest && group.length >= merges) return fitting(group);
    }
    return [];
  }
}

const levelOf = ({ size }: Segment): number =>
  Math.max(0, Math.floor(Math.log(size / mostFresh) / Math.log(merges)));
const levelOfLargest = Math.floor(Math.log(largestSegment / mostFresh) / Math.log(merges));

/** As many of the segments as may become one. */
function fitting(segments: readonly Segment[]): Segment[] {
  let room = largestSegment;
  return segments.filter(({ size }) => {
    if (size > room) return false;
    room -= size;
    return true;
  });
}
