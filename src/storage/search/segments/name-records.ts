import type { DocumentTerms, TermSpan } from './term-spans.ts';

/** So many numbers lie together for each document: one line of the processor's cache holds two of them. */
const recordSize = 8;
const mostInRecord = recordSize - 1;
const countBits = 12;
const counted = (1 << countBits) - 1;

/**
 * What ranking looks at of each document, together in one place, for it is read by the hundred from all over: how many terms its name
 * has and how many of these tell something, which category it is of, and the numbers of the terms; where they are too many for that,
 * the place where they lie in `long` instead.
 */
export class NameRecords {
  readonly records: Int32Array;
  readonly long: Int32Array;

  constructor(records: Int32Array, long: Int32Array) {
    this.records = records;
    this.long = long;
  }

  /** A name has some thousand terms at most, and there are as many categories as cuisines. */
  static of(
    { terms, starts }: DocumentTerms,
    telling: Int32Array,
    categoryOf: Int32Array,
  ): NameRecords {
    const records = new Int32Array(telling.length * recordSize);
    const long: number[] = [];
    for (let document = 0; document < telling.length; document += 1) {
      const at = document * recordSize;
      const name = terms.subarray(starts[document], starts[document + 1]);
      const told = (categoryOf[document] as number) << (2 * countBits);
      records[at] = told | ((telling[document] as number) << countBits) | name.length;
      if (name.length <= mostInRecord) records.set(name, at + 1);
      else {
        records[at + 1] = long.length;
        long.push(...name);
      }
    }
    return new NameRecords(records, Int32Array.from(long));
  }

  /** The terms of a name: so many of these numbers from this one on. */
  termsIn(document: number): TermSpan {
    const at = document * recordSize;
    const length = (this.records[at] as number) & counted;
    if (length <= mostInRecord) {
      return { numbers: this.records, start: at + 1, end: at + 1 + length };
    }
    const start = this.records[at + 1] as number;
    return { numbers: this.long, start, end: start + length };
  }

  tellingOf(document: number): number {
    return ((this.records[document * recordSize] as number) >>> countBits) & counted;
  }

  categoryOf(document: number): number {
    return (this.records[document * recordSize] as number) >>> (2 * countBits);
  }
}
