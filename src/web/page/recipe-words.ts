import { createContext, useContext } from 'react';
import { firstRecipeLanguage } from '#contract/recipe-languages.ts';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';
import { languageTag } from '#domain/recipes/language.ts';
import { useText } from './text.ts';

/** The language of the recipe that a part of a page shows. */
export const RecipeLanguageContext = createContext<RecipeLanguage>(firstRecipeLanguage);

/**
 * What an element with a recipe's own words says about them: they run as they are written, and are in
 * another language than the page where the page is not in theirs, so that they are read out right.
 */
export function useRecipeWords(own?: RecipeLanguage): { dir: 'auto'; lang?: string } {
  const { language } = useText();
  const around = useContext(RecipeLanguageContext);
  const lang = languageTag(own ?? around);
  return language === lang ? { dir: 'auto' } : { dir: 'auto', lang };
}
