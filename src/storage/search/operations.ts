import { search } from '../define.ts';
import { cardTopics } from '../features/recipes/operations.ts';
import { cookTopics } from './cook-topics.ts';
import { pantryRecipes } from './pantry.ts';
import { relateRecipe } from './related.ts';
import { searchCards, searchRecipes } from './search.ts';
import { suggest } from './suggest.ts';

/** What is found through the search index. */
export const searchOperations = {
  /**
   * Foods that the keyword wants left out are named by no recipe of the answer (`readAsked`).
   * Best match first, ties newest first. Every word of the keyword is matched as a prefix
   * over name, description, ingredients and category; accents and small typos forgiven.
   */
  searchRecipes: search(searchRecipes, {
    madeFrom: ({ understood }) => ['recipes', ...cookTopics(understood)],
  }),
  /** The same with cards that are ready to be sent: one text is soon sent to another thread. */
  searchCards: search(searchCards, {
    madeFrom: ({ cards, understood }) => [
      'recipes' as const,
      ...cardTopics(cards),
      ...cookTopics(understood),
    ],
  }),
  /** What has a name that begins with what is typed so far; it changes with recipes, with the names of cooks, and with who shares anything. */
  suggest: search(suggest, {
    madeFrom: ({ cooks }) => [
      'recipes',
      'reviewed',
      'collections',
      ...cooks.map(({ id }) => `person:${id}` as const),
    ],
  }),
  /** Recipes by what is there, those first of which least is missing. */
  pantryRecipes: search(pantryRecipes, { madeFrom: ['recipes'] }),
  /** The ids of up to eight recipes of the category, most alike first, never the recipe itself. */
  relateRecipe: search(relateRecipe, {
    madeFrom: (_ids, recipeId) => [`recipe:${recipeId}`, `related:${recipeId}`],
  }),
};
