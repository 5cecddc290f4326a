import { read } from '../../define.ts';
import { listQuickRecipes, listRecentReviews } from './home.ts';

/** What the parts of Home that change by themselves are drawn from. */
export const homeOperations = {
  /** Quick recipes of a few cooks from a place on; cooks stand on a ring by the ends of their ids. */
  listQuickRecipes: read(listQuickRecipes, { where: 'reader', madeFrom: ['recipes'] }),
  /** The newest reviews that show, of recipes that lists have. */
  listRecentReviews: read(listRecentReviews, {
    where: 'reader',
    madeFrom: ['reviewed', 'recipes'],
  }),
};
