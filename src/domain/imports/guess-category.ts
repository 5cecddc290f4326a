import { cuisineId, type cuisines } from '#domain/categories/cuisines.ts';

type CuisineName = (typeof cuisines)[number]['name'];

/** Words by which pages name one of our cuisines. */
const words: [CuisineName, RegExp][] = [
  ['Indian', /\b(indian|punjabi|goan|bengali|gujarati|hyderabadi|kashmiri|mughlai|tamil)\b/i],
  ['Thai', /\bthai\b/i],
  ['Mexican', /\b(mexican|tex-?mex|oaxacan|yucatecan)\b/i],
  ['Chinese', /\b(chinese|cantonese|sichuan|szechuan|hunan|shanghainese)\b/i],
  ['American', /\b(american|cajun|creole|southern|u\.?s\.?a?\.?)(?!\w)/i],
];
const otherAmericas = /\b(latin|south|central)[ -]american\b/i;

/**
 * The category id that a page's cuisines (and, for our own pages, its categories) name: Other
 * for a cuisine that is none of ours, undefined when the page names none.
 */
export function guessCategory(
  recipeCuisines: readonly string[],
  recipeCategories: readonly string[],
): string | undefined {
  const found = words.find(([name, pattern]) =>
    recipeCuisines.some((cuisine) => {
      return pattern.test(cuisine) && !(name === 'American' && otherAmericas.test(cuisine));
    }),
  );
  if (found) return cuisineId(found[0]);
  if (recipeCuisines.some((cuisine) => cuisine.trim() !== '')) return cuisineId('Other');
  const named = words.find(([name]) => recipeCategories.includes(name))?.[0];
  if (named) return cuisineId(named);
  return recipeCategories.includes('Other') ? cuisineId('Other') : undefined;
}
