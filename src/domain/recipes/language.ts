import { firstRecipeLanguage } from '#contract/recipe-languages.ts';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';

/** The language in which a recipe is written; one that tells none is taken for the first. */
export function languageOf(recipe: { language?: RecipeLanguage | undefined }): RecipeLanguage {
  return recipe.language ?? firstRecipeLanguage;
}

/** What an element says of a recipe's words: of the language that most are merely taken for no more than that it is English. */
export function languageTag(language: RecipeLanguage): string {
  return language === firstRecipeLanguage ? 'en' : language;
}
