import { isMarkedHeading, type Section, sectionsOf } from '../recipes/sections.ts';
import { readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';

/**
 * Whether an item of the ingredients is a heading: marked as one, or a short line without an amount
 * that ends in a colon. Lines that end otherwise are not read, so that any list is done in no time.
 */
export function isIngredientHeading(line: string, language: RecipeLanguage): boolean {
  if (isMarkedHeading(line)) return true;
  return line.trimEnd().endsWith(':') && readIngredientLine(line, language).isHeading;
}

/** The ingredients of a recipe under their headings. */
export function ingredientSections(lines: readonly string[], language: RecipeLanguage): Section[] {
  return sectionsOf(lines, (line) => isIngredientHeading(line, language));
}

/** Where among the ingredients the headings stand, from 0. */
export function ingredientHeadings(lines: readonly string[], language: RecipeLanguage): number[] {
  return lines.flatMap((line, index) => (isIngredientHeading(line, language) ? [index] : []));
}

/** The ingredients without their headings. */
export function withoutHeadings(lines: readonly string[], language: RecipeLanguage): string[] {
  return lines.filter((line) => !isIngredientHeading(line, language));
}
