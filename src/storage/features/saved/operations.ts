import { nothing, read, write } from '../../define.ts';
import { listSavedIds, listSavedRecipes, saveRecipe } from './saved.ts';

/** Who saved what is nobody else's business; no public call or page shows it. */
export const savedOperations = {
  /** The ids of what the person saved and what is still there, last saved first. */
  listSavedIds: read(listSavedIds, {
    where: 'reader',
    madeFrom: 'private',
  }),
  /** A page of what the person saved and what is still there, last saved first. */
  listSavedRecipes: read(listSavedRecipes, { where: 'reader', madeFrom: 'private' }),
  /** Toggles when `saved` is null. The state afterwards, or null when no such recipe exists. */
  saveRecipe: write(saveRecipe, { changes: nothing }),
};
