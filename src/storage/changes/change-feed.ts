import type { Topics } from '../define.ts';
import type { Changes } from '../port.ts';
import type { Db } from '../schema.ts';
import { changesAfter, lastChange } from './changes.ts';

/** Without a wake-up the database is asked this often, so that a lost one costs no more. */
const pollMs = 250;
/** Out of touch for longer than this, nothing that was read before is to be relied on. */
const patienceMs = 10_000;

export type ChangeFeed = Changes & {
  /** Looks at once, because something has probably changed. */
  wake(): void;
  stop(): void;
};

/** Follows what others change, from now on. Starts to look when the first listener comes. */
export function createChangeFeed(db: Db, origin: string): ChangeFeed {
  const listeners: ((changed: Topics) => void)[] = [];
  let last: number | null = null;
  let heardAt = performance.now();
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;
  let isWanted = false;
  let isStopped = false;

  const tell = (changed: Topics) => {
    for (const listener of listeners) listener(changed);
  };
  const look = async () => {
    if (last === null) {
      last = await lastChange(db);
      // Whatever was read before the feed began may be older than its beginning.
      tell('everything');
    } else {
      const found = await changesAfter(db, last, origin);
      last = found.last;
      for (const changed of found.changes) tell(changed);
    }
    heardAt = performance.now();
  };
  const lookAgain = async () => {
    isWanted = true;
    if (isLooking || isStopped) return;
    isLooking = true;
    if (timer) clearTimeout(timer);
    while (isWanted) {
      isWanted = false;
      await look().catch(() => {
        // Whoever reads from the database is told what is wrong with it; here only the time counts.
        if (performance.now() - heardAt > patienceMs) tell('everything');
      });
    }
    isLooking = false;
    if (!isStopped) timer = setTimeout(lookAgain, pollMs).unref();
  };
  return {
    follow(listener) {
      listeners.push(listener);
      if (listeners.length === 1) void lookAgain();
    },
    wake() {
      if (listeners.length > 0) void lookAgain();
    },
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
