import { fnv1a } from '../hashes/fnv-1a.ts';
import { isIngredientHeading } from '../kitchen/ingredient-sections.ts';
import { withoutFixing } from '../kitchen/ingredients-text.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';

/** The ingredient lines of a recipe with their lasting ids. */
export type Lines = { ingredients: readonly string[]; ingredientIds: readonly string[] };

/** The same, with the language in which some of them are headings. */
export type ReadLines = Lines & { language: RecipeLanguage };

/**
 * A sign for each ingredient line as it reads now, by its id and its text. A review keeps them: so
 * it is known for each line whether it has changed since, without a copy of all its words. Headings
 * have none: nobody cooks them.
 */
export function signLines({ ingredients, ingredientIds, language }: ReadLines): string[] {
  return ingredients.flatMap((line, index) =>
    isIngredientHeading(line, language)
      ? []
      : signLine(ingredientIds[index] ?? '', withoutFixing(line)),
  );
}

/**
 * The signs by which a review may know a line: as it is signed, and with the sign that fixes its amounts,
 * as reviews keep it that were written when lines were signed as they stand.
 */
export const signsOf = (id: string, line: string): string[] => [
  ...new Set([signLine(id, withoutFixing(line)), signLine(id, line)]),
];

/** The sign of a line: a hash as eight hex digits. */
const signLine = (id: string, line: string): string =>
  fnv1a(`${id} ${line}`).toString(16).padStart(8, '0');

/** Tells of each review whether it was cooked from other ingredient lines than those of now; their order does not matter, nor do headings. */
export function earlierThan({ ingredients, ingredientIds, language }: ReadLines) {
  const signed = ingredients.map((line, index) => ({
    signs: signsOf(ingredientIds[index] ?? '', line),
    isHeading: isIngredientHeading(line, language),
  }));
  const lines = signed.filter(({ isHeading }) => !isHeading);
  const known = new Set(signed.flatMap(({ signs }) => signs));
  return (cooked: readonly string[]): boolean => {
    const before = new Set(cooked);
    const isKept = lines.every(({ signs }) => signs.some((sign) => before.has(sign)));
    return !isKept || cooked.some((sign) => !known.has(sign));
  };
}
