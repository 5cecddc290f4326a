import { minuteMs } from '#domain/spans.ts';
import type { InMemory } from './bind.ts';
import { LiveFacets } from './facets/live-facets.ts';
import { CardMemory } from './features/recipes/card-memory.ts';
import type { Db } from './schema.ts';
import type { PostingsReader } from './search/postings.ts';
import { LiveIndex } from './search/segments/live-index.ts';
import type { Snapshot } from './search/segments/snapshot.ts';

type Held = InMemory & { stop(): Promise<void> };

/** So often changes are taken over where nobody searches: notices of them are kept for ten minutes at least, and without them all is read anew. */
const usuallyKeptUpMs = minuteMs;

/** Begins to hold in the memory of a thread what searches look at, with what outlives it; `stop` leaves the database alone from then on. */
export function holdInMemory(
  db: Db,
  stored: PostingsReader,
  snapshot: Snapshot | null,
  mostRecipes?: number,
  keptUpEveryMs = usuallyKeptUpMs,
): Held {
  const onFailure = (error: unknown) =>
    console.error('The search goes on without its index in memory, or without its snapshot', error);
  const index = new LiveIndex(db, stored, snapshot, onFailure, mostRecipes);
  const facets = new LiveFacets(db, (error) =>
    console.error('Lists by facets go on without what is held in memory of them', error),
  );
  const cards = new CardMemory(db, (error) =>
    console.error('Lists go on without cards in memory', error),
  );
  index.start();
  facets.start();
  const keeping = keepUp([index, facets, cards], keptUpEveryMs);
  return {
    postings: () => index.current(),
    facets: () => facets.current(),
    cards: (seqs) => cards.inOrder(seqs),
    async stop() {
      cards.stop();
      await Promise.all([keeping.stop(), index.stop(), facets.stop()]);
    },
  };
}

/** Lets each take over what has changed, so long after the last time. None of them rejects: each tells of its failures itself. */
function keepUp(
  those: readonly { keepUp(): Promise<void> }[],
  everyMs: number,
): { stop(): Promise<void> } {
  let present: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = () => {
    timer = setTimeout(() => {
      present = Promise.all(those.map((one) => one.keepUp())).then(() => {
        if (!isStopped) wait();
      });
    }, everyMs).unref();
  };
  wait();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await present;
    },
  };
}
