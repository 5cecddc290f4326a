import { Worker } from 'node:worker_threads';
import { FarEndGone, TookTooLong } from '#remote/calls.ts';
import { threadEnd } from '#remote/far-end.ts';
import { WhenNeeded } from '#remote/when-needed.ts';
import { createQueue } from '#server/process/turns.ts';
import type { PageDraft, PageText } from './draft-of-page.ts';
import type { PageMethods } from './page-thread.ts';

/** The draft of a recipe in a page of the web or in what was pasted; null where there is none. */
type ReadOffLoop = (page: PageText) => Promise<PageDraft | null>;

type Options = {
  /** So long without a page the thread rests, then it ends. */
  restMs?: number;
  /** A page that takes longer is given up. */
  taskMs?: number;
  start?: () => Worker;
};

/** The memory that the largest page needs several times over; a page that needs more is hostile. */
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/**
 * A reader of pages in a thread of its own, which begins with the first page and ends when none
 * has come for a while: visitors do not wait for somebody's page of 8 MB. Pages are read one after
 * another, and who calls sees to it that few wait; one that takes too long or brings the thread down holds no recipe. Only what
 * fits the form comes back.
 */
export function createReadOffLoop(options: Options = {}): ReadOffLoop {
  const { restMs = 20_000, taskMs = 10_000, start = startThread } = options;
  const inTurn = createQueue();
  const pages = new WhenNeeded<PageMethods>({
    start: () => threadEnd(start(), 'page thread'),
    restMs,
  });
  return async (page) => {
    try {
      return await inTurn(() => pages.call('read', [page], taskMs));
    } catch (error) {
      return noRecipeBehind(error);
    }
  };
}

/** A page that takes too long, ends the thread or its memory holds no recipe; anything else is a fault. */
function noRecipeBehind(error: unknown): null {
  if (error instanceof TookTooLong) return null;
  if (!(error instanceof FarEndGone)) throw error;
  const cause = error.cause as NodeJS.ErrnoException | null;
  if (cause && cause.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw cause;
  return null;
}

function startThread(): Worker {
  return new Worker(new URL('./page-thread.ts', import.meta.url), { resourceLimits });
}
