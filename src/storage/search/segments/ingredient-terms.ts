import { GrowingBytes } from './growing.ts';
import type { DocumentTerms, TermSpan } from './term-spans.ts';

/** Stands between two lines of ingredients; no term has this number. */
export const lineEndNumber = -1;

const sevenBits = 127;

/**
 * The terms of ingredients by their numbers, in order, with the ends of lines between them. The most frequent have the lowest numbers
 * here, of which most take one byte, where a text takes seven for each term.
 */
export class IngredientTerms {
  readonly bytes: Uint8Array;
  /** Where each document's bytes begin, and where those of the last end. */
  readonly starts: Int32Array;
  /** Which term each number stands for, the most frequent first. */
  readonly terms: Int32Array;
  /** What was read last. */
  #read = new Int32Array(256);

  constructor(bytes: Uint8Array, starts: Int32Array, terms: Int32Array) {
    this.bytes = bytes;
    this.starts = starts;
    this.terms = terms;
  }

  static of({ terms, starts }: DocumentTerms): IngredientTerms {
    const { byFrequency, numbers } = ranked(terms);
    const bytes = new GrowingBytes();
    const packed = new Int32Array(starts.length);
    for (let document = 0; document + 1 < starts.length; document += 1) {
      packed[document] = bytes.length;
      for (let at = starts[document] as number; at < (starts[document + 1] as number); at += 1) {
        bytes.pushPacked(numbers[(terms[at] as number) + 1] as number);
      }
    }
    packed[starts.length - 1] = bytes.length;
    return new IngredientTerms(bytes.finish(), packed, byFrequency);
  }

  /** The terms of a document's ingredients; they hold until others are read. */
  termsIn(document: number): TermSpan {
    const { bytes, terms } = this;
    const end = this.starts[document + 1] as number;
    let at = this.starts[document] as number;
    if (end - at > this.#read.length) this.#read = new Int32Array(2 * (end - at));
    const read = this.#read;
    let count = 0;
    while (at < end) {
      let byte = bytes[at] as number;
      at += 1;
      let number = byte & sevenBits;
      for (let shift = 7; byte > sevenBits; shift += 7) {
        byte = bytes[at] as number;
        at += 1;
        number |= (byte & sevenBits) << shift;
      }
      read[count] = terms[number] as number;
      count += 1;
    }
    return { numbers: read, start: 0, end: count };
  }
}

/** The different terms, the most frequent first, and the place there of each term, or of the end of a line, one behind its number. */
function ranked(terms: Int32Array): { byFrequency: Int32Array; numbers: Int32Array } {
  let highest = lineEndNumber;
  for (const term of terms) if (term > highest) highest = term;
  const counts = new Int32Array(highest + 2);
  for (const term of terms) counts[term + 1] = (counts[term + 1] as number) + 1;
  const held = counts.map((_, i) => i).filter((i) => (counts[i] as number) > 0);
  held.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  const numbers = new Int32Array(counts.length);
  for (const [number, i] of held.entries()) numbers[i] = number;
  return { byFrequency: held.map((i) => i - 1), numbers };
}
