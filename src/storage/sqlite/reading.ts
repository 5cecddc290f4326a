import type { MessagePort } from 'node:worker_threads';
import { foods } from '#domain/foods/table.ts';
import { foldRules } from '#domain/search/fold.ts';
import { createReader, createSearcher } from '../bind.ts';
import { holdInMemory } from '../hold-in-memory.ts';
import { snapshotIn } from '../search/segments/snapshot.ts';
import { serve } from '../threads/thread.ts';
import { connectToRead } from './connect.ts';
import { createDb } from './dialect.ts';
import { migrations } from './migrations/all.ts';
import { createPostingsReader } from './search.ts';
import type { ReaderData } from './threads.ts';

/** A change to how recipes are taken apart migrates what the database holds of it; a snapshot is older then. */
const rules = `after ${migrations.length} migrations, with ${foods.length} foods, folded by ${foldRules}`;

/** Cards, which are most of what a search reads, have a memory of their own: a smaller part of the file is as good. */
const cacheKilobytes = 8_000;

/** The thread for reads that take a while: searches and long lists. */
export function serveReads(port: MessagePort, { file, holdsIndex }: ReaderData): void {
  const database = connectToRead(file, cacheKilobytes);
  const db = createDb(database);
  const postings = createPostingsReader(db);
  const memory = holdsIndex
    ? holdInMemory(db, postings, snapshotIn(`${file}-search`, rules))
    : null;
  serve(port, {
    ...createReader(db),
    ...createSearcher(db, postings, memory ?? {}),
    async close() {
      await memory?.stop();
      database.close();
    },
  });
}
