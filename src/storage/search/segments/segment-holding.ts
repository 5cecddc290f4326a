import {
  type Holding,
  type Nearness,
  type Pair,
  type Scoring,
  type SoughtWord,
  worthInText,
} from '#domain/search/score.ts';
import { lineEndNumber } from './ingredient-terms.ts';
import type { Segment } from './segment.ts';
import { SoughtTerms } from './sought-terms.ts';
import type { TermSpan } from './term-spans.ts';

/** The terms of a pair by their numbers here. */
type NumberedPair = { firsts: readonly number[]; seconds: readonly number[] };

const nothing: TermSpan = { numbers: new Int32Array(0), start: 0, end: 0 };

/**
 * What the documents of one segment hold of what is looked for, by the numbers of their terms: each is compared with numbers
 * where a text would be searched for each reading. One after the other is looked at by `at`.
 */
export class SegmentHolding implements Holding {
  readonly #segment: Segment;
  readonly #words: readonly SoughtTerms[];
  readonly #inCategories: readonly Float64Array[];
  readonly #keyword: Int32Array;
  readonly #pairs: ReadonlyMap<Pair, NumberedPair>;
  readonly #hasIngredients: boolean;
  #document = 0;
  #name = nothing;
  #ingredients: TermSpan | null = nothing;

  constructor(segment: Segment, scoring: Scoring, hasIngredients: boolean) {
    const { terms } = segment.parts;
    this.#segment = segment;
    this.#hasIngredients = hasIngredients;
    this.#words = scoring.words.map(({ readings }) => new SoughtTerms(terms, readings));
    this.#keyword = Int32Array.from(scoring.keyword, (term) => terms.find(term));
    this.#inCategories = scoring.words.map((word) =>
      Float64Array.from(segment.categories, (category) => worthInText(category, word)),
    );
    const numbered = (some: readonly string[]) =>
      some.map((term) => terms.find(term)).filter((one) => one >= 0);
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
    this.#name = this.#segment.parts.named.termsIn(document);
    this.#ingredients = this.#hasIngredients ? null : nothing;
    return this;
  }

  inName({ number }: SoughtWord): number {
    return (this.#words[number] as SoughtTerms).worthIn(this.#name);
  }

  inCategory({ number }: SoughtWord): number {
    const category = this.#segment.parts.named.categoryOf(this.#document);
    return (this.#inCategories[number] as Float64Array)[category] as number;
  }

  inIngredients({ number }: SoughtWord): number {
    return (this.#words[number] as SoughtTerms).worthIn(this.#readIngredients());
  }

  isAdjacent(pair: Pair): boolean {
    return nearnessIn(this.#name, this.#pairs.get(pair) as NumberedPair) === 'adjacent';
  }

  nearnessInIngredients(pair: Pair): Nearness {
    return nearnessIn(this.#readIngredients(), this.#pairs.get(pair) as NumberedPair);
  }

  isCalledSo(): boolean {
    const { start, end } = this.#name;
    return end - start === this.#keyword.length && this.#isKeywordAt(start);
  }

  beginsSo(): boolean {
    return this.#keyword.length === 0 ? this.isCalledSo() : this.#isKeywordAt(this.#name.start);
  }

  holdsInOrder(): boolean {
    if (this.#keyword.length === 0) return this.isCalledSo();
    const { start, end } = this.#name;
    for (let at = start; at < end; at += 1) if (this.#isKeywordAt(at)) return true;
    return false;
  }

  get telling(): number {
    return this.#segment.parts.named.tellingOf(this.#document);
  }

  #readIngredients(): TermSpan {
    this.#ingredients ??= this.#segment.parts.ingredients.termsIn(this.#document);
    return this.#ingredients;
  }

  #isKeywordAt(start: number): boolean {
    const { numbers, end } = this.#name;
    if (start + this.#keyword.length > end) return false;
    for (let i = 0; i < this.#keyword.length; i += 1) {
      if (numbers[start + i] !== this.#keyword[i]) return false;
    }
    return true;
  }
}

/** How near to each other the terms of a pair stand. */
function nearnessIn(
  { numbers, start, end }: TermSpan,
  { firsts, seconds }: NumberedPair,
): Nearness {
  if (firsts.length === 0 || seconds.length === 0) return null;
  let [isAfterFirst, isFirstInLine, isSecondInLine, isTogether] = [false, false, false, false];
  for (let at = start; at < end; at += 1) {
    const term = numbers[at] as number;
    if (term === lineEndNumber) {
      isAfterFirst = isFirstInLine = isSecondInLine = false;
      continue;
    }
    const isSecond = seconds.includes(term);
    if (isSecond && isAfterFirst) return 'adjacent';
    isAfterFirst = firsts.includes(term);
    isFirstInLine ||= isAfterFirst;
    isSecondInLine ||= isSecond;
    isTogether ||= isFirstInLine && isSecondInLine;
  }
  return isTogether ? 'line' : null;
}
