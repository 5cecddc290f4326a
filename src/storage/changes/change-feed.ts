import type { Topics } from '../define.ts';
import type { Changes } from '../port.ts';
import type { Db } from '../schema.ts';
import { changesAfter, lastChange } from './changes.ts';

/** Without a wake-up the database is asked this often, so that a lost one costs no more. */
const pollMs = 250;
/** Out of touch for longer than this, nothing that was read before is to be relied on. */
const patienceMs = 10_000;

export type ChangeFeed = Changes & {
  /** Looks at once, because something has probably changed. */
  wake(): void;
  stop(): void;
};

/** Follows what others change, from now on. Starts to look when the first listener comes. */
export function createChangeFeed(db: Db, origin: string): ChangeFeed {
  return new DatabaseFeed(db, origin);
}

class DatabaseFeed implements ChangeFeed {
  readonly #db: Db;
  readonly #origin: string;
  readonly #listeners: ((changed: Topics) => void)[] = [];
  #last: number | null = null;
  #heardAt = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  #isWanted = false;
  #isStopped = false;

  constructor(db: Db, origin: string) {
    this.#db = db;
    this.#origin = origin;
  }

  follow(listener: (changed: Topics) => void): void {
    this.#listeners.push(listener);
    if (this.#listeners.length === 1) void this.#lookAgain();
  }

  wake(): void {
    if (this.#listeners.length > 0) void this.#lookAgain();
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
    if (this.#last === null) {
      this.#last = await lastChange(this.#db);
      // What was read before the feed began may be older than its beginning.
      this.#tell('everything');
    } else {
      const found = await changesAfter(this.#db, this.#last, this.#origin);
      this.#last = found.last;
      for (const changed of found.changes) this.#tell(changed);
    }
    this.#heardAt = performance.now();
  }

  #tell(changed: Topics): void {
    for (const listener of this.#listeners) listener(changed);
  }
}
