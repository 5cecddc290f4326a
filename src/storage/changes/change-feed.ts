import type { Topics } from '../define.ts';
import type { Changes } from '../port.ts';
import type { Db } from '../schema.ts';
import { changesAfter, lastChange } from './changes.ts';

/** Without a wake-up the database is asked this often, so that a lost one costs no more. */
const pollMs = 250;
/** Out of touch for longer than this, nothing that was read before is to be relied on. */
const patienceMs = 10_000;

type ChangeFeed = Changes & {
  /** Looks at once, because something has probably changed. */
  wake(): void;
  /** Says that something was read that may be older than what is written: all counts as changed at the next look. */
  mistrust(): void;
  stop(): void;
};

/** Done before anybody is told of changes; while it fails nobody is. */
export type BeforeTelling = (changes: readonly Topics[]) => Promise<void>;

/** Follows what others change, from now on. Starts to look when the first listener comes. */
export function createChangeFeed(
  db: Db,
  origin: string,
  beforeTelling: BeforeTelling = async () => undefined,
): ChangeFeed {
  return new DatabaseFeed(db, origin, beforeTelling);
}

class DatabaseFeed implements ChangeFeed {
  readonly #db: Db;
  readonly #origin: string;
  readonly #beforeTelling: BeforeTelling;
  readonly #listeners: ((changed: Topics) => void)[] = [];
  #last: number | null = null;
  #heardAt = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #isMistrusted = false;
  #isLooking = false;
  #isWanted = false;
  #isStopped = false;

  constructor(db: Db, origin: string, beforeTelling: BeforeTelling) {
    this.#db = db;
    this.#origin = origin;
    this.#beforeTelling = beforeTelling;
  }

  follow(listener: (changed: Topics) => void): void {
    this.#listeners.push(listener);
    if (this.#listeners.length === 1) void this.#lookAgain();
  }

  wake(): void {
    if (this.#listeners.length > 0) void this.#lookAgain();
  }

  mistrust(): void {
    this.#isMistrusted = true;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #lookAgain(): Promise<void> {
    this.#isWanted = true;
    if (this.#isLooking || this.#isStopped) return;
    this.#isLooking = true;
    clearTimeout(this.#timer);
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#look().catch(() => {
        // A read from the database tells what is wrong with it; here only the time counts.
        if (performance.now() - this.#heardAt > patienceMs) this.#tell('everything');
      });
    }
    this.#isLooking = false;
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#lookAgain(), pollMs).unref();
  }

  async #look(): Promise<void> {
    const isMistrusted = this.#isMistrusted;
    const found = await this.#find();
    // What was read before the feed began may be older than its beginning.
    const isAnything = isMistrusted || this.#last === null;
    const changes: Topics[] = isAnything ? ['everything'] : found.changes;
    if (changes.length > 0) await this.#beforeTelling(changes);
    this.#last = found.last;
    if (isMistrusted) this.#isMistrusted = false;
    for (const changed of changes) this.#tell(changed);
    this.#heardAt = performance.now();
  }

  async #find(): Promise<{ last: number; changes: Topics[] }> {
    if (this.#last !== null) return changesAfter(this.#db, this.#last, this.#origin);
    return { last: await lastChange(this.#db), changes: [] };
  }

  #tell(changed: Topics): void {
    for (const listener of this.#listeners) listener(changed);
  }
}
