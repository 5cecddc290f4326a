import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs work one piece after another: long replies that are made at once would fill the memory. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

const inTurn = createQueue();

/**
 * Resolves at the beginning of a turn of the event loop that it gives to nobody else: what many
 * ask for at once is made with others served in between.
 */
export function ownTurn(): Promise<void> {
  return inTurn(() => nextTurn());
}
