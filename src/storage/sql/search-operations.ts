import { search } from '../define.ts';
import { relatedRecipes } from './related.ts';
import { searchRecipes } from './search.ts';

/** What is found through the search index. */
export const searchOperations = {
  /**
   * Best match first, ties newest first. Every word of the keyword is matched as a prefix
   * over name, description, ingredients and category; accents and small typos forgiven.
   */
  searchRecipes: search(searchRecipes, { madeFrom: ['recipes'] }),
  /** Recipes of the category, most alike first, never the recipe itself. */
  relatedRecipes: search(relatedRecipes, {
    madeFrom: (_recipes, recipeId, categoryId) => [
      'lists',
      `recipe:${recipeId}`,
      `category:${categoryId}`,
    ],
  }),
};
