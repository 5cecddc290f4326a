import { relaxed } from '../../define.ts';
import { addTries, deleteExpiredTries, deleteTries, findTries } from './tries.ts';

/** Counted tries under a key, for rate limits; they expire at `expiresAt`. */
export const tryOperations = {
  findTries: relaxed(findTries),
  /** Adds points in one step; starts anew with `expiresAt` when the key is absent, expired or `renew`. */
  addTries: relaxed(addTries),
  deleteTries: relaxed(deleteTries),
  deleteExpiredTries: relaxed(deleteExpiredTries),
};
