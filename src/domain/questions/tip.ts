import { limits } from '#contract/recipes.ts';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';

/** What stands before a question and an answer, in the language of the recipe. */
const marks: Record<'de' | 'en', [question: string, answer: string]> = {
  de: ['F:', 'A:'],
  en: ['Q:', 'A:'],
};

/**
 * The tip of a recipe with a question and an answer behind it, a line each; null where that is longer than a
 * tip may be.
 */
export function foldIntoTip(
  { tip, language }: { tip: string | null; language: RecipeLanguage },
  question: string,
  answer: string,
): string | null {
  const [asks, answers] = marks[language === 'de' ? 'de' : 'en'];
  const pair = `${asks} ${oneLine(question)}\n${answers} ${oneLine(answer)}`;
  const whole = tip ? `${tip}\n\n${pair}` : pair;
  return [...whole].length > limits.tip ? null : whole;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
