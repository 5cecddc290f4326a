import { parentPort, workerData } from 'node:worker_threads';
import { foods } from '#domain/foods/table.ts';
import { createSearcher } from '../bind.ts';
import { LiveFacets } from '../facets/live-facets.ts';
import { CardMemory } from '../features/recipes/card-memory.ts';
import { LiveIndex } from '../search/segments/live-index.ts';
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

/** Whoever changes how recipes are taken apart migrates what the database holds of it; a snapshot is older then. */
const rules = `on PostgreSQL, after ${migrations.length} migrations, with ${foods.length} foods`;

/** The thread that searches in memory; it asks the database for what has changed, and for what is shown. */
function start(port: NonNullable<typeof parentPort>, told: SearchThreadData): void {
  const { url, patienceMs } = told;
  const pool = createPool({ url, patienceMs, size: poolSize, durability: 'full' });
  const db = createReadDb(pool);
  const postings = createPostingsReader(db);
  const snapshot = told.snapshot === null ? null : snapshotIn(told.snapshot, rules);
  const onFailure = (error: unknown) =>
    console.error('The search goes on without its index in memory, or without its snapshot', error);
  const index = new LiveIndex(db, postings, snapshot, onFailure, told.mostRecipes);
  const facets = new LiveFacets(db);
  index.start();
  facets.start();
  const cards = new CardMemory(db);
  const current = {
    postings: () => index.current(),
    facets: () => facets.current(),
    cards: (seqs: readonly number[]) => cards.inOrder(seqs),
  };
  serveAtOnce(port, {
    ...createSearcher(db, postings, current),
    async close() {
      await Promise.all([index.stop(), facets.stop()]);
      await pool.end();
    },
  });
}

// What throws here ends the thread, and is why it could not start.
if (parentPort) start(parentPort, workerData as SearchThreadData);
