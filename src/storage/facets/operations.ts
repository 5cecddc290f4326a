import { nothing, search, type Topics, write } from '../define.ts';
import { cardTopics } from '../features/recipes/operations.ts';
import { cookTopics } from '../search/cook-topics.ts';
import { browseRecipes } from './browse.ts';
import { fillFacets } from './fill.ts';
import { findFaceted } from './find.ts';

/** What is found by facets. */
export const facetOperations = {
  /** In the order asked for, ties newest first; behind the cursor of a page before. */
  browseRecipes: search(browseRecipes, {
    madeFrom: ({ cards }) => ['recipes', 'reviewed', ...cardTopics(cards)],
  }),
  /** What a sentence finds, in the order asked for; never more than the sentence finds by itself. */
  findFaceted: search(findFaceted, {
    madeFrom: ({ cards, understood }) => [
      'recipes',
      'reviewed',
      ...cardTopics(cards),
      ...cookTopics(understood),
    ],
  }),
  /** Takes recipes from before there were facets to theirs, at most so many; which it were. */
  fillFacets: write(fillFacets, {
    changes: (filled) => filledTopics(filled),
  }),
};

/** Lists show them where they did not before. */
function filledTopics(ids: readonly string[] | undefined): Topics {
  if (ids === undefined) return 'everything';
  return ids.length === 0 ? nothing : ['recipes', ...ids.map((id) => `recipe:${id}` as const)];
}
