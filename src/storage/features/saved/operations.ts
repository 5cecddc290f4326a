import { nothing, read, search, write } from '../../define.ts';
import { listGoneSaves, listSavedIds, listSavedRecipes, searchSavedRecipes } from './lists.ts';
import { saveRecipe } from './saved.ts';

/** Who saved what is nobody else's business; no public call or page shows it. */
export const savedOperations = {
  /** The ids of what the person saved and what is still there, last saved first. */
  listSavedIds: read(listSavedIds, {
    where: 'reader',
    madeFrom: 'private',
  }),
  /** A page of what the person saved and what is still there, as wished. */
  listSavedRecipes: read(listSavedRecipes, { where: 'reader', madeFrom: 'private' }),
  /** The same of what a sentence finds among it, in the same orders, with what it leaves out and what it does not. */
  searchSavedRecipes: search(searchSavedRecipes, { madeFrom: 'private' }),
  /** What the person saved and its author has deleted, last saved first; at most 50. */
  listGoneSaves: read(listGoneSaves, { where: 'reader', madeFrom: 'private' }),
  /**
   * Toggles when `saved` is null. The state afterwards, `full` where no more fits, or null when no such
   * recipe exists.
   */
  saveRecipe: write(saveRecipe, { changes: nothing }),
};
