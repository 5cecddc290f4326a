import type { PhotoStore } from './port.ts';

const batchSize = 200;

/**
 * Removes photos that were stored before `olderThan` and that no row names: what a
 * crash between storing a photo and committing its row leaves behind. Answers with how
 * many went. A name is given to one upload alone, so what no row names now none will name
 * while its files go. `olderThan` must lie far enough back that no publish is still under way. One that
 * cannot be removed keeps no other from it; rejects with the first such failure at the end. Once the
 * signal is given it ends with the photo that it is at; a later sweep takes the rest.
 */
export async function sweepOrphanPhotos(
  store: Pick<PhotoStore, 'listStoredBefore' | 'remove'>,
  reader: { photosInUse(ids: string[]): Promise<string[]> },
  olderThan: number,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  let failure: unknown = null;
  for await (const ids of inBatches(store.listStoredBefore(olderThan))) {
    if (signal?.aborted) return removed;
    const inUse = new Set(await reader.photosInUse(ids));
    for (const id of ids.filter((one) => !inUse.has(one))) {
      if (signal?.aborted) return removed;
      try {
        await store.remove(id);
        removed += 1;
      } catch (error) {
        failure ??= error;
      }
    }
  }
  if (failure) throw failure;
  return removed;
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
