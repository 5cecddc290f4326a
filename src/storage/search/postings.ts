import type { Expression } from '#domain/search/expression.ts';
import type { Scoring } from '#domain/search/score.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `names` holds the terms of name and category, `all` those of every field but stop words. */
export type Postings = 'names' | 'all';

/** A found recipe with how well it answers. */
export type Scored = { seq: number; createdAt: number; score: number };

/** Recipes by their scores. Few scores are different: those are sorted, and within each the recipes where they do not lie newest first already. */
export function bestFirst(scored: readonly Scored[]): number[] {
  const groups = Map.groupBy(scored, ({ score }) => score);
  const scores = [...groups.keys()].sort((a, b) => b - a);
  return scores.flatMap((one) => {
    const group = groups.get(one) ?? [];
    const isSorted = group.every(
      (other, i) => i === 0 || newestFirst(group[i - 1] as Scored, other) <= 0,
    );
    return (isSorted ? group : group.sort(newestFirst)).map(({ seq }) => seq);
  });
}

function newestFirst(a: Scored, b: Scored): number {
  return b.createdAt - a.createdAt || b.seq - a.seq;
}

/** Which terms stand in the name of a recipe, and which in its ingredients. */
export type Held = {
  seq: number;
  createdAt: number;
  inName: ReadonlySet<string>;
  inIngredients: ReadonlySet<string>;
};

/** What each engine does in its own way to look terms up; the words are the same on all. */
export interface PostingsReader extends Vocabulary {
  /** The recipes an expression finds, last published first, at most `limit`, published before `before`. */
  find(
    postings: Postings,
    expression: Expression,
    limit: number,
    before?: number,
  ): Promise<number[]>;
  /** How many recipes an expression finds, counted no further than `upTo`. */
  count(postings: Postings, expression: Expression, upTo: number): Promise<number>;
  /** Of these recipes those that an expression finds, where the index in memory tells. */
  among?(
    postings: Postings,
    expression: Expression,
    seqs: readonly number[],
  ): Promise<readonly number[]>;
  /** These recipes, best match first, ties newest first; by names alone where they were found there. */
  ranked(
    postings: Postings,
    seqs: readonly number[],
    scoring: Scoring,
    missing: number,
  ): Promise<readonly number[]>;
  /** Which of these terms stand in the names and in the ingredients of these recipes, in no order. */
  held(seqs: readonly number[], terms: readonly string[]): Promise<readonly Held[]>;
}
