import type { Diet } from '#contract/recipe-fields.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';

/** The diets that may be said of a recipe: those that its author names, but for what its text contradicts. */
export const borneOutDiets = ({
  diet = [],
  dietDoubts = [],
}: Pick<RecipeDetailReply, 'diet' | 'dietDoubts'>): Diet[] =>
  diet.filter((one) => !dietDoubts.some((doubt) => doubt.diet === one));
