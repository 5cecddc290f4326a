import { setTimeout as wait } from 'node:timers/promises';
import type { Transact } from '../bind.ts';
import type { Db } from '../schema.ts';
import { isPassing } from './failures.ts';

const mostTries = 8;

/** Transactions that are run anew when they meet others in a way that running anew resolves. */
export function createTransact(db: Db): Transact {
  return async (change) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction().execute(change);
      } catch (error) {
        if (tries === mostTries || !isPassing(error)) throw error;
        await wait(Math.random() * 2 ** tries);
      }
    }
  };
}
