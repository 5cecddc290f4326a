import { setImmediate as nextTurn } from 'node:timers/promises';
import { changesAfter, lastChange } from '../../changes/changes.ts';
import type { Topics } from '../../define.ts';
import { listedRecipes } from '../../features/recipes/reads.ts';
import { recipeColumns, toRecipe } from '../../features/recipes/records.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import type { PostingsReader } from '../postings.ts';
import { toIndexed } from '../search-index.ts';
import { SegmentWriter } from './segment-writer.ts';
import { largestSegment, SegmentedIndex, type Version } from './segmented-index.ts';
import type { Snapshot } from './snapshot.ts';

/** So many recipes are compared, and so many read, between two turns of the thread. */
const comparedAtOnce = 2_000;
const readAtOnce = 20;
/** What more recipes changed than this is caught up with beside the searches, not before one. */
const mostAtOnce = 100;
/** A site of more recipes than this is searched in the database: the index would take too much memory. */
const mostRecipes = 2_000_000;
/** An index of fewer recipes than this is made anew in a moment. */
const worthSaving = 2_000;
const savedEveryMs = 60 * 60 * 1_000;

/**
 * The search index in memory, in step with the database: before each search it takes over what
 * was changed since the last one, by whichever process. While it is being built, or has fallen far
 * behind, or if that failed, the index that the database holds answers.
 */
export class LiveIndex {
  readonly #db: Db;
  readonly #stored: PostingsReader;
  readonly #snapshot: Snapshot | null;
  readonly #index = new SegmentedIndex();
  readonly #reader = this.#index.reader();
  /** The last change that the index knows; null while it is not in step. */
  #known: number | null = null;
  /** How many recipes were read since the snapshot, and when that was written. */
  #unsaved = 0;
  #savedAt = Number.NEGATIVE_INFINITY;
  #work: Promise<void> = Promise.resolve();
  #isWorking = false;
  #isStopped = false;

  /** With a snapshot, the next process need not begin from nothing. */
  constructor(db: Db, stored: PostingsReader, snapshot: Snapshot | null = null) {
    this.#db = db;
    this.#stored = stored;
    this.#snapshot = snapshot;
  }

  /** Begins to build the index, beside whatever is searched meanwhile. */
  start(): void {
    this.#begin(async () => {
      for (const segment of (await this.#snapshot?.read()) ?? []) this.#index.addSegment(segment);
      await this.#compareAll();
    });
  }

