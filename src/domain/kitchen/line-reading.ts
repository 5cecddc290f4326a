import { readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';

/** An amount in the line's own signs: `2` and `x 400 g tins`. */
type ReadAmount = { number: string; unit: string };

/** How a line was understood, in its own words, so that its author can word it otherwise. */
export type LineReading = {
  isHeading: boolean;
  /** Its amounts, without those that say another again. */
  amounts: ReadAmount[];
  food: string | null;
  note: string | null;
  isOptional: boolean;
  /** Its author fixed it by an `=` at the end. */
  isFixed: boolean;
  /** It has an amount, and none that changes with the servings. */
  stays: boolean;
};

/** How an ingredient line is understood; null of one that is empty. It never throws. */
export function readingOfLine(line: string, language: RecipeLanguage): LineReading | null {
  if (line.trim() === '') return null;
  const read = readIngredientLine(line, language);
  const { isHeading, food, note, isOptional, isFixed } = read;
  const amounts = read.amounts
    .filter(({ isSame }) => !isSame)
    .map(({ start, end, number }) => ({
      number: line.slice(number.start, number.end),
      // What stands before the number is its unit too, where one pack says no number.
      unit: (line.slice(start, number.start) + line.slice(number.end, end)).trim(),
    }));
  const stays = read.amounts.length > 0 && read.amounts.every(({ doesScale }) => !doesScale);
  return { isHeading, amounts, food, note, isOptional, isFixed, stays };
}
