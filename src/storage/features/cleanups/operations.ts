import { nothing, read, write } from '../../define.ts';
import { countSet } from './choose.ts';
import { findCleanup, listCleanups } from './reads.ts';
import { startCleanup, undoCleanup } from './start.ts';
import { cleanSome, hasCleanups } from './step.ts';

/** Sets of posts that moderators hide at once. */
export const cleanupOperations = {
  /** What a set would be. */
  countSet: read(countSet, { where: 'reader', madeFrom: 'private' }),
  /** Newest first. */
  listCleanups: read(listCleanups, { where: 'reader', madeFrom: 'private' }),
  /** Whose posts it is about. */
  findCleanup: read(findCleanup, { madeFrom: 'private' }),
  /** Whether there is something for `cleanSome` to do. */
  hasCleanups: read(hasCleanups, { madeFrom: 'private' }),
  /** Chooses what is to be hidden; the same again counts once. */
  startCleanup: write(startCleanup, { changes: nothing }),
  /** Wishes it all back, once. */
  undoCleanup: write(undoCleanup, { changes: nothing }),
  /** Hides or shows some; null where nothing waits. */
  cleanSome: write(cleanSome, {
    changes: (topics) => (topics === undefined ? 'everything' : (topics ?? nothing)),
  }),
};
