import {
  type Holding,
  type Pair,
  type Scoring,
  type SoughtReading,
  type SoughtWord,
  worthInText,
} from '#domain/search/score.ts';
import type { Segment } from './segment.ts';

/** A reading of several terms, by the numbers that each of them may have here. */
type Run = { worth: number; ranges: readonly Range[]; near: boolean };
/** Numbers from `start` up to one before `end`: one for a term, several for a beginning. */
type Range = { start: number; end: number };
/** A word in a segment: each reading of one term as a range, and those of several. */
type Resolved = { ones: (Range & { worth: number })[]; runs: Run[]; always: number };

/** The terms of a pair by their numbers here. */
type NumberedPair = { firsts: readonly number[]; seconds: readonly number[] };

/** So many readings are compared one after the other; of more the number of the term tells which it is. */
const few = 4;

/**
 * What the documents of one segment hold of what is looked for, by the numbers of their terms: a name has some five, and each is
 * compared with numbers where a text would be searched for each reading. One after the other is looked at by `at`.
 */
export class SegmentHolding implements Holding {
  readonly #segment: Segment;
  readonly #words: readonly Resolved[];
  readonly #worths: readonly (ReadonlyMap<number, number> | null)[];
  readonly #inCategories: readonly Float64Array[];
  readonly #keyword: Int32Array;
  readonly #pairs: ReadonlyMap<Pair, NumberedPair>;
  readonly #hasIngredients: boolean;
  #document = 0;
  #numbers: Int32Array;
  #start = 0;
  #end = 0;
  #ingredients: string | null = null;

  constructor(segment: Segment, scoring: Scoring, hasIngredients: boolean) {
    this.#segment = segment;
    this.#numbers = segment.parts.named.records;
    this.#hasIngredients = hasIngredients;
    const number = (term: string) => segment.parts.terms.find(term);
    this.#words = scoring.words.map(({ readings }) => resolve(segment, readings));
    this.#worths = this.#words.map(({ ones }) => worthsByTerm(ones));
    this.#keyword = Int32Array.from(scoring.keyword, number);
    this.#inCategories = scoring.words.map((word) =>
      Float64Array.from(segment.categories, (category) => worthInText(category, word)),
    );
    const numbered = (terms: readonly string[]) => terms.map(number).filter((one) => one >= 0);
    this.#pairs = new Map(
      scoring.pairs.map((pair) => [
        pair,
        { firsts: numbered(pair.firsts), seconds: numbered(pair.seconds) },
      ]),
    );
  }

  /** Looks at a document from now on. */
  at(document: number): this {
    this.#document = document;
    const { numbers, start, end } = this.#segment.parts.named.termsIn(document);
    this.#numbers = numbers;
    this.#start = start;
    this.#end = end;
    this.#ingredients = null;
    return this;
  }

  inName({ number }: SoughtWord): number {
    const { ones, runs, always } = this.#words[number] as Resolved;
    let best = always;
    const worths = this.#worths[number];
    for (let at = this.#start; at < this.#end; at += 1) {
      const term = this.#numbers[at] as number;
      if (worths) {
        best = Math.max(best, worths.get(term) ?? 0);
        continue;
      }
      for (const { start, end, worth } of ones) {
        if (term >= start && term < end && worth > best) best = worth;
      }
    }
    for (const run of runs) if (run.worth > best && this.#holdsRun(run)) best = run.worth;
    return best;
  }

  inCategory({ number }: SoughtWord): number {
    const category = this.#segment.parts.named.categoryOf(this.#document);
    return (this.#inCategories[number] as Float64Array)[category] as number;
  }

  isAdjacent(pair: Pair): boolean {
    const terms = this.#numbers;
    const { firsts, seconds } = this.#pairs.get(pair) as NumberedPair;
    for (let at = this.#start; at + 1 < this.#end; at += 1) {
      if (firsts.includes(terms[at] as number) && seconds.includes(terms[at + 1] as number)) {
        return true;
      }
    }
    return false;
  }

  get ingredients(): string {
    if (!this.#hasIngredients) return '';
    this.#ingredients ??= this.#segment.parts.ingredients.at(this.#document);
    return this.#ingredients;
  }

  isCalledSo(): boolean {
    return this.#end - this.#start === this.#keyword.length && this.#isKeywordAt(this.#start);
  }

  beginsSo(): boolean {
    return this.#keyword.length === 0 ? this.isCalledSo() : this.#isKeywordAt(this.#start);
  }

  holdsInOrder(): boolean {
    if (this.#keyword.length === 0) return this.isCalledSo();
    for (let at = this.#start; at < this.#end; at += 1) if (this.#isKeywordAt(at)) return true;
    return false;
  }

  get telling(): number {
    return this.#segment.parts.named.tellingOf(this.#document);
  }

  #isKeywordAt(start: number): boolean {
    if (start + this.#keyword.length > this.#end) return false;
    for (let i = 0; i < this.#keyword.length; i += 1) {
      if (this.#numbers[start + i] !== this.#keyword[i]) return false;
    }
    return true;
  }

  #holdsRun({ ranges, near }: Run): boolean {
    if (!near) return ranges.every((range) => this.#findFrom(this.#start, range) >= 0);
    const [first] = ranges as [Range];
    for (let at = this.#start; ; at += 1) {
      at = this.#findFrom(at, first);
      if (at < 0) return false;
      if (ranges.every((range, i) => this.#isIn(at + i, range))) return true;
    }
  }

  #findFrom(start: number, range: Range): number {
    for (let at = start; at < this.#end; at += 1) if (this.#isIn(at, range)) return at;
    return -1;
  }

  #isIn(at: number, { start, end }: Range): boolean {
    if (at >= this.#end) return false;
    const term = this.#numbers[at] as number;
    return term >= start && term < end;
  }
}

/** The readings of a word by the numbers of their terms here; those with a term that is not here are left out. */
function resolve({ parts: { terms } }: Segment, readings: readonly SoughtReading[]): Resolved {
  const resolved: Resolved = { ones: [], runs: [], always: 0 };
  for (const { worth, terms: sought, open, near = false } of readings) {
    const isOpen = open && !near;
    const ranges = sought.map((term, i): Range => {
      if (isOpen && i === sought.length - 1) return terms.range(term);
      const start = terms.find(term);
      return { start, end: start < 0 ? start : start + 1 };
    });
    if (ranges.some(({ start, end }) => start >= end)) continue;
    const [only] = ranges;
    // What asks for nothing is answered by any name.
    if (!only) resolved.always = Math.max(resolved.always, worth);
    else if (ranges.length === 1) resolved.ones.push({ ...only, worth });
    else resolved.runs.push({ worth, ranges, near });
  }
  return resolved;
}

/** The worth of each term, where there are many readings of one term each; null where there are few, or beginnings. */
function worthsByTerm(ones: Resolved['ones']): Map<number, number> | null {
  if (ones.length <= few || ones.some(({ start, end }) => end > start + 1)) return null;
  const worths = new Map<number, number>();
  for (const { start, worth } of ones) worths.set(start, Math.max(worth, worths.get(start) ?? 0));
  return worths;
}
