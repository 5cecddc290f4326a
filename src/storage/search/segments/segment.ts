import { fnv1a } from '#domain/hashes/fnv-1a.ts';
import type { Postings } from '../postings.ts';
import { type Dictionary, halve } from './dictionary.ts';
import type { IngredientTerms } from './ingredient-terms.ts';
import type { NameRecords } from './name-records.ts';
import type { PackedTexts } from './packed-texts.ts';
import type { PostingsLists } from './postings-lists.ts';

/** A recipe as an index holds it. */
export type IndexedRecipe = {
  seq: number;
  id: string;
  createdAt: number;
  updatedAt: number;
  /** The fields of its profile. */
  name: string;
  category: string;
  ingredients: string;
  telling: number;
  /** The terms by which it is found: those of what it is called, and those of every field. */
  names: readonly string[];
  all: readonly string[];
  /** Its words as they were written, folded. */
  words: readonly string[];
};

/** What a segment is made of. Its documents are numbered from 0 in the order of publishing. */
export type SegmentParts = {
  seqs: Float64Array;
  /** A number for each id, which few others share. */
  prints: Int32Array;
  createdAt: Float64Array;
  updatedAt: Float64Array;
  terms: Dictionary;
  lists: Record<Postings, PostingsLists>;
  /** The terms of each name by their numbers, how many of them tell something, and which category it is of. */
  named: NameRecords;
  ingredients: IngredientTerms;
  /** The few different texts of categories. */
  categories: PackedTexts;
  /** One bit for each document that is no longer there, or lies in a later segment as it is now. */
  dead: Int32Array;
};

/** A number of 32 bits with a sign for an id: four bytes where the id takes twenty-four. */
export const printOf = (id: string): number => fnv1a(id) | 0;

function isAscending(numbers: Float64Array): boolean {
  for (let at = 1; at < numbers.length; at += 1) {
    if ((numbers[at] as number) < (numbers[at - 1] as number)) return false;
  }
  return true;
}

/** Some recipes with the terms they hold. Nothing in it changes but which of them are dead. */
export class Segment {
  readonly parts: SegmentParts;
  deadCount = 0;
  readonly categories: readonly string[];
  readonly #first: number;
  /** How many numbers between the first and the last are no recipe's here. */
  readonly #gaps: number;
  /** Whether a recipe with a higher number was never published before one with a lower. */
  readonly isChronological: boolean;

  constructor(parts: SegmentParts) {
    this.parts = parts;
    const { categories, seqs } = parts;
    this.#first = seqs[0] ?? 0;
    this.#gaps = (seqs.at(-1) ?? 0) - this.#first + 1 - seqs.length;
    this.isChronological = isAscending(parts.createdAt);
    this.categories = Array.from({ length: categories.length }, (_, i) => categories.at(i));
    for (let document = 0; document < this.size; document += 1) {
      if (this.isDead(document)) this.deadCount += 1;
    }
  }

  get size(): number {
    return this.parts.seqs.length;
  }

  seqOf(document: number): number {
    // Without gaps it need not be looked up in memory, which a search would do a thousand times.
    return this.#gaps === 0 ? this.#first + document : (this.parts.seqs[document] as number);
  }

  /** How many documents were published before a number. */
  countBefore(seq: number): number {
    // Without gaps each document would be as far from the first as its number is.
    const high = Math.max(0, Math.min(this.size, seq - this.#first));
    const low = Math.max(0, Math.min(high, seq - this.#first - this.#gaps));
    const { seqs } = this.parts;
    return halve(low, high, (document) => (seqs[document] as number) < seq);
  }

  /** The living document of a recipe, -1 when there is none here. */
  find(seq: number): number {
    const document = this.#gaps === 0 ? seq - this.#first : this.countBefore(seq);
    const isHere =
      document >= 0 && document < this.size && (this.#gaps === 0 || this.seqOf(document) === seq);
    return isHere && !this.isDead(document) ? document : -1;
  }

  /** The living documents whose id has a print. */
  withPrint(print: number): number[] {
    const found: number[] = [];
    const { prints } = this.parts;
    for (let at = prints.indexOf(print); at >= 0; at = prints.indexOf(print, at + 1)) {
      if (!this.isDead(at)) found.push(at);
    }
    return found;
  }

  isDead(document: number): boolean {
    return (((this.parts.dead[document >> 5] as number) >>> (document & 31)) & 1) === 1;
  }

  kill(document: number): void {
    if (this.isDead(document)) return;
    const { dead } = this.parts;
    dead[document >> 5] = (dead[document >> 5] as number) | (1 << (document & 31));
    this.deadCount += 1;
  }

  /** What it tells of a document apart from its terms. */
  told(document: number) {
    const { createdAt, updatedAt, named } = this.parts;
    return {
      createdAt: createdAt[document] as number,
      updatedAt: updatedAt[document] as number,
      category: this.categories[named.categoryOf(document)] ?? '',
      telling: named.tellingOf(document),
    };
  }
}
