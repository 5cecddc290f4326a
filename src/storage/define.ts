import type { CompiledQuery } from 'kysely';
import type { FacetReader } from './facets/stored.ts';
import type { CardTexts } from './features/recipes/rows.ts';
import type { RowLocks } from './row-locks.ts';
import type { Db } from './schema.ts';
import type { PostingsReader } from './search/postings.ts';
import type { FoodMemory } from './search/search-avoidance.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { FrequencyMemory } from './search/search-memory.ts';

/**
 * What a reply is made from and a write changes. `site` is what the site says of itself, `recipes` any recipe at all,
 * `reviewed` any review; `lists` is every list of recipes, for a write that cannot tell which of them it changed; the others name a
 * feature's thing and its id, `collections` that of their owner.
 */
export type Topic =
  | 'site'
  | 'recipes'
  | 'lists'
  | 'reviewed'
  | `recipe:${string}`
  | `related:${string}`
  | `reviews:${string}`
  | `rating:${string}`
  | `questions:${string}`
  | 'collections'
  | `collections:${string}`
  | `collection:${string}`
  | `category:${string}`
  | `user:${string}`
  | `followers:${string}`
  | `reviewer:${string}`
  | `person:${string}`
  | `handle:${string}`;

/** The topics that a write changes for visitors; `everything` where they cannot be told. */
export type Topics = readonly Topic[] | 'everything';

/** What a write changed of recipes that are held in memory; `number:` names, by its number, a recipe that is hidden, or that has gone and left no row with its id. */
export type Touched = Topic | `number:${number}`;

/**
 * What a read's result is made from: topics, or `private` where the result belongs to one person
 * or to those who run the site, and no reply made from it may be kept for others.
 */
export type Source = readonly Topic[] | 'private';

/** Where an embedded engine reads: on the main thread, or on the thread for what takes a while. */
type Place = 'main' | 'reader';

/** What a write is given: its transaction, the search index, and the row locks of its engine. */
export type WriteTools = {
  db: Db;
  index: SearchIndex;
  locks: RowLocks;
  /** Leaves a statement for the end of the transaction, because everybody's writes meet at the rows that it changes. */
  atEnd: (query: CompiledQuery) => void;
  /**
   * For a write that changes everything for visitors: all that it changes of recipes, their ratings and their cook as they are held
   * in memory for searches, facets and cards. Where it does not say, all of that is read anew.
   */
  touches: (what: readonly Touched[]) => void;
};
/** What a search is given. */
export type SearchTools = {
  db: Db;
  postings: PostingsReader;
  frequencies: FrequencyMemory;
  foods: FoodMemory;
  /** The cards under these numbers, in their order, as they are when they are asked for. */
  cards: (seqs: readonly number[]) => Promise<CardTexts>;
  /** What tells of facets at this moment. */
  facets: () => Promise<FacetReader>;
};

type Run<Tools, Args extends unknown[], Result> = (tools: Tools, ...args: Args) => Promise<Result>;
type Doing<Tools> = (tools: Tools, ...args: never[]) => Promise<unknown>;
type ArgsOf<F> = F extends (tools: never, ...args: infer Args) => unknown ? Args : never;
type ResultOf<F extends Doing<never>> = Awaited<ReturnType<F>>;

export type Read<Args extends unknown[], Result> = {
  readonly kind: 'read';
  readonly run: Run<Db, Args, Result>;
  readonly where: (...args: Args) => Place;
  readonly madeFrom: (result: Result, ...args: Args) => Source;
  /** What it is made from, where that is the same each time; else null. */
  readonly known: Source | null;
};

export type Search<Args extends unknown[], Result> = {
  readonly kind: 'search';
  readonly run: Run<SearchTools, Args, Result>;
  readonly madeFrom: (result: Result, ...args: Args) => Source;
  readonly known: Source | null;
};

export type Write<Args extends unknown[], Result> = {
  readonly kind: 'write';
  readonly run: Run<WriteTools, Args, Result>;
  readonly changes: (outcome: Result | undefined, ...args: Args) => Topics;
};

export type Relaxed<Args extends unknown[], Result> = {
  readonly kind: 'relaxed';
  readonly run: Run<Db, Args, Result>;
};

/** A value, or what makes it of the arguments. */
type Fixed<T, Args extends unknown[]> = T | ((...args: Args) => T);

const fix =
  <T, Args extends unknown[]>(given: Fixed<T, Args>) =>
  (...args: Args): T =>
    typeof given === 'function' ? (given as (...args: Args) => T)(...args) : given;

const knownOf = (madeFrom: unknown): Source | null =>
  typeof madeFrom === 'function' ? null : (madeFrom as Source);

/**
 * A read of the port. `where` says on which thread an embedded engine does it (the main one unless
 * it may take a while); `madeFrom` says what its result depends on, and must be said.
 */
export function read<F extends Doing<Db>>(
  run: F,
  how: {
    where?: Fixed<Place, ArgsOf<F>>;
    madeFrom: Fixed<Source, [result: ResultOf<F>, ...args: ArgsOf<F>]>;
  },
): Read<ArgsOf<F>, ResultOf<F>> {
  const { where = 'main', madeFrom } = how;
  const known = knownOf(madeFrom);
  return { kind: 'read', run: run as never, where: fix(where), madeFrom: fix(madeFrom), known };
}

/** A read through the search index. */
export function search<F extends Doing<SearchTools>>(
  run: F,
  how: { madeFrom: Fixed<Source, [result: ResultOf<F>, ...args: ArgsOf<F>]> },
): Search<ArgsOf<F>, ResultOf<F>> {
  const { madeFrom } = how;
  return { kind: 'search', run: run as never, madeFrom: fix(madeFrom), known: knownOf(madeFrom) };
}

/**
 * A write of the port, which is one transaction. `changes` says what visitors see change, by the
 * outcome; without an outcome the write failed, and may have struck all the same. The process
 * that wrote and all others are told the same.
 */
export function write<F extends Doing<WriteTools>>(
  run: F,
  how: { changes: Fixed<Topics, [outcome: ResultOf<F> | undefined, ...args: ArgsOf<F>]> },
): Write<ArgsOf<F>, ResultOf<F>> {
  return { kind: 'write', run: run as never, changes: fix(how.changes) };
}

/** A write that is kept without waiting for the disk, as a count for rate limits is, and that no visitor sees. */
export function relaxed<F extends Doing<Db>>(run: F): Relaxed<ArgsOf<F>, ResultOf<F>> {
  return { kind: 'relaxed', run: run as never };
}

/** What visitors see of sessions, saves and other private rows: nothing. */
export const nothing: Topics = [];

/** Whether there is anything to tell. */
export function isAnything(topics: Topics): boolean {
  return topics.length > 0;
}
