import { all, any, type Expression } from './expression.ts';

/** One reading of an asked word: all of these terms, the last one as a beginning when `open`. */
export type Sense = {
  terms: readonly string[];
  open: boolean;
  /** Its terms stand one behind the other where it counts: `red pepper`, not red onions and black pepper. */
  near?: true;
  /** From 1 for what was typed down to what it may have been meant to be. */
  worth: number;
};

/** An asked word with every reading of it, at least one, the worthiest first. */
export type Wanted = {
  typed: string;
  senses: Sense[];
  /** What a recipe is worth at least for it: it answers, whatever its texts say. */
  least?: number;
};

export const worths = {
  typed: 1,
  begun: 0.85,
  meant: 0.95,
  synonym: 0.8,
  joined: 0.8,
  corrected: 0.6,
} as const;

/** What was typed, as a reading. */
export function typedSense(terms: readonly string[]): Sense {
  return { terms, open: false, worth: worths.typed };
}

/** Looks up one reading. */
export function senseExpression({ terms, open }: Sense): Expression {
  return all(
    terms.map((term, i) => (open && i === terms.length - 1 ? { prefix: term } : { term })),
  );
}

/** Looks up a word in every reading. */
export function wantedExpression({ senses }: Wanted): Expression {
  return any(senses.map(senseExpression));
}

/** Looks up a word in its worthiest readings only. */
export function bestExpression({ senses }: Wanted): Expression {
  return any(senses.filter(({ worth }) => worth === senses[0]?.worth).map(senseExpression));
}
