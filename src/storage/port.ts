import type { Topics } from './define.ts';
import type { Quota } from './features/recipes/rows.ts';
import type { Port } from './operations.ts';

/**
 * The narrow port between the site and its database. Every operation is asynchronous and named
 * after what it does; `operations.ts` lists them all, each defined once by its feature. Each write
 * is one transaction inside its engine. Times are milliseconds since 1970; ids are 24 hex digits;
 * absent optional values are null.
 */
export type Reader = Port<'read'>;
export type Searcher = Port<'search'>;
export type Writer = Port<'write'>;
/** Writes that are kept without waiting for the disk and seen by no visitor: counts for rate limits, origins of posts, likenesses of photos. */
export type RelaxedWriter = Port<'relaxed'>;

/** What others do to the same database. */
export interface Changes {
  /** Tells the listener of each change within a second, until the storage closes. */
  follow(listener: (changed: Topics) => void): void;
}

/** What a replica is doing: it is read, left out because it is late, does not answer, or has become the primary. */
export type ReplicaState = { state: 'in-use' | 'late' | 'away' | 'primary'; latenessMs: number };

export interface Storage extends AsyncDisposable {
  readonly changes: Changes;
  /** How busy the connections are, where the engine has such. */
  readonly pool?: () => { size: number; idle: number; waiting: number };
  readonly reader: Reader;
  readonly searcher: Searcher;
  readonly writer: Writer;
  readonly relaxed: RelaxedWriter;
  /**
   * The same reads for replies that are made for everybody, where the engine has replicas: as of the last write that this
   * process knows under the topics that they are made from.
   */
  readonly shared?: { reader: Reader; searcher: Searcher };
  /** What each replica is doing, in the order of the settings. */
  readonly replicas?: () => ReplicaState[];
}

/** Thrown for a cursor that the list did not hand out. */
export class BadCursor extends Error {}

/** Thrown, and nothing is written, for a photo that is neither the recipe's own nor a waiting upload of the writer. */
export class PhotoGone extends Error {
  constructor(id: string) {
    super(`no photo ${id} to use`);
  }
}

/** Thrown, and nothing is written, when an account would keep more than its quota. */
export class OverQuota extends Error {
  readonly of: keyof Quota;

  constructor(of: keyof Quota) {
    super(`over the quota of ${of}`);
    this.of = of;
  }
}

const unfit = 'ERR_UNFIT_DATABASE';

/** A database cannot be opened, or not read as it stands; the message says what to do about it. */
export class UnfitDatabase extends Error {
  readonly code = unfit;
}

/** Whether an error is that, also behind a thread, which keeps the code of an error and not its class. */
export const isUnfit = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === unfit;
