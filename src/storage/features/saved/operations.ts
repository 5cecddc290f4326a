import { nothing, read, write } from '../../define.ts';
import { listSavedIds, saveRecipe } from './saved.ts';

/** So few are read without a hop to another thread. */
const few = 101;

/** Who saved what is nobody else's business; no public call or page shows it. */
export const savedOperations = {
  /** The ids of what the person saved and what is still there, last saved first. */
  listSavedIds: read(listSavedIds, {
    where: (_userId, most = Infinity) => (most <= few ? 'main' : 'reader'),
    madeFrom: 'private',
  }),
  /** Toggles when `saved` is null. The state afterwards, or null when no such recipe exists. */
  saveRecipe: write(saveRecipe, { changes: nothing }),
};
