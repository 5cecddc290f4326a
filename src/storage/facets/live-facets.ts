import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { lastChange, touchedAfter } from '../changes/changes.ts';
import { SharedTurns } from '../changes/shared-turns.ts';
import { composed } from '../queries/composed.ts';
import { chunked, padded } from '../queries/padded.ts';
import type { Db } from '../schema.ts';
import { touchedRecipes } from '../search/segments/live-reads.ts';
import { FacetColumns } from './columns.ts';
import { factColumns, toFacts, toFoodFacts } from './records.ts';
import { createStoredFacets, type FacetReader } from './stored.ts';

/**
 * So many recipes are read between two turns of the thread. What more rows leave behind outlives the young generation: with 1,000 the
 * heap grew by 60 MB, which it kept, and reading took a third longer.
 */
const readAtOnce = 100;
/** What more recipes changed than this is read anew beside the requests. */
const mostAtOnce = 5_000;
/** For so long a request waits while all is read: on a large site the database takes seconds for an answer, and all is read sooner without. */
const patienceMs = 10_000;
/** Beyond this number of a recipe the database answers: the arrays would take too much memory. */
const highestSeq = 4_000_000;
/** What failed is begun anew, but not at every request. */
const usualPauseMs = 5_000;

/**
 * Facets from memory, in step with the database: before each answer it takes over what was changed since the last one,
 * by whichever process. All is read at the start, and again after a change of everything; if that takes long, the database answers.
 */
export class LiveFacets {
  readonly #db: Db;
  readonly #stored: FacetReader;
  readonly #onFailure: (error: unknown) => void;
  #columns: FacetColumns | null = null;
  #known = 0;
  #reading: Promise<void> | null = null;
  /** Settles when all is read, or has taken too long to be waited for. */
  #waiting: Promise<void> = Promise.resolve();
  readonly #pauseMs: number;
  #pausedUntil = 0;
  #isStopped = false;
  /** One after the other: of two at once the later might put back what a recipe was. */
  readonly #catchingUp = new SharedTurns(() => this.#catchUp());

  /** What failed is told of. */
  constructor(
    db: Db,
    onFailure: (error: unknown) => void = () => undefined,
    pauseMs = usualPauseMs,
  ) {
    this.#pauseMs = pauseMs;
    this.#db = db;
    this.#onFailure = onFailure;
    this.#stored = createStoredFacets(db);
  }

  /** Begins to read all, beside whatever is asked meanwhile. */
  start(): void {
    this.#begin();
  }

  /** Leaves the database alone from then on. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#columns = null;
    await this.#reading;
  }

  /** What answers at this moment. */
  async current(): Promise<FacetReader> {
    await this.keepUp();
    if (!this.#columns) {
      await this.#waiting;
      await this.#catchingUp.next();
    }
    const columns = this.#columns;
    if (columns) {
      return {
        list: async (...asked) => columns.list(...asked),
        count: async (chosen) => columns.count(chosen),
        facts: async (...asked) => columns.facts(...asked),
        kinds: async (seqs) => columns.kinds(seqs),
        needing: async (...asked) => columns.needing(...asked),
        tagsBeginning: async (...asked) => columns.tagsBeginning(...asked),
      };
    }
    // Without the arrays all is found as well, only slower.
    return this.#stored;
  }

  /** Takes over what was changed meanwhile, or begins to read all where that is too much. */
  async keepUp(): Promise<void> {
    await this.#catchingUp.next();
    if (!this.#columns) this.#begin();
  }

  #begin(): void {
    if (this.#reading || this.#isStopped || performance.now() < this.#pausedUntil) return;
    this.#reading = this.#readAll()
      .catch((error) => this.#fail(error))
      .finally(() => {
        this.#reading = null;
      });
    this.#waiting = Promise.race([this.#reading, wait(patienceMs, undefined, { ref: false })]);
  }

  /** Without the arrays all is found as well, only slower. */
  #fail(error: unknown): void {
    this.#columns = null;
    if (this.#isStopped) return;
    this.#pausedUntil = performance.now() + this.#pauseMs;
    this.#onFailure(error);
  }

  async #readAll(): Promise<void> {
    const known = await lastChange(this.#db);
    const columns = new FacetColumns();
    for (let after = -1; !this.#isStopped; await nextTurn()) {
      const rows = await factsBehind(this.#db, after);
      for (const row of rows) put(columns, row);
      after = Number(rows.at(-1)?.seq ?? after);
      // The database answers from then on.
      this.#isStopped ||= after > highestSeq;
      if (this.#isStopped || rows.length >= readAtOnce) continue;
      this.#known = known;
      this.#columns = columns;
      return;
    }
  }

  async #catchUp(): Promise<void> {
    const columns = this.#columns;
    if (!columns) return;
    try {
      const { last, touched } = await touchedAfter(this.#db, this.#known);
      if (last === this.#known) return;
      const { ids, numbers } = touchedRecipes(touched ?? [], ['recipe', 'reviews', 'rating']);
      if (!touched || ids.length + numbers.length > mostAtOnce) {
        this.#columns = null;
        return;
      }
      for (const some of chunked(ids)) await this.#takeOver(columns, some);
      for (const some of chunked(numbers)) await this.#takeOut(columns, some);
      this.#known = last;
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Takes over what recipes are now. */
  async #takeOver(columns: FacetColumns, ids: readonly string[]): Promise<void> {
    const rows = await factsWhere(this.#db).where('recipe_id', 'in', padded(ids)).execute();
    const there = new Set(rows.map((row) => row.recipe_id));
    for (const row of rows) put(columns, row);
    const gone = ids.filter((id) => !there.has(id)).flatMap((id) => columns.seqsLike(id));
    if (gone.length > 0) await this.#takeOut(columns, gone);
  }

  /** Takes out those of these recipes that are gone. */
  async #takeOut(columns: FacetColumns, seqs: readonly number[]): Promise<void> {
    const kept = await factsWhere(this.#db).where('seq', 'in', padded(seqs)).execute();
    const still = new Set(kept.map(({ seq }) => Number(seq)));
    for (const seq of seqs) if (!still.has(seq)) columns.remove(seq);
  }
}

const factsWhere = (db: Db) =>
  db.selectFrom('recipe_facets').select('recipe_id').select(factColumns).orderBy('seq');

const factsBehind = composed((db, seq: number) =>
  factsWhere(db).where('seq', '>', seq).limit(sql.lit(readAtOnce)),
);

type FactRow = Parameters<typeof toFacts>[0] &
  Parameters<typeof toFoodFacts>[0] & { recipe_id: string };

function put(columns: FacetColumns, row: FactRow): void {
  columns.put(toFacts(row), toFoodFacts(row), row.recipe_id);
}
