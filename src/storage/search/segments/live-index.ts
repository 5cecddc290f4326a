import { setImmediate as nextTurn } from 'node:timers/promises';
import { hourMs } from '#domain/spans.ts';
import { lastChange, touchedAfter } from '../../changes/changes.ts';
import { SharedTurns } from '../../changes/shared-turns.ts';
import { countFiltered } from '../../features/recipes/counts.ts';
import type { Db } from '../../schema.ts';
import type { PostingsReader } from '../postings.ts';
import { readIndexed, readWords, touchedRecipes, versionsBehind } from './live-reads.ts';
import { vocabularyOf } from './live-vocabulary.ts';
import { SegmentWriter } from './segment-writer.ts';
import { largestSegment, SegmentedIndex, type Version } from './segmented-index.ts';
import type { Snapshot } from './snapshot.ts';
import { WordList } from './word-list.ts';

/** So many recipes are compared, and so many read, between two turns of the thread. */
const comparedAtOnce = 2_000;
const readAtOnce = 20;
/** What more recipes changed than this is caught up with beside the searches, not before one. */
const mostAtOnce = 100;
/** A site of more recipes than this is searched in the database, where nobody says another number: the index would take too much memory. */
const usualMost = 2_000_000;
/** An index of fewer recipes than this is made anew in a moment. */
const worthSaving = 2_000;
const savedEveryMs = hourMs;
/** What failed is begun anew, but not at every search. */
const pauseMs = 5_000;

/**
 * The search index in memory, in step with the database: before each search it takes over what
 * was changed since the last one, by whichever process. While it is being built, or has fallen far
 * behind, or if that failed, the index that the database holds answers.
 */
export class LiveIndex {
  readonly #db: Db;
  readonly #stored: PostingsReader;
  readonly #snapshot: Snapshot | null;
  readonly #onFailure: (error: unknown) => void;
  readonly #mostRecipes: number;
  readonly #index = new SegmentedIndex();
  #words = new WordList();
  readonly #reader: PostingsReader;
  /** The last change that the index knows; null while it is not in step. */
  #known: number | null = null;
  /** How many recipes were read since the snapshot, and when that was written. */
  #unsaved = 0;
  #savedAt = Number.NEGATIVE_INFINITY;
  #work: Promise<void> = Promise.resolve();
  /** One after the other: of two at once the later might put back what a recipe was. */
  readonly #catchingUp = new SharedTurns(() => this.#catchUp());
  #isWorking = false;
  /** Whether it would be in step again if all recipes were compared. */
  #isBehind = false;
  #pausedUntil = 0;
  #isStopped = false;

