import { readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';
import { numbered } from './plural.ts';
import type { NamesFood } from './step-text.ts';

const wordsOf = (text: string) => text.match(/[\p{L}'’-]+/gu) ?? [];
const one = (word: string, language: RecipeLanguage) =>
  numbered(word.toLowerCase(), false, language);

/** The last word of the food of each line, whether it says an amount, and whether its author fixed that. */
function headsOf(lines: readonly string[], language: RecipeLanguage) {
  return lines.flatMap((line) => {
    const { food, isHeading, isFixed, amounts } = readIngredientLine(line, language);
    const last = isHeading ? undefined : wordsOf(food ?? '').at(-1);
    return last ? [{ head: one(last, language), isFixed, hasAmount: amounts.length > 0 }] : [];
  });
}

/** Whether words begin with a food of the ingredients: `large eggs and beat` after `2 eggs`. */
export function foodsOf(lines: readonly string[], language: RecipeLanguage): NamesFood {
  const heads = new Set(headsOf(lines, language).map(({ head }) => head));
  return (words) =>
    wordsOf(words)
      .slice(0, 3)
      .some((word) => heads.has(one(word, language)));
}

/**
 * Whether words begin with a food whose amount its author fixed: what the ingredients go on asking for is what goes in. Of a
 * food that another line has more of with the servings, nobody knows; and oil to fry in may be rubbed into dough as well.
 */
export function fixedFoodsOf(lines: readonly string[], language: RecipeLanguage): NamesFood {
  const told = headsOf(lines, language).filter(({ hasAmount }) => hasAmount);
  if (!told.some(({ isFixed }) => isFixed)) return () => false;
  const isOf = (word: string, head: string) =>
    head === word || (language === 'de' && word.length > 3 && head.endsWith(word));
  return (words) => {
    const named = wordsOf(words).slice(0, 3);
    const first = named
      .map((word) => told.filter(({ head }) => isOf(one(word, language), head)))
      .find(({ length }) => length > 0);
    return first?.every(({ isFixed }) => isFixed) ?? false;
  };
}
