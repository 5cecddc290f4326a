import { createStore, useStore } from '../data/store.ts';

/** The pauses between two tries grow from the first to the last of these. */
const shortestPauseMs = 5_000;
const longestPauseMs = 60_000;

type Outage = {
  /** How many pages wait for the site to be reached. */
  waiting: number;
  /** Whether one of them is being asked for again at this moment. */
  isTrying: boolean;
};

const outageStore = createStore<Outage>({ waiting: 0, isTrying: false });
const chances = new Set<() => void>();
/** How many there have been: one that comes during a try, which fails all the same, is not missed. */
let chancesHad = 0;

/** What came of one try; `settle` returns its result or throws its error. */
type Try<T> = { isLost: boolean; settle: () => T };

/** Whether pages wait for the site to be reached. */
export function useOutage(): Outage {
  return useStore(outageStore);
}

/** Asks again for all that waits, now. */
export function tryAgain(): void {
  chancesHad += 1;
  for (const take of chances) take();
}

/**
 * Tries until the site was reached or the signal says that nobody wants the result any more: when
 * the network returns, when the person asks for it, and now and then by itself, because a browser
 * does not notice every network that has returned.
 */
export async function persist<T>(attempt: () => Promise<Try<T>>, signal?: AbortSignal): Promise<T> {
  // A page's program may have come after the person went elsewhere: its data are not asked for then.
  signal?.throwIfAborted();
  // Once for all pages: a listener that is there already is not added again.
  window.addEventListener('online', tryAgain);
  let before = chancesHad;
  let last = await attempt();
  if (!last.isLost) return last.settle();
  change({ waiting: outageStore.get().waiting + 1 });
  try {
    let pauseMs = shortestPauseMs;
    while (last.isLost && !signal?.aborted) {
      change({ isTrying: false });
      if (chancesHad === before) await nextChance(pauseMs, signal);
      if (signal?.aborted) break;
      change({ isTrying: true });
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      before = chancesHad;
      last = await attempt();
    }
  } finally {
    change({ waiting: outageStore.get().waiting - 1, isTrying: false });
  }
  return last.settle();
}

function change(part: Partial<Outage>): void {
  outageStore.set({ ...outageStore.get(), ...part });
}

/** Ends when the time has come to try again, or when nobody wants to any more. */
function nextChance(pauseMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const take = () => {
      clearTimeout(timer);
      chances.delete(take);
      resolve();
    };
    const timer = setTimeout(take, pauseMs);
    chances.add(take);
    signal?.addEventListener('abort', take);
  });
}
