import { read } from '../../define.ts';
import { listActs } from './acts.ts';
import { listAccounts, listModeratedRecipes } from './moderation.ts';
import { countSite } from './site-counts.ts';

/** What those who look after the site see. */
export const adminOperations = {
  /** Newest first; the removed ones, the others, or both. The total counts no further than 1,000. */
  listModeratedRecipes: read(listModeratedRecipes, { where: 'reader', madeFrom: 'private' }),
  /** Newest first. The total counts no further than 1,000. */
  listAccounts: read(listAccounts, { where: 'reader', madeFrom: 'private' }),
  countSite: read(countSite, { where: 'reader', madeFrom: 'private' }),
  /** Newest first. */
  listActs: read(listActs, { where: 'reader', madeFrom: 'private' }),
};
