import type { Db } from '../schema.ts';
import { isPostgres } from './engine.ts';

type Steps<Results extends unknown[]> = { [N in keyof Results]: () => Promise<Results[N]> };

/** What PostgreSQL says of all that comes behind a failure in its transaction. */
const aborted = '25P02';

/**
 * Does steps of a transaction of which none needs what another finds. PostgreSQL gets them in one write and in this order, each
 * seeing what those before it have done and waited for: a step hands its first statement over before it waits for anything. SQLite does one after the other. Settles when all have ended, so that none goes on in a
 * transaction that is over, and rejects with what failed first.
 */
export async function together<Results extends unknown[]>(
  db: Db,
  ...steps: Steps<Results>
): Promise<Results> {
  if (!isPostgres(db)) {
    const found: unknown[] = [];
    for (const step of steps) found.push(await step());
    return found as Results;
  }
  return allOf(steps.map((step) => step())) as Promise<Results>;
}

/** What all of them found, once all have ended. */
export async function allOf<T>(running: readonly Promise<T>[]): Promise<T[]> {
  const ended = await Promise.allSettled(running);
  const reasons = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (reasons.length > 0) throw reasons.find((reason) => reason?.code !== aborted) ?? reasons[0];
  return ended.map((one) => (one as PromiseFulfilledResult<T>).value);
}
