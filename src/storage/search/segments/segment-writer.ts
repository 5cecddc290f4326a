import { lineEnd } from '#domain/search/terms.ts';
import type { Postings } from '../postings.ts';
import { byBytes, Dictionary } from './dictionary.ts';
import { GrowingInts } from './growing.ts';
import { IngredientTerms, lineEndNumber } from './ingredient-terms.ts';
import { NameRecords } from './name-records.ts';
import { TextPacker } from './packed-texts.ts';
import { type PostingsLists, PostingsPacker } from './postings-lists.ts';
import { type IndexedRecipe, printOf, Segment } from './segment.ts';
import { type DocumentTerms, TermCollector } from './term-spans.ts';

/** Which term stands in which document, in the order of the documents. */
type Pairs = { terms: GrowingInts; documents: GrowingInts };

/** Makes a segment of recipes that come in the order of publishing. */
export class SegmentWriter {
  readonly #columns = new SegmentColumns();
  readonly #numbers = new Map<string, number>();
  readonly #names = new TermCollector();
  readonly #ingredients = new TermCollector();
  readonly #pairs: Record<Postings, Pairs> = { names: newPairs(), all: newPairs() };

  get size(): number {
    return this.#columns.size;
  }

  add(recipe: IndexedRecipe): void {
    const document = this.#columns.add(recipe, printOf(recipe.id));
    this.#names.add(termsIn(recipe.name).map((term) => this.#numberOf(term)));
    this.#ingredients.add(
      termsIn(recipe.ingredients).map((term) =>
        term === lineEnd ? lineEndNumber : this.#numberOf(term),
      ),
    );
    for (const where of ['names', 'all'] as const) {
      const { terms, documents } = this.#pairs[where];
      for (const term of recipe[where]) {
        terms.push(this.#numberOf(term));
        documents.push(document);
      }
    }
  }

  finish(): Segment {
    const sorted = [...this.#numbers.keys()].sort(byBytes);
    const ranks = new Int32Array(sorted.length);
    for (const [rank, term] of sorted.entries()) ranks[this.#numberOf(term)] = rank;
    const lists = (where: Postings) => invert(this.#pairs[where], ranks, this.size);
    const all = { names: lists('names'), all: lists('all') };
    const ingredients = this.#ingredients.finish(ranks);
    return this.#columns.finish(Dictionary.of(sorted), all, this.#names.finish(ranks), ingredients);
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#numbers.set(term, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** The terms of a field of a profile. */
const termsIn = (field: string): string[] => field.split(' ').filter((term) => term !== '');

type Told = Pick<IndexedRecipe, 'seq' | 'createdAt' | 'updatedAt' | 'category' | 'telling'>;

/** What a segment holds of each recipe apart from its terms. */
export class SegmentColumns {
  readonly #seqs: number[] = [];
  readonly #prints = new GrowingInts();
  readonly #createdAt: number[] = [];
  readonly #updatedAt: number[] = [];
  readonly #categories = new TextPacker();
  readonly #categoryNumbers = new Map<string, number>();
  readonly #categoryOf = new GrowingInts();
  readonly #telling = new GrowingInts();

  get size(): number {
    return this.#seqs.length;
  }

  /** Adds a recipe; the number of its document. */
  add(recipe: Told, print: number): number {
    this.#prints.push(print);
    this.#categoryOf.push(this.#categoryNumber(recipe.category));
    this.#telling.push(recipe.telling);
    this.#createdAt.push(recipe.createdAt);
    this.#updatedAt.push(recipe.updatedAt);
    return this.#seqs.push(recipe.seq) - 1;
  }

  finish(
    terms: Dictionary,
    lists: Record<Postings, PostingsLists>,
    names: DocumentTerms,
    ingredients: DocumentTerms,
  ): Segment {
    return new Segment({
      seqs: Float64Array.from(this.#seqs),
      prints: this.#prints.finish(),
      createdAt: Float64Array.from(this.#createdAt),
      updatedAt: Float64Array.from(this.#updatedAt),
      terms,
      lists,
      ingredients: IngredientTerms.of(ingredients),
      categories: this.#categories.finish(),
      named: NameRecords.of(names, this.#telling.view(), this.#categoryOf.view()),
      dead: new Int32Array((this.size + 31) >> 5),
    });
  }

  #categoryNumber(category: string): number {
    const known = this.#categoryNumbers.get(category);
    if (known !== undefined) return known;
    this.#categories.add(category);
    this.#categoryNumbers.set(category, this.#categoryNumbers.size);
    return this.#categoryNumbers.size - 1;
  }
}

const newPairs = (): Pairs => ({ terms: new GrowingInts(), documents: new GrowingInts() });

/** From the terms of each document to the documents of each term, under their ranks. */
function invert(pairs: Pairs, ranks: Int32Array, size: number): PostingsLists {
  const terms = pairs.terms.view();
  const documents = pairs.documents.view();
  const ends = new Int32Array(ranks.length + 1);
  for (const term of terms) {
    const at = (ranks[term] as number) + 1;
    ends[at] = (ends[at] as number) + 1;
  }
  for (let rank = 0; rank < ranks.length; rank += 1) {
    ends[rank + 1] = (ends[rank + 1] as number) + (ends[rank] as number);
  }
  const next = ends.slice();
  const sorted = new Int32Array(documents.length);
  for (let i = 0; i < documents.length; i += 1) {
    const rank = ranks[terms[i] as number] as number;
    sorted[next[rank] as number] = documents[i] as number;
    next[rank] = (next[rank] as number) + 1;
  }
  const packer = new PostingsPacker(size);
  for (let rank = 0; rank < ranks.length; rank += 1) {
    packer.add(sorted.subarray(ends[rank], ends[rank + 1]));
  }
  return packer.finish();
}
