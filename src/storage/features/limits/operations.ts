import { tally } from '../../define.ts';
import { addTries, deleteExpiredTries, deleteTries, findTries } from './tries.ts';

/** Counted tries under a key, for rate limits; they expire at `expiresAt`. */
export const tryOperations = {
  findTries: tally(findTries),
  /** Adds points in one step; starts anew with `expiresAt` when the key is absent, expired or `renew`. */
  addTries: tally(addTries),
  deleteTries: tally(deleteTries),
  deleteExpiredTries: tally(deleteExpiredTries),
};
