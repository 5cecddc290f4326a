import type { PhotoStore } from './port.ts';
import { Removals } from './removals.ts';

const batchSize = 200;

/**
 * Removes photos that were stored before `olderThan` and that no row names: what a
 * crash between storing a photo and committing its row leaves behind. Answers with how
 * many went. A name is given to one upload alone, so what no row names now none will name
 * while its files go. `olderThan` must lie far enough back that no publish is still under way. One that
 * cannot be removed keeps no other from it; rejects with the first such failure at the end. Where the store
 * does not answer, and once the signal is given, it ends with the photo that it is at; a later sweep takes the rest.
 */
export async function sweepOrphanPhotos(
  store: Pick<PhotoStore, 'listStoredBefore' | 'remove'>,
  reader: { photosInUse(ids: string[]): Promise<string[]> },
  olderThan: number,
  signal?: AbortSignal,
): Promise<number> {
  const removals = new Removals((id) => store.remove(id), { signal });
  for await (const ids of inBatches(store.listStoredBefore(olderThan))) {
    if (removals.isOver) break;
    const inUse = new Set(await reader.photosInUse(ids));
    for (const id of ids.filter((one) => !inUse.has(one))) await removals.take(id);
  }
  return removals.end();
}

async function* inBatches(ids: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const id of ids) {
    batch.push(id);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
