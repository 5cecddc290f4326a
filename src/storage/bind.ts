import type { CompiledQuery } from 'kysely';
import type { Tell } from './changes/changes.ts';
import {
  isAnything,
  type SearchTools,
  type Topics,
  type Touched,
  type WriteTools,
} from './define.ts';
import { createStoredFacets, type FacetReader } from './facets/stored.ts';
import { cardsInOrder } from './features/recipes/card-reads.ts';
import { bind } from './operations.ts';
import type { Reader, RelaxedWriter, Searcher, Writer } from './port.ts';
import type { Db } from './schema.ts';
import type { PostingsReader } from './search/postings.ts';
import { FoodMemory } from './search/search-avoidance.ts';
import { rememberFrequencies } from './search/search-memory.ts';

/** Runs a change as one transaction, and at its end the statements that `last` then names. */
export type Transact = <T>(
  change: (db: Db) => Promise<T>,
  last?: () => readonly CompiledQuery[],
) => Promise<T>;

/** Told of each transaction that is over, before its write is answered: what it changed, or that it failed. */
export type Aftermath = {
  done(changed: Topics): Promise<void>;
  failed(error: unknown): void;
};

/** The reading side of the port over one database. */
export function createReader(db: Db): Reader {
  return bind(
    'read',
    (_name, { run }) =>
      (...args) =>
        run(db, ...args),
  );
}

/** What answers at this moment from memory: the same as what is stored, sooner. */
export type InMemory = {
  postings: () => Promise<PostingsReader>;
  facets: () => Promise<FacetReader>;
  cards: SearchTools['cards'];
};

/** The searching side of the port over one database and its engine's postings, or over what is held of it in memory. */
export function createSearcher(
  db: Db,
  stored: PostingsReader,
  memory: Partial<InMemory> = {},
): Searcher {
  const storedFacets = createStoredFacets(db);
  const { postings: current = async () => stored, facets = async () => storedFacets } = memory;
  const { cards = (seqs) => cardsInOrder(db, seqs) } = memory;
  const frequencies = rememberFrequencies(db);
  const foods = new FoodMemory();
  return bind('search', (_name, { run }) => async (...args) => {
    const postings = await current();
    const tools: SearchTools = { db, postings, frequencies, foods, facets, cards };
    return run(tools, ...args);
  });
}

/**
 * The writing side of the port: each operation is one transaction, and what it changes is noted
 * for the other processes at its end, where the row that orders the changes is held shortest.
 */
export function createWriter(
  transact: Transact,
  tools: Omit<WriteTools, 'db' | 'atEnd' | 'touches'>,
  tell: Tell,
  aftermath: Aftermath | null = null,
): Writer {
  return bind('write', (_name, { run, changes }) => async (...args) => {
    let changed: Topics = [];
    let last: CompiledQuery[] = [];
    let touched: readonly Touched[] | null = null;
    const touches = (what: readonly Touched[]) => {
      touched = what;
    };
    const change = async (db: Db): Promise<unknown> => {
      last = [];
      touched = null;
      const atEnd = (query: CompiledQuery) => last.push(query);
      const outcome: unknown = await run({ ...tools, db, atEnd, touches }, ...args);
      changed = changes(outcome, ...args);
      if (isAnything(changed)) last.push(...tell(db, changed, touched));
      return outcome;
    };
    const transaction = transact(change, () => last);
    if (!aftermath) return transaction;
    const outcome = await transaction.catch((error: unknown) => {
      aftermath.failed(error);
      throw error;
    });
    if (isAnything(changed)) await aftermath.done(changed);
    return outcome;
  });
}

/** The relaxed writes over one database. */
export function createRelaxedWriter(db: Db): RelaxedWriter {
  return bind(
    'relaxed',
    (_name, { run }) =>
      (...args) =>
        run(db, ...args),
  );
}
