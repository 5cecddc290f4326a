import type { MessagePort } from 'node:worker_threads';
import { foods } from '#domain/foods/table.ts';
import { createReader, createSearcher } from '../bind.ts';
import { LiveFacets } from '../facets/live-facets.ts';
import { CardMemory } from '../features/recipes/card-memory.ts';
import { LiveIndex } from '../search/segments/live-index.ts';
import { snapshotIn } from '../search/segments/snapshot.ts';
import { serve } from '../threads/thread.ts';
import { connectToRead } from './connect.ts';
import { createDb } from './dialect.ts';
import { migrations } from './migrations/all.ts';
import { createPostingsReader } from './search.ts';
import type { ReaderData } from './threads.ts';

/** Whoever changes how recipes are taken apart migrates what the database holds of it; a snapshot is older then. */
const rules = `after ${migrations.length} migrations, with ${foods.length} foods`;

/** Cards, which are most of what a search reads, have a memory of their own: a smaller part of the file is as good. */
const cacheKilobytes = 8_000;

/** The thread for reads that take a while: searches and long lists. */
export function serveReads(port: MessagePort, { file }: ReaderData): void {
  const database = connectToRead(file, cacheKilobytes);
  const db = createDb(database);
  const postings = createPostingsReader(db);
  const index = new LiveIndex(db, postings, snapshotIn(`${file}-search`, rules), (error) =>
    console.error('The search goes on without its index in memory, or without its snapshot', error),
  );
  const facets = new LiveFacets(db);
  index.start();
  facets.start();
  const cards = new CardMemory(db);
  const current = {
    postings: () => index.current(),
    facets: () => facets.current(),
    cards: (seqs: readonly number[]) => cards.inOrder(seqs),
  };
  serve(port, {
    ...createReader(db),
    ...createSearcher(db, postings, current),
    async close() {
      await Promise.all([index.stop(), facets.stop()]);
      database.close();
    },
  });
}