  /** Leaves the database alone from then on. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#known = null;
    await this.#work;
  }

  /** What answers a search that begins now: the index in memory if it is in step, else the stored one. */
  async current(): Promise<PostingsReader> {
    if (this.#known === null) return this.#stored;
    try {
      await this.#catchUp(this.#known);
    } catch {
      // What is wrong with the database is told by the search itself.
      this.#known = null;
    }
    return this.#known === null ? this.#stored : this.#reader;
  }

  /** Settles when what was begun is done. */
  async settled(): Promise<void> {
    await this.#work;
  }

  #begin(work: () => Promise<void>): void {
    if (this.#isWorking || this.#isStopped) return;
    this.#isWorking = true;
    this.#work = work()
      // Without an index in memory everything is found as well, only slower.
      .catch(() => undefined)
      .finally(() => {
        this.#isWorking = false;
      });
  }

  async #catchUp(known: number): Promise<void> {
    const { last, changes } = await changesAfter(this.#db, known, '');
    if (last === known) return;
    const ids = changedRecipes(changes);
    if (ids === null || ids.length > mostAtOnce) {
      this.#known = null;
      this.#begin(() => this.#compareAll());
      return;
    }
    await this.#takeOver(ids);
    this.#known = last;
    if (!this.#isWorking) this.#begin(() => this.#tidy());
  }

  /** Takes over what recipes are now. */
  async #takeOver(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await listedRecipes(this.#db)
      .select('seq')
      .select(recipeColumns)
      .where('id', 'in', padded(ids))
      .execute();
    for (const row of rows) {
      const isKnown = this.#index.holds(toVersion(row));
      if (!isKnown) this.#unsaved += 1;
      if (!isKnown) this.#index.put(toIndexed(Number(row.seq), toRecipe(row)));
    }
    const there = new Set(rows.map(({ id }) => id));
    await this.#takeOut(ids.filter((id) => !there.has(id)));
  }

  /** Takes out recipes that are gone, by ids of which it knows only about which number they had. */
  async #takeOut(ids: readonly string[]): Promise<void> {
    const seqs = ids.flatMap((id) => this.#index.seqsLike(id));
    if (seqs.length === 0) return;
    const rows = await listedRecipes(this.#db)
      .select('seq')
      .where('seq', 'in', padded(seqs))
      .execute();
    const there = new Set(rows.map(({ seq }) => Number(seq)));
    for (const seq of seqs) if (!there.has(seq)) this.#index.remove(seq);
    this.#unsaved += 1;
  }

  /** Makes the index hold what the database does: all of it the first time, later what differs. */
  async #compareAll(): Promise<void> {
    const known = await lastChange(this.#db);
    let writer = new SegmentWriter();
    for (let after = -1; !this.#isStopped; ) {
      const rows = await this.#versionsAfter(after);
      const last = rows.at(-1)?.seq ?? Number.MAX_SAFE_INTEGER;
      const differing = this.#takeOutDiffering(rows, after, last);
      for (let at = 0; at < differing.length && !this.#isStopped; at += readAtOnce) {
        await this.#read(differing.slice(at, at + readAtOnce), writer);
        await nextTurn();
      }
      if (writer.size >= largestSegment || rows.length === 0) {
        this.#index.addSegment(writer.finish());
        writer = new SegmentWriter();
      }
      if (this.#index.size > mostRecipes) return;
      if (rows.length === 0) break;
      after = last;
      await nextTurn();
    }
    if (this.#isStopped) return;
    this.#known = known;
    await this.#tidy();
  }

  async #versionsAfter(seq: number): Promise<Version[]> {
    const rows = await listedRecipes(this.#db)
      .select(['seq', 'id', 'updated_at'])
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(comparedAtOnce)
      .execute();
    return rows.map(toVersion);
  }

  /** Takes out what is gone or has changed among the recipes behind `after` up to `last`; which are to be read. */
  #takeOutDiffering(versions: readonly Version[], after: number, last: number): number[] {
    const there = new Set(versions.map(({ seq }) => seq));
    for (const seq of this.#index.seqsBetween(after + 1, last)) {
      if (!there.has(seq)) this.#index.remove(seq);
    }
    const differing = versions.filter((version) => !this.#index.holds(version));
    for (const { seq } of differing) this.#index.remove(seq);
    return differing.map(({ seq }) => seq);
  }

  async #read(seqs: readonly number[], writer: SegmentWriter): Promise<void> {
    this.#unsaved += seqs.length;
    const rows = await listedRecipes(this.#db)
      .select('seq')
      .select(recipeColumns)
      .where('seq', 'in', padded(seqs))
      .orderBy('seq')
      .execute();
    for (const row of rows) writer.add(toIndexed(Number(row.seq), toRecipe(row)));
  }

  async #tidy(): Promise<void> {
    for (const _step of this.#index.tidy()) {
      await nextTurn();
      if (this.#isStopped) return;
    }
    if (this.#unsaved > 0 && performance.now() - this.#savedAt > savedEveryMs) await this.#save();
  }

  /** Writes a snapshot without what is gone: a deleted recipe is not to stay in a file. */
  async #save(): Promise<void> {
    if (!this.#snapshot || this.#index.size < worthSaving) return;
    this.#savedAt = performance.now();
    this.#unsaved = 0;
    for (const _step of this.#index.sweep()) {
      await nextTurn();
      if (this.#isStopped) return;
    }
    await this.#snapshot.write(this.#index.segments);
  }
}

type Row = { seq: number; id: string; updated_at: number };

const toVersion = ({ seq, id, updated_at }: Row): Version => ({
  seq: Number(seq),
  id,
  updatedAt: Number(updated_at),
});

/** The recipes that changes are about; null when they may be about any. */
function changedRecipes(changes: readonly Topics[]): string[] | null {
  const ids = new Set<string>();
  for (const topics of changes) {
    if (topics === 'everything') return null;
    for (const topic of topics) {
      if (topic.startsWith('recipe:')) ids.add(topic.slice('recipe:'.length));
    }
  }
  return [...ids];
}