  /** With a snapshot, the next process need not begin from nothing. A build or a snapshot that failed is told of. */
  constructor(
    db: Db,
    stored: PostingsReader,
    snapshot: Snapshot | null = null,
    onFailure: (error: unknown) => void = () => undefined,
    mostRecipes = usualMost,
  ) {
    this.#db = db;
    this.#mostRecipes = mostRecipes;
    this.#onFailure = onFailure;
    this.#stored = stored;
    this.#snapshot = snapshot;
    const vocabulary = vocabularyOf(this.#index, () => this.#words);
    this.#reader = { ...this.#index.reader(), ...vocabulary };
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
    await this.keepUp();
    return this.#known === null ? this.#stored : this.#reader;
  }

  /** Takes over what was changed meanwhile, or begins to compare all where that is too much. */
  async keepUp(): Promise<void> {
    await this.#catchingUp.next();
    if (this.#known === null && this.#isBehind && performance.now() > this.#pausedUntil)
      this.#begin(() => this.#compareAll());
  }

  /** Settles when what was begun is done. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** From now on the stored index answers, until all recipes were compared again. */
  #fallBehind(): void {
    this.#known = null;
    this.#isBehind = true;
  }

  #begin(work: () => Promise<void>): void {
    if (this.#isWorking || this.#isStopped) return;
    this.#isWorking = true;
    this.#work = work()
      // Without an index in memory everything is found as well, only slower.
      .catch((error) => {
        if (this.#isStopped) return;
        this.#isBehind ||= this.#known === null;
        this.#pausedUntil = performance.now() + pauseMs;
        this.#onFailure(error);
      })
      .finally(() => {
        this.#isWorking = false;
      });
  }

  async #catchUp(): Promise<void> {
    try {
      if (this.#known !== null) await this.#takeChangesAfter(this.#known);
    } catch {
      // What is wrong with the database is told by the search itself.
      this.#fallBehind();
    }
  }

  async #takeChangesAfter(known: number): Promise<void> {
    const { last, touched } = await touchedAfter(this.#db, known);
    if (last === known) return;
    const { ids, numbers } = touchedRecipes(touched ?? [], ['recipe']);
    if (!touched || ids.length + numbers.length > mostAtOnce) {
      this.#fallBehind();
      return;
    }
    await this.#takeOver(ids, numbers);
    if (this.#isStopped) return;
    this.#known = last;
    if (!this.#isWorking) this.#begin(() => this.#tidy());
  }

  /** Takes over what recipes are now. */
  async #takeOver(ids: readonly string[], numbers: readonly number[]): Promise<void> {
    const recipes = await readIndexed(this.#db, 'id', ids);
    for (const recipe of recipes) {
      // Also of one that is there: it may have come after the words were read and before the recipes were.
      this.#words.add(recipe.words);
      if (this.#index.holds(recipe)) continue;
      this.#index.put(recipe);
      this.#unsaved += 1;
    }
    const there = new Set(recipes.map(({ id }) => id));
    // Of an id it knows only about which number it had.
    const gone = ids.filter((id) => !there.has(id)).flatMap((id) => this.#index.seqsLike(id));
    await this.#takeOut([...numbers, ...gone]);
  }

  /** Takes out those of these recipes that are gone. */
  async #takeOut(seqs: readonly number[]): Promise<void> {
    const there = new Set((await readIndexed(this.#db, 'seq', seqs)).map(({ seq }) => seq));
    for (const seq of seqs) if (!there.has(seq)) this.#index.remove(seq);
    this.#unsaved += seqs.length;
  }

  /** Makes the index hold what the database does: all of it the first time, later what differs. */
  async #compareAll(): Promise<void> {
    this.#isBehind = false;
    if ((await countFiltered(this.#db, {})) > this.#mostRecipes) return this.#index.clear();
    const known = await lastChange(this.#db);
    this.#words = await readWords(this.#db, () => this.#isStopped);
    let writer = new SegmentWriter();
    for (let after = -1; !this.#isStopped; ) {
      const rows = await versionsBehind(this.#db, after, comparedAtOnce);
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
      if (rows.length === 0) break;
      after = last;
      await nextTurn();
    }
    if (this.#isStopped) return;
    this.#known = known;
    await this.#tidy();
  }

  /** Takes out what is gone or has changed among the recipes behind `after` up to `last`; which are to be read. */
  #takeOutDiffering(versions: readonly Version[], after: number, last: number): number[] {
    const there = new Set(versions.map(({ seq }) => seq));
    for (const seq of this.#index.seqsBetween(after + 1, last)) {
      if (there.has(seq)) continue;
      this.#index.remove(seq);
      this.#unsaved += 1;
    }
    const differing = versions.filter((version) => !this.#index.holds(version));
    for (const { seq } of differing) this.#index.remove(seq);
    return differing.map(({ seq }) => seq);
  }

  async #read(seqs: readonly number[], writer: SegmentWriter): Promise<void> {
    for (const recipe of await readIndexed(this.#db, 'seq', seqs)) writer.add(recipe);
    this.#unsaved += seqs.length;
  }

  async #tidy(): Promise<void> {
    await this.#step(this.#index.tidy());
    if (this.#isStopped) return;
    if (this.#unsaved > 0 && performance.now() - this.#savedAt > savedEveryMs) await this.#save();
  }

  /** Writes a snapshot without what is gone: a deleted recipe is not to stay in a file. */
  async #save(): Promise<void> {
    if (!this.#snapshot || this.#index.size < worthSaving) return;
    this.#savedAt = performance.now();
    this.#unsaved = 0;
    await this.#step(this.#index.sweep());
    if (!this.#isStopped) await this.#snapshot.write(this.#index.segments);
  }

  /** Takes the steps of a longer work, one in each turn of the thread, until it is stopped. */
  async #step(steps: Iterable<unknown>): Promise<void> {
    for (const _step of steps) {
      await nextTurn();
      if (this.#isStopped) return;
    }
  }
}
