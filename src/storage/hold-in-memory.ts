import type { InMemory } from './bind.ts';
import { LiveFacets } from './facets/live-facets.ts';
import { CardMemory } from './features/recipes/card-memory.ts';
import type { Db } from './schema.ts';
import type { PostingsReader } from './search/postings.ts';
import { LiveIndex } from './search/segments/live-index.ts';
import type { Snapshot } from './search/segments/snapshot.ts';

type Held = InMemory & { stop(): Promise<void> };

/** Begins to hold in the memory of a thread what searches look at, with what outlives it; `stop` leaves the database alone from then on. */
export function holdInMemory(
  db: Db,
  stored: PostingsReader,
  snapshot: Snapshot | null,
  mostRecipes?: number,
): Held {
  const onFailure = (error: unknown) =>
    console.error('The search goes on without its index in memory, or without its snapshot', error);
  const index = new LiveIndex(db, stored, snapshot, onFailure, mostRecipes);
  const facets = new LiveFacets(db);
  const cards = new CardMemory(db);
  index.start();
  facets.start();
  return {
    postings: () => index.current(),
    facets: () => facets.current(),
    cards: (seqs) => cards.inOrder(seqs),
    async stop() {
      await Promise.all([index.stop(), facets.stop()]);
    },
  };
}
