import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of processor time of one request: of the main thread, of all threads, of the database server. */
export type Cost = { main: number; all: number; database: number };

/** What a request can be. `kept` ones are answered from the cache of replies. */
export const kinds = [
  'kept',
  'page',
  'list',
  'search',
  'photo',
  'save',
  'publish',
  'login',
] as const;
export type Kind = (typeof kinds)[number];

/** What something costs among so many recipes. */
export type Line = { recipes: number; ms: number }[];

export type EngineCosts = {
  /** Measured with so many recipes. */
  recipes: number;
  requests: Record<Kind, Cost>;
  /** The same search at other sizes, from the index that the site holds in memory: milliseconds of all its threads. */
  searches: Line;
  /** Where more recipes than a setting says are searched in the stored index: the whole request, and the database's milliseconds at other sizes. */
  stored: { request: Cost; searches: Line } | null;
  bytesPerRecipe: number;
  /** Milliseconds that one write keeps all others waiting: the writer thread, or the rows that all meet at. */
  writer: { save: number; publish: number };
  /** Milliseconds of the database server for one look for changes. */
  poll: number;
};

export type Costs = {
  measured: { on: string; node: string; machine: string; load: number };
  sqlite: EngineCosts;
  postgres: EngineCosts;
  /** Bytes on the wire of one reply. */
  replyBytes: { page: number; list: number; search: number; photo: number };
  /** Stored bytes of one recipe's photo in all its widths. */
  photoBytes: number;
  /** Memory of a process at rest, and of one kept reply. */
  memory: { process: number; keptReply: number };
  /** Visits by Zipf's law to more pages than the cache holds: how many it had, and how many the model expects. */
  cacheCheck: { pages: number; cacheBytes: number; measured: number; expected: number };
};

const file = join(import.meta.dirname, 'costs.json');

/** Where the measurement is kept. */
export const costsFile = file;

/** The costs that were measured last. */
export function readCosts(): Costs {
  return JSON.parse(readFileSync(file, 'utf8')) as Costs;
}
