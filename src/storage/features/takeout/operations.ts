import { nothing, read, write } from '../../define.ts';
import { addTakeout, findTakeout } from './takeouts.ts';

/** Addresses from which people take along what is theirs. */
export const takeoutOperations = {
  /** Whose everything an address gives at this time, or null. */
  findTakeout: read(findTakeout, { madeFrom: 'private' }),
  /** False, and nothing is kept, where the session has ended. */
  addTakeout: write(addTakeout, { changes: nothing }),
};
