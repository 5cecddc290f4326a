import type { recipeLanguages } from '#contract/recipe-languages.ts';

/** The language in which a recipe is written: it decides how numbers, cups and pints are read. */
export type RecipeLanguage = (typeof recipeLanguages)[number];
