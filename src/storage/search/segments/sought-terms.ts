import type { SoughtReading } from '#domain/search/score.ts';
import type { Dictionary } from './dictionary.ts';
import type { TermSpan } from './term-spans.ts';

/** Numbers from `start` up to one before `end`: one for a term, several for a beginning. */
type Range = { start: number; end: number };
/** A reading of several terms, by the numbers that each of them may have here. */
type Run = { worth: number; ranges: readonly Range[]; near: boolean };

/** So many readings are compared one after the other; of more the number of the term tells which it is. */
const few = 4;

/** A word as it is looked for in a segment: its readings by the numbers that their terms have there, those with a term that is not there left out. */
export class SoughtTerms {
  readonly #ones: (Range & { worth: number })[] = [];
  readonly #runs: Run[] = [];
  /** What asks for nothing is answered by anything. */
  #always = 0;
  /** The worth of each term, where there are many readings of one term each; null where there are few, or beginnings. */
  readonly #worths: TermWorths | null;

  constructor(terms: Dictionary, readings: readonly SoughtReading[]) {
    for (const reading of readings) this.#add(terms, reading);
    const isPlain = this.#ones.every(({ start, end }) => end === start + 1);
    this.#worths = isPlain && this.#ones.length > few ? new TermWorths(this.#ones) : null;
  }

  /** The worth of the worthiest reading that stands among these terms; 0 where none does. */
  worthIn(span: TermSpan): number {
    let best = this.#always;
    if (this.#worths) best = Math.max(best, this.#worths.bestIn(span));
    else {
      for (const one of this.#ones) {
        if (one.worth > best && findFrom(span, span.start, one) >= 0) best = one.worth;
      }
    }
    for (const run of this.#runs) if (run.worth > best && holdsRun(span, run)) best = run.worth;
    return best;
  }

  #add(terms: Dictionary, { worth, terms: sought, open, near }: SoughtReading): void {
    const isOpen = open && !near;
    const ranges = sought.map((term, i): Range => {
      if (isOpen && i === sought.length - 1) return terms.range(term);
      const start = terms.find(term);
      return { start, end: start < 0 ? start : start + 1 };
    });
    if (ranges.some(({ start, end }) => start >= end)) return;
    const [only] = ranges;
    if (!only) this.#always = Math.max(this.#always, worth);
    else if (ranges.length === 1) this.#ones.push({ ...only, worth });
    else this.#runs.push({ worth, ranges, near: near === true });
  }
}

/** The worth of each of many terms, of which most have numbers near to each other: they begin alike. */
class TermWorths {
  readonly #worths = new Map<number, number>();
  #lowest = Number.POSITIVE_INFINITY;
  #highest = -1;

  constructor(ones: readonly (Range & { worth: number })[]) {
    for (const { start, worth } of ones) {
      this.#worths.set(start, Math.max(worth, this.#worths.get(start) ?? 0));
      this.#lowest = Math.min(this.#lowest, start);
      this.#highest = Math.max(this.#highest, start);
    }
  }

  bestIn({ numbers, start, end }: TermSpan): number {
    let best = 0;
    for (let at = start; at < end; at += 1) {
      const term = numbers[at] as number;
      if (term < this.#lowest || term > this.#highest) continue;
      best = Math.max(best, this.#worths.get(term) ?? 0);
    }
    return best;
  }
}

function holdsRun(span: TermSpan, { ranges, near }: Run): boolean {
  if (!near) return ranges.every((range) => findFrom(span, span.start, range) >= 0);
  const [first] = ranges as [Range];
  for (let at = span.start; ; at += 1) {
    at = findFrom(span, at, first);
    if (at < 0) return false;
    if (ranges.every((range, i) => isIn(span, at + i, range))) return true;
  }
}

function findFrom({ numbers, end: last }: TermSpan, from: number, { start, end }: Range): number {
  for (let at = from; at < last; at += 1) {
    const term = numbers[at] as number;
    if (term >= start && term < end) return at;
  }
  return -1;
}

function isIn({ numbers, end: last }: TermSpan, at: number, { start, end }: Range): boolean {
  if (at >= last) return false;
  const term = numbers[at] as number;
  return term >= start && term < end;
}
