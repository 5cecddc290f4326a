import { nothing, read, tally, write } from '../../define.ts';
import { hasUnlooked, lookAtPost } from './look.ts';
import { deleteOldOrigins, noteOrigin } from './origins.ts';

/** From where things are posted, and what is strange about them. */
export const hintOperations = {
  /** Kept without waiting for the disk: it may be lost with the power. */
  noteOrigin: tally(noteOrigin),
  /** Whether there is something for `lookAtPost` to do. */
  hasUnlooked: read(hasUnlooked, { madeFrom: 'private' }),
  /** False where nothing waits to be looked at. */
  lookAtPost: write(lookAtPost, { changes: nothing }),
  /** How many were forgotten. */
  deleteOldOrigins: write(deleteOldOrigins, { changes: nothing }),
};
