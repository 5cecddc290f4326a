import type { Pool } from 'pg';
import { createReader, createSearcher } from '../../bind.ts';
import type { ReplicaState } from '../../port.ts';
import { createDb, createPool, createReadDb, cutOff } from '../connect.ts';
import { createPostingsReader } from '../search.ts';
import type { Look } from './look.ts';

/** A replica that is further behind than this is left out. */
const mostLateMs = 1_000;

/** A server that only reads, with its connections, and how far it is. */
export class Replica {
  readonly reader;
  readonly searcher;
  readonly #url: string;
  readonly #size: number;
  #pool: Pool;
  #position = 0;
  #latenessMs = 0;
  #state: ReplicaState['state'] = 'away';

  constructor(url: string, size: number) {
    this.#url = url;
    this.#size = size;
    this.#pool = createPool({ url, size, durability: 'full' });
    const { options } = this.#pool;
    const connect = () => this.#pool.connect();
    const pool = { options, connect: connect as Pool['connect'] };
    const db = createDb(pool);
    this.reader = createReader(createReadDb(pool));
    this.searcher = createSearcher(db, createPostingsReader(db));
  }

  /** How far it is at least. */
  get position(): number {
    return this.#position;
  }

  get state(): ReplicaState {
    return { state: this.#state, latenessMs: Math.round(this.#latenessMs) };
  }

  /** How many reads it has under way. */
  get busy(): number {
    return this.#pool.totalCount - this.#pool.idleCount + this.#pool.waitingCount;
  }

  /** Takes what it has told; null when it says nothing. `latenessOf` tells how late a position is. */
  note(told: Look | null, latenessOf: (position: number) => number): void {
    if (!told) {
      this.#leave();
      return;
    }
    this.#position = told.position;
    this.#latenessMs = latenessOf(told.position);
    // One that has become the primary is asked as such, if it is the right one.
    if (told.isPrimary) this.#state = 'primary';
    else this.#state = this.#latenessMs > mostLateMs ? 'late' : 'in-use';
  }

  async end(): Promise<void> {
    await cutOff(this.#pool);
  }

  /** Its connections may hang: they go, what waits for them fails, and new ones are made once it is back. */
  #leave(): void {
    if (this.#state === 'away') return;
    this.#state = 'away';
    void cutOff(this.#pool);
    this.#pool = createPool({ url: this.#url, size: this.#size, durability: 'full' });
  }
}
