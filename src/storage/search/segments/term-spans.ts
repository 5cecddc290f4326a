import { GrowingInts } from './growing.ts';

/** Some of many numbers of terms: those from `start` up to one before `end`. */
export type TermSpan = { numbers: Int32Array; start: number; end: number };

/** Terms of documents by their numbers, one document behind the other, and where each begins. */
export type DocumentTerms = { terms: Int32Array; starts: Int32Array };

/** Collects terms by their numbers, one document after the other. */
export class TermCollector {
  readonly #terms = new GrowingInts();
  readonly #starts = new GrowingInts();

  add(numbers: Iterable<number>): void {
    this.#starts.push(this.#terms.length);
    for (const number of numbers) this.#terms.push(number);
  }

  /** The same of a document elsewhere, where `now` tells each term under its other number; below zero is none. */
  addSpan({ numbers, start, end }: TermSpan, now: Int32Array): void {
    this.#starts.push(this.#terms.length);
    for (let at = start; at < end; at += 1) {
      const number = numbers[at] as number;
      this.#terms.push(number < 0 ? number : (now[number] as number));
    }
  }

  /** As they are, or where `now` tells them each under its other number. */
  finish(now: Int32Array | null): DocumentTerms {
    this.#starts.push(this.#terms.length);
    const terms = this.#terms.finish();
    for (let at = 0; now && at < terms.length; at += 1) {
      const number = terms[at] as number;
      if (number >= 0) terms[at] = now[number] as number;
    }
    return { terms, starts: this.#starts.finish() };
  }
}
