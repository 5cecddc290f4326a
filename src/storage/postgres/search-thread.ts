import { parentPort, workerData } from 'node:worker_threads';
import { foods } from '#domain/foods/table.ts';
import { foldRules } from '#domain/search/fold.ts';
import { createSearcher } from '../bind.ts';
import { holdInMemory } from '../hold-in-memory.ts';
import { snapshotIn } from '../search/segments/snapshot.ts';
import { serveAtOnce } from '../threads/thread.ts';
import { createPool, createReadDb } from './connect.ts';
import { migrations } from './migrations/all.ts';
import { createPostingsReader } from './search.ts';

/** What the thread is told. */
export type SearchThreadData = {
  url: string;
  /** A file in which the index outlives the process, if there is one. */
  snapshot: string | null;
  /** On a site of more recipes the stored index answers. */
  mostRecipes: number;
  /** How long an answer of the database is waited for, where that is not the usual time. */
  patienceMs: number | undefined;
};

/** The look at what has changed, cards, and what the index is made of; searches while there is none. */
const poolSize = 4;

/** A change to how recipes are taken apart migrates what the database holds of it; a snapshot is older then. */
const rules = `on PostgreSQL, after ${migrations.length} migrations, with ${foods.length} foods, folded by ${foldRules}`;

/** The thread that searches in memory; it asks the database for what has changed, and for what is shown. */
function start(port: NonNullable<typeof parentPort>, told: SearchThreadData): void {
  const { url, patienceMs } = told;
  const pool = createPool({ url, patienceMs, size: poolSize, durability: 'full' });
  const db = createReadDb(pool);
  const postings = createPostingsReader(db);
  const snapshot = told.snapshot === null ? null : snapshotIn(told.snapshot, rules);
  const memory = holdInMemory(db, postings, snapshot, told.mostRecipes);
  serveAtOnce(port, {
    ...createSearcher(db, postings, memory),
    async close() {
      await memory.stop();
      await pool.end();
    },
  });
}

// What throws here ends the thread, and is why it could not start.
if (parentPort) start(parentPort, workerData as SearchThreadData);
